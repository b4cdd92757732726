import { parseNumber } from '@dealerkit/domain/text/numbers';

/** Other names of a currency in lists of prices, besides its code and its sign. */
const otherNames: Readonly<Record<string, readonly string[]>> = { BDT: ['taka', 'tk', 'টাকা', 'টাঃ'] };

/** A text in lower case without invisible characters and without spaces at its ends. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .trim();

/** Without the mark that ends an amount, as in `500/-`. */
const withoutMark = (amount: string) => amount.replace(/\s*\/\s*[-=]$/, '');

// An ordinary space may also stand between two prices.
const groupingSpace = /(\p{Nd})[\u00A0\u2009\u202F](?=\p{Nd})/gu;

/** Creating a format takes longer than all else that is done with an amount. */
const signs = new Map<string, string>();

const signOf = (currency: string): string => {
  const sign =
    signs.get(currency) ??
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ??
    currency;
  signs.set(currency, sign);
  return sign;
};

/** Parses an amount in a currency as lists of prices write it, for example `Tk. 1,200/-`; NaN if it is none. */
export const parseMoney = (text: string, currency: string): number => {
  const names = [currency, signOf(currency), ...(otherNames[currency] ?? [])].map(fold);
  const amount = withoutMark(fold(text)).replaceAll(groupingSpace, '$1,');
  const start = names.find((name) => amount.startsWith(name));
  if (start !== undefined) return parseNumber(amount.slice(start.length).replace(/^\s*\./, ''));
  const withoutPoint = amount.replace(/\s*\.$/, '');
  const end = names.find((name) => withoutPoint.endsWith(name));
  return parseNumber(end === undefined ? amount : withoutMark(withoutPoint.slice(0, -end.length).trimEnd()));
};
