import { basketStore, useAbilities, useBasketParts, usePlaceBasket, useProfile } from '@dealerkit/api-client/react';
import { returnToState } from '@dealerkit/api-client/session';
import { paths } from '@dealerkit/domain/paths';
import { BasketScreen } from '@dealerkit/ui/screens/BasketScreen';
import type { BasketProgress, BasketScreenProps } from '@dealerkit/ui/screens/BasketScreen';
import '@dealerkit/ui/screens/BasketScreen.css';
import { addToBasketTexts } from '@dealerkit/ui/texts/en/addToBasket';
import { basketTexts } from '@dealerkit/ui/texts/en/basket';
import { offlineQueueTexts } from '@dealerkit/ui/texts/en/offlineQueue';
import { orderTexts } from '@dealerkit/ui/texts/en/order';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { districts } from '../content/districts.js';
import { useLanguage } from '../preferences/language.js';
import { useContact } from '../preferences/useContact.js';
import { showErrorToast, showSuccessToast } from '../toasts/mutationToasts.js';
import { useKnownAccount, useSession } from '../session/useSession.js';
import { basketDraft as draft } from './basketDraft.js';
import { useFirstResult } from './useFirstResult.js';

const pageTexts = { ...addToBasketTexts, ...basketTexts, ...orderTexts, ...offlineQueueTexts };

const usePlacing = (email: string | undefined) => {
  const { formatNumber } = useUi();
  const texts = useTexts(pageTexts);
  const { attention, placedElsewhere } = texts.basket;
  const { notStored } = texts.addToBasket;
  return usePlaceBasket(email, {
    attention: (count) => attention(count, formatNumber(count)),
    notStored,
    placedElsewhere,
    placed: texts.order.placed,
  });
};

/** What the form starts with: of an order that was begun, or of the profile; undefined until it is known. */
const useCustomer = (email: string | undefined, begun: BasketScreenProps['customer']) => {
  const { status } = useSession();
  const profile = useFirstResult(useProfile(email), email);
  if (status === 'unknown' || (email !== undefined && profile.state === 'loading')) return undefined;
  if (begun) return { address: begun.address, phone: begun.phone, note: begun.note };
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

/** Keeps the basket on this device until there is a connection, and says so. */
const useKeep = ({ keep }: Pick<ReturnType<typeof usePlaceBasket>, 'keep'>): typeof keep => {
  const { saved, savedUntilSent, notSaved } = useTexts(pageTexts).offlineQueue;
  const can = useAbilities();
  return (email, delivery) => {
    const isKept = keep(email, delivery);
    if (isKept) showSuccessToast(can.idempotencyKeys ? saved : savedUntilSent, 'placeOrder');
    else showErrorToast(notSaved, 'placeOrder');
    return isKept;
  };
};

const useBasketScreen = (): BasketScreenProps => {
  const account = useKnownAccount();
  const email = account?.email;
  const navigate = useNavigate();
  const placing = usePlacing(email);
  const customer = useCustomer(email, placing.delivery);
  const keep = useKeep(placing);
  const { orderNumbers: hasNumbers } = useAbilities();
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
    onKeep:
      account && !placing.progress ? (order) => keep(account.email, { ...order, userName: account.name }) : undefined,
    takesNote: hasNumbers,
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
