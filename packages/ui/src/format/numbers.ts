/** Formats a number in the digits and the grouping of a locale, with at most two decimals. */
export const formatNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);

/** Formats a number as `formatNumber` does, with all its decimals. */
export const formatExact = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value);

/** Formats a number for an input: in the digits of the locale, with all decimals, without grouping. `parseNumber` reads it back. */
export const formatInputNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
