const moneyFormat = (locale: string, currency: string, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...options });

/** Formats an amount of money with the narrow sign of its currency (an ISO 4217 code), and without decimals if it is whole. */
export const formatMoney = (value: number, locale: string, currency: string): string =>
  moneyFormat(locale, currency, { trailingZeroDisplay: 'stripIfInteger' }).format(value);

/** Formats a round amount in few characters, for example on the axis of a plot: "৳200K". */
export const formatShortMoney = (value: number, locale: string, currency: string): string =>
  moneyFormat(locale, currency, { notation: 'compact', maximumFractionDigits: 1 }).format(value);
