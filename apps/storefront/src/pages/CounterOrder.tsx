import { useAbilities, useCounterOrder } from '@dealerkit/api-client/react';
import { CounterOrderScreen } from '@dealerkit/ui/screens/CounterOrderScreen';
import type { CounterOrderScreenProps } from '@dealerkit/ui/screens/CounterOrderScreen';
import '@dealerkit/ui/screens/CounterOrderScreen.css';
import { orderTexts } from '@dealerkit/ui/texts/en/order';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { districts } from '../content/districts.js';
import { useCounterCustomer } from '../customers/useCounterCustomer.js';
import { useLanguage } from '../preferences/language.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { useAccount } from '../session/useSession.js';

const useCounterOrderPage = (): CounterOrderScreenProps => {
  const { options, idOf, clear } = useCounterCustomer(useAbilities().findCustomers);
  const order = useCounterOrder(useAccount().email, useTexts(orderTexts).order, idOf);
  return {
    ...order,
    onNext: () => {
      clear();
      order.onNext();
    },
    customers: options,
    draft: useStoredDraft(),
    districts: districts[useLanguage().code],
  };
};

/** `/dashboard/counterorder` */
export const CounterOrder = () => <CounterOrderScreen {...useCounterOrderPage()} />;
