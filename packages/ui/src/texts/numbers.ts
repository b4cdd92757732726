/** How a dealer writes figures and money; both from Intl, so digits and grouping follow the language. */
export interface NumberStyle {
  /** BCP 47 tag, e.g. `en-BD` or `bn-BD`. */
  locale: string;
  /** ISO 4217 code, e.g. `BDT`. */
  currency: string;
}

/** Writes a plain figure in the digits and grouping of the locale. */
export const formatNumber = (value: number, { locale }: NumberStyle): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);

/** Writes a figure as `formatNumber` does, with every decimal it was given. */
export const formatExactly = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value);

/** Writes an amount as money, with the narrow sign of the currency and no decimals for whole amounts. */
export const formatMoney = (value: number, { locale, currency }: NumberStyle): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(value);

/** Writes a whole number as a person would type it, in the digits of the locale and without grouping; `readNumber` reads it back. */
export const typedNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false }).format(value);

const BANGLA_ZERO = 0x09e6;

const plainNumber = /^[+-]?(\d+|\d{1,3}(,\d{2,3})*,\d{3})?(\.\d*)?$/;

/** Brings the Bangla digits of a text to Latin ones, and leaves everything else. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

/** Reads what a person typed into a number field, Bangla digits and grouping commas included; NaN if it is no plain number. */
export const readNumber = (typed: string): number => {
  const latin = latinDigits(typed.trim());
  return latin !== '' && plainNumber.test(latin) ? Number(latin.replaceAll(',', '')) : Number.NaN;
};
