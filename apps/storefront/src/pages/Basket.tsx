import { basketStore, useBasketParts, usePlaceBasket, useProfile } from '@dealerkit/api-client/react';
import { returnToState } from '@dealerkit/api-client/session';
import { useAbilities } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { BasketScreen } from '@dealerkit/ui/screens/BasketScreen';
import type { BasketProgress, BasketScreenProps } from '@dealerkit/ui/screens/BasketScreen';
import '@dealerkit/ui/screens/BasketScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { districts } from '../content/districts.js';
import { useLanguage } from '../preferences/language.js';
import { useContact } from '../preferences/useContact.js';
import { useKnownAccount, useSession } from '../session/useSession.js';
import { basketDraft as draft } from './basketDraft.js';
import { useFirstResult } from './useFirstResult.js';

const usePlacing = (email: string | undefined) => {
  const { texts, formatNumber } = useUi();
  const { attention, notStored, placedElsewhere } = texts.basket;
  return usePlaceBasket(email, {
    attention: (count) => attention(count, formatNumber(count)),
    notStored,
    placedElsewhere,
    placed: texts.order.placed,
  });
};

/** The address and phone number of the form: of an order that was begun, or of the profile; undefined until they are known. */
const useCustomer = (email: string | undefined, begun: BasketScreenProps['customer']) => {
  const { status } = useSession();
  const profile = useFirstResult(useProfile(email), email);
  if (status === 'unknown' || (email !== undefined && profile.state === 'loading')) return undefined;
  if (begun) return { address: begun.address, phone: begun.phone };
  return profile.state === 'ready' ? { address: profile.data.loaction, phone: profile.data.phone } : {};
};

/** How far the basket is placed, with why it does not go on. */
const useProgress = ({ progress, pause, goOn }: ReturnType<typeof usePlaceBasket>): BasketProgress | undefined => {
  const [error, setError] = useState<string>();
  return (
    progress && {
      ...progress,
      error,
      onPause: pause,
      onContinue: () => {
        setError(undefined);
        void goOn()?.then((failure) => setError(failure?.message));
      },
    }
  );
};

const useBasketScreen = (): BasketScreenProps => {
  const account = useKnownAccount();
  const email = account?.email;
  const navigate = useNavigate();
  const placing = usePlacing(email);
  const customer = useCustomer(email, placing.delivery);
  const { basket, place, placed, refusals, unclear, answer } = placing;
  return {
    // The form starts with the address of the customer.
    basket: customer && basket,
    parts: useBasketParts(basket),
    onChange: basketStore.change,
    customer,
    isSignedIn: account !== undefined,
    onPlace: (order) => {
      if (account) return place(account.email, { ...order, userName: account.name });
      void navigate(paths.login, { state: returnToState({ pathname: paths.basket, search: '', hash: '' }) });
      // The form keeps what was typed, because nothing is accepted.
      return new Promise(() => undefined);
    },
    takesNote: useAbilities().orderNumbers,
    refusals,
    unclear,
    onUnclearLine: answer,
    progress: useProgress(placing),
    placed,
    draft,
    contact: useContact(),
    districts: districts[useLanguage().code],
  };
};

/** `/basket` */
export const Basket = () => <BasketScreen {...useBasketScreen()} />;
