import { basketDraft } from './basketDraft.js';
import type { SessionState } from '../../signIn/sessionState.js';
import { basketStore } from './placing/basket.js';
import { useBasketParts } from './useBasketParts.js';
import { useOrderDefaults } from './useOrderDefaults.js';
import { type PlaceBasketMessages, usePlaceBasket } from './usePlaceBasket.js';

/** The basket of this browser, and how the user of a session orders it: props of `BasketScreen`. `onLogIn` leads a visitor to the login. */
export const useBasketForm = (session: SessionState, onLogIn: () => void, messages: PlaceBasketMessages) => {
  const account = session.status === 'signedIn' ? session.account : undefined;
  const { basket, delivery, onPlace, ...placing } = usePlaceBasket(account, messages);
  const defaults = useOrderDefaults(account?.email);
  const isKnown = session.status === 'signedOut' || defaults !== undefined;
  // Of an order that was begun, or of the profile.
  const customer = isKnown ? { ...(delivery ?? defaults), addresses: defaults?.addresses } : undefined;
  const logIn: NonNullable<typeof onPlace> = () => {
    onLogIn();
    // The form keeps what was typed, because nothing is accepted.
    return new Promise(() => undefined);
  };
  return {
    ...placing,
    // The form starts with the address of the customer.
    basket: customer && basket,
    parts: useBasketParts(basket),
    onChange: basketStore.change,
    customer,
    isSignedIn: onPlace !== undefined,
    onPlace: onPlace ?? logIn,
    draft: basketDraft,
  };
};
