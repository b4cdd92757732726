import type { LanguageCode } from '../text/languages.js';
import { numbersBn } from './numbersBn.js';

/** The names of a currency and of its smallest unit. */
export interface CurrencyNames {
  major: string;
  minor: string;
}

interface Words {
  below100: (value: number) => string;
  hundred: (count: string) => string;
  thousand: string;
  lakh: string;
  crore: string;
  and: string;
  only: string;
  taka: CurrencyNames;
}

const numbersEn =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

const tensEn = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const words: Record<LanguageCode, Words> = {
  en: {
    below100(value) {
      const one = numbersEn[value];
      if (one !== undefined) return one;
      const ten = tensEn[Math.floor(value / 10) - 2] ?? '';
      return value % 10 === 0 ? ten : `${ten}-${numbersEn[value % 10] ?? ''}`;
    },
    hundred: (count) => `${count} hundred`,
    thousand: 'thousand',
    lakh: 'lakh',
    crore: 'crore',
    and: ' and ',
    only: 'only',
    taka: { major: 'taka', minor: 'paisa' },
  },
  bn: {
    below100: (value) => numbersBn[value] ?? '',
    hundred: (count) => `${count}শ`,
    thousand: 'হাজার',
    lakh: 'লাখ',
    crore: 'কোটি',
    and: ' ',
    only: 'মাত্র',
    taka: { major: 'টাকা', minor: 'পয়সা' },
  },
};

/** The units above 99, the largest first. Above 99 crore, crores are counted as any number: "one lakh crore". */
const units = [
  { value: 10_000_000, name: 'crore' },
  { value: 100_000, name: 'lakh' },
  { value: 1000, name: 'thousand' },
] as const;

/** Returns a whole number from 0 in words, counted in thousand, lakh and crore. */
export const numberInWords = (value: number, language: LanguageCode): string => {
  const { below100, hundred, ...names } = words[language];
  const parts: string[] = [];
  let rest = value;
  for (const unit of units) {
    if (rest < unit.value) continue;
    parts.push(`${numberInWords(Math.floor(rest / unit.value), language)} ${names[unit.name]}`);
    rest %= unit.value;
  }
  if (rest >= 100) parts.push(hundred(below100(Math.floor(rest / 100))));
  rest %= 100;
  if (rest > 0 || parts.length === 0) parts.push(below100(rest));
  return parts.join(' ');
};

/**
 * Returns an amount of the smallest unit in words, as an invoice states it: "One lakh twenty thousand taka and fifty paisa only". The
 * names are those of the taka unless given.
 */
export const amountInWords = (
  amount: number,
  language: LanguageCode,
  { digits = 2, names }: { digits?: number; names?: CurrencyNames } = {},
): string => {
  const { and, only, taka } = words[language];
  const { major, minor } = names ?? taka;
  const [whole, fraction] = [Math.floor(amount / 10 ** digits), amount % 10 ** digits];
  const parts = [
    ...(whole > 0 || fraction === 0 ? [`${numberInWords(whole, language)} ${major}`] : []),
    ...(fraction > 0 ? [`${numberInWords(fraction, language)} ${minor}`] : []),
  ];
  const text = `${parts.join(and)} ${only}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
};
