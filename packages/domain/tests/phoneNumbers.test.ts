import { parsePhoneNumberFromString as parsePhoneNumber } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { readPhones } from '../src/phones/readPhones.js';

/** A generator of the same numbers at each run. */
const createRandom = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const countries = [
  { code: '880', zero: '0', starts: ['13', '14', '15', '16', '17', '18', '19'], length: 10 },
  { code: '91', zero: '0', starts: ['98', '97', '70', '62', '83'], length: 10 },
  { code: '44', zero: '0', starts: ['79', '77', '20', '161'], length: 10 },
  { code: '971', zero: '0', starts: ['50', '52', '55', '56'], length: 9 },
  { code: '1', zero: '', starts: ['212', '415', '646', '713'], length: 10 },
];
const dashes = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d'];
const invisible = ['\u00ad', '\u200b', '\u200c', '\u200d', '\u200e', '\u2060', '\ufeff'];
const between = [' / ', '/', ', ', ' or ', ' বা ', '; ', '\n', ' ', ' (Rahim), '];

it('reads 1,000 numbers of five countries in twelve shapes as the library does', () => {
  const random = createRandom(41);
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
  const read = (digits: string, code: string) => parsePhoneNumber(digits, { defaultCallingCode: code, extract: false });
  const newNumber = ({ code, starts, length }: (typeof countries)[number]): string => {
    for (;;) {
      const start = pick(starts);
      const national = start + Array.from({ length: length - start.length }, () => random(10)).join('');
      if (read(`+${code}${national}`, code)?.isValid()) return national;
    }
  };
  const bangla = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)));
  const arabic = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  const cut = (national: string) => {
    const place = 2 + random(national.length - 4);
    return [national.slice(0, place), national.slice(place)] as const;
  };

  let count = 0;
  const wrong: string[] = [];
  for (let index = 0; index < 1000; index += 1) {
    const country = pick(countries);
    const { code, zero } = country;
    const national = newNumber(country);
    const [first, rest] = cut(national);
    const other = newNumber(country);
    const expected = [read(`+${code}${national}`, code)?.number];
    const shapes: (() => [string, (string | undefined)[]])[] = [
      () => [`${zero}${first}${pick(dashes)}${rest}`, expected],
      () => [`+${code} ${first} ${rest}`, expected],
      () => [`00${code}${pick(['', ' ', '-'])}${zero}${national}`, expected],
      () => [`+${code} (${zero})${first}${pick(['.', ' ', '-'])}${rest}`, expected],
      () => [`+${code}${zero}${national}`, [read(`+${code}${zero}${national}`, code)?.number]],
      () => [national, [read(national, code)?.number]],
      () => [`${code}${national}`, [read(`${code}${national}`, code)?.number]],
      () => [`(${zero}${first}) ${rest}`, expected],
      () => [`${zero}${first}${pick(invisible)}${rest}${pick(invisible)}`, expected],
      () => [pick([bangla, arabic])(`${zero}${first}${pick(dashes)}${rest}`), expected],
      () => [
        `${zero}${national}${pick(between)}${zero}${other}`,
        [...expected, read(`+${code}${other}`, code)?.number],
      ],
      () => {
        const suffix = String(10 + random(90));
        const last = read(`+${code}${national.slice(0, -2)}${suffix}`, code);
        if (!last?.isValid() || suffix === national.slice(-2)) return [`${zero}${national}`, expected];
        return [`${zero}${national}/${suffix}`, [...expected, last.number]];
      },
    ];
    const [text, numbers] = pick(shapes)();
    const { phones, unread } = readPhones(text, code);
    count += 1;
    if (JSON.stringify(phones.map(({ number }) => number)) !== JSON.stringify(numbers) || unread.length > 0)
      wrong.push(`${code} ${text}: ${phones.map(({ number }) => number).join()} (${unread.join()})`);
  }
  expect(wrong).toEqual([]);
  expect(count).toBe(1000);
});
