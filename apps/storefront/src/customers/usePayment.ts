import { usePay } from '@dealerkit/api-client/react';
import { currencyDigits, fromSmallestUnit } from '@dealerkit/domain/amounts';
import { ledgerTexts } from '@dealerkit/ui/texts/en/ledger';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';

/** Returns a function that records a payment, and says what the balance is then. */
export const usePayment = () => {
  const { ledger } = useTexts(ledgerTexts);
  const { currency, formatMoney } = useUi();
  const format = (amount: number) => formatMoney(fromSmallestUnit(amount, currencyDigits(currency)));
  const paid = (amount: number, balance: number) => ledger.paymentDone(format(amount), format(balance));
  return usePay({ paid, mayBeRecorded: ledger.mayBeRecorded });
};
