import { useBasketForm, useNewestFirst, useQuery } from '@dealerkit/api-client/react';
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

const SHOWN_ADDRESSES = 3;

const useBasketScreen = (): BasketScreenProps => {
  const navigate = useNavigate();
  const session = useSession();
  const state = returnToState({ pathname: paths.basket, search: '', hash: '' });
  const form = useBasketForm(session, () => void navigate(paths.login, { state }), useMessages(english));
  const input = session.status === 'signedIn' ? { email: session.account.email } : undefined;
  const orders = useNewestFirst(useQuery('listOrders', input, { isShown: false }));
  const earlier = orders.state === 'ready' ? orders.data : [];
  const { address, phone } = form.customer ?? {};
  // The form takes its first values only.
  const isWaiting = input !== undefined && orders.state === 'loading' && !(address && phone);
  return {
    ...form,
    basket: isWaiting ? undefined : form.basket,
    customer: { ...form.customer, address: address || earlier[0]?.address, phone: phone || earlier[0]?.phone },
    addresses: [...new Set(earlier.flatMap((order) => order.address ?? []))].slice(0, SHOWN_ADDRESSES),
    afterOrder: <AfterOrder />,
    contact: useContact(),
    districts: districts[useLanguage().code],
  };
};

/** `/basket`. The form of one user is not that of the next one, nor of a visitor. */
export const Basket = () => <BasketScreen key={useKnownAccount()?.email} {...useBasketScreen()} />;
