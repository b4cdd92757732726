import { useCounterOrder } from '@dealerkit/api-client/react';
import { CounterOrderScreen } from '@dealerkit/ui/screens/CounterOrderScreen';
import type { CounterOrderScreenProps } from '@dealerkit/ui/screens/CounterOrderScreen';
import '@dealerkit/ui/screens/CounterOrderScreen.css';
import { orderTexts } from '@dealerkit/ui/texts/en/order';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { districts } from '../content/districts.js';
import { useLanguage } from '../preferences/language.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { useAccount } from '../session/useSession.js';

const useCounterOrderPage = (): CounterOrderScreenProps => ({
  ...useCounterOrder(useAccount().email, useTexts(orderTexts).order),
  draft: useStoredDraft(),
  districts: districts[useLanguage().code],
});

/** `/dashboard/counterorder` */
export const CounterOrder = () => <CounterOrderScreen {...useCounterOrderPage()} />;
