import { currencyDigits, fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import { parseAmount } from '../format/amounts.js';
import { formatInputNumber } from '../format/numbers.js';
import { useUi } from '../UiProvider.js';

/** Formats and parses amounts in the smallest unit of the currency. */
export const useAmounts = () => {
  const { currency, formatMoney, texts } = useUi();
  const digits = currencyDigits(currency);
  return {
    /** The decimal digits of the currency. */
    digits,
    format: (amount: number) => formatMoney(fromSmallestUnit(amount, digits)),
    parse: (typed: string) => parseAmount(typed, currency),
    /** The text of an input for an amount; empty for none. */
    toInput: (amount: number | undefined) =>
      amount === undefined ? '' : formatInputNumber(fromSmallestUnit(amount, digits), texts.locale),
  };
};
