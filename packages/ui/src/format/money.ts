/** Formats an amount of money with the narrow sign of its currency (an ISO 4217 code), and without decimals if it is whole. */
export const formatMoney = (value: number, locale: string, currency: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(value);
