import { useCounterCustomer, useCounterOrder } from '@dealerkit/api-client/react';
import { CounterOrderScreen } from '@dealerkit/ui/screens/CounterOrderScreen';
import type { CounterOrderScreenProps } from '@dealerkit/ui/screens/CounterOrderScreen';
import '@dealerkit/ui/screens/CounterOrderScreen.css';
import { counterOrderTexts } from '@dealerkit/ui/texts/en/counterOrder';
import { customersTexts } from '@dealerkit/ui/texts/en/customers';
import { orderTexts } from '@dealerkit/ui/texts/en/order';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useSearchParams } from 'react-router-dom';
import { districts } from '../content/districts.js';
import { useLanguage } from '../preferences/language.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { useAccount } from '../session/useSession.js';

const english = { ...counterOrderTexts, ...customersTexts, ...orderTexts };

const useCounterOrderPage = (): CounterOrderScreenProps => {
  const messages = useMessages(english);
  const [parameters, setParameters] = useSearchParams();
  const { customers, customerOf, clear } = useCounterCustomer(
    {
      given: parameters.get('customer') ?? undefined,
      // In the address the customer survives a reload.
      onChoose: (customer) => setParameters(customer === undefined ? {} : { customer }, { replace: true }),
      addressDefault: messages.counterOrder.addressDefault,
    },
    messages.customers,
  );
  const order = useCounterOrder(useAccount().email, messages, customerOf);
  return {
    ...order,
    onNext: () => {
      clear();
      order.onNext();
    },
    customers,
    draft: useStoredDraft(),
    districts: districts[useLanguage().code],
  };
};

/** `/dashboard/counterorder` */
export const CounterOrder = () => <CounterOrderScreen {...useCounterOrderPage()} />;
