import { useCounterCustomer, useCounterOrder } from '@dealerkit/api-client/react';
import { CounterOrderScreen } from '@dealerkit/ui/screens/CounterOrderScreen';
import type { CounterOrderScreenProps } from '@dealerkit/ui/screens/CounterOrderScreen';
import '@dealerkit/ui/screens/CounterOrderScreen.css';
import { counterOrderTexts } from '@dealerkit/ui/texts/en/counterOrder';
import { customersTexts } from '@dealerkit/ui/texts/en/customers';
import { orderTexts } from '@dealerkit/ui/texts/en/order';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useSearchParams } from 'react-router-dom';
import { districts } from '../content/districts.js';
import { useLanguage } from '../preferences/language.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { useAccount } from '../session/useSession.js';
import { useRefusalMessages } from '../toasts/useRefusalMessages.js';

const english = { ...counterOrderTexts, ...customersTexts, ...orderTexts };

const useCounterOrderPage = (): CounterOrderScreenProps => {
  const texts = useTexts(english);
  const [parameters, setParameters] = useSearchParams();
  const { customers, customerOf, clear } = useCounterCustomer(
    {
      given: parameters.get('customer') ?? undefined,
      onClear: () => setParameters({}, { replace: true }),
      addressDefault: texts.counterOrder.addressDefault,
    },
    texts.customers,
  );
  const messages = { placed: texts.order.placed, refusal: useRefusalMessages() };
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
