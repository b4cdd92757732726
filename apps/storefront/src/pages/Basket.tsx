import { useBasketForm } from '@dealerkit/api-client/react';
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

const useBasketScreen = (): BasketScreenProps => {
  const navigate = useNavigate();
  const state = returnToState({ pathname: paths.basket, search: '', hash: '' });
  return {
    ...useBasketForm(useSession(), () => void navigate(paths.login, { state }), useMessages(english)),
    afterOrder: <AfterOrder />,
    contact: useContact(),
    districts: districts[useLanguage().code],
  };
};

/** `/basket`. The form of one user is not that of the next one, nor of a visitor. */
export const Basket = () => <BasketScreen key={useKnownAccount()?.email} {...useBasketScreen()} />;
