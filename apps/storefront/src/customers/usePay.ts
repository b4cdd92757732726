import { useMutation } from '@dealerkit/api-client/react';
import { currencyDigits, fromSmallestUnit } from '@dealerkit/domain/amounts';
import type { CustomersScreenProps } from '@dealerkit/ui/screens/CustomersScreen';
import { ledgerTexts } from '@dealerkit/ui/texts/en/ledger';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { showSuccessToast } from '../toasts/mutationToasts.js';

/** Returns a function that formats amounts of the smallest unit of the currency. */
const useFormatAmount = () => {
  const { currency, formatMoney } = useUi();
  const digits = currencyDigits(currency);
  return (amount: number) => formatMoney(fromSmallestUnit(amount, digits));
};

/** Returns a function that records a payment, and says what the balance is then. */
export const usePay = (): CustomersScreenProps['onPay'] => {
  const { ledger } = useTexts(ledgerTexts);
  const format = useFormatAmount();
  const add = useMutation('addLedgerEntry', { unknownOutcomeMessage: ledger.mayBeRecorded });
  return ({ _id }, payment, form) =>
    add(
      { id: _id, kind: 'payment', ...payment },
      ({ balance }) => showSuccessToast(ledger.paymentDone(format(payment.amount), format(balance)), 'addLedgerEntry'),
      form,
    );
};
