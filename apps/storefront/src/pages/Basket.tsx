import {
  basketDraft,
  basketStore,
  useAbilities,
  useBasketParts,
  useOrderDefaults,
  usePlaceBasket,
} from '@dealerkit/api-client/react';
import { returnToState } from '@dealerkit/api-client/session';
import { paths } from '@dealerkit/domain/paths';
import { BasketScreen } from '@dealerkit/ui/screens/BasketScreen';
import type { BasketScreenProps } from '@dealerkit/ui/screens/BasketScreen';
import '@dealerkit/ui/screens/BasketScreen.css';
import { addToBasketTexts } from '@dealerkit/ui/texts/en/addToBasket';
import { basketTexts } from '@dealerkit/ui/texts/en/basket';
import { offlineQueueTexts } from '@dealerkit/ui/texts/en/offlineQueue';
import { orderTexts } from '@dealerkit/ui/texts/en/order';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useNavigate } from 'react-router-dom';
import { districts } from '../content/districts.js';
import { AfterOrder } from '../notifications/AfterOrder.js';
import { useLanguage } from '../preferences/language.js';
import { useContact } from '../preferences/useContact.js';
import { useKnownAccount, useSession } from '../session/useSession.js';

const english = { ...addToBasketTexts, ...basketTexts, ...orderTexts, ...offlineQueueTexts };

/** What the form starts with: of an order that was begun, or of the profile; undefined until it is known. */
const useCustomer = (begun: BasketScreenProps['customer']) => {
  const email = useKnownAccount()?.email;
  const { status } = useSession();
  const defaults = useOrderDefaults(email);
  const isKnown = status === 'signedOut' || defaults !== undefined;
  return isKnown ? (begun ?? defaults ?? {}) : undefined;
};

const useBasketScreen = (): BasketScreenProps => {
  const navigate = useNavigate();
  const { basket, delivery, onPlace, ...placing } = usePlaceBasket(useKnownAccount(), useMessages(english));
  const customer = useCustomer(delivery);
  const logIn: BasketScreenProps['onPlace'] = () => {
    void navigate(paths.login, { state: returnToState({ pathname: paths.basket, search: '', hash: '' }) });
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
    takesNote: useAbilities().orderNumbers,
    draft: basketDraft,
    afterOrder: <AfterOrder />,
    contact: useContact(),
    districts: districts[useLanguage().code],
  };
};

/** `/basket`. The form of one user is not that of the next one, nor of a visitor. */
export const Basket = () => <BasketScreen key={useKnownAccount()?.email} {...useBasketScreen()} />;
