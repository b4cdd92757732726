import type { QueryTerm } from './types.js';
import { foldNumber, toAscii, withSizes } from './words.js';

/** "380mm", "24V", "410x180", "M20x75", "15W-40", "10.00-20", "20W50", "16PR", "2012-2018": a size or years, not a part number. */
const size =
  /^(m?\d+([.,/-]\d+)?(x\d+([.,/]\d+)*)+(cm|ft|mm?)?|\d{1,4}([.,/-]\d{1,4})?(mm|cm|inch|ft|ah|ton|kg|ml|pr|bar|hp|cc|km|deg)|(\d{1,4}|\d{1,3}[.,/]\d{1,3}|\d\d?-\d\d?)[vwatgl]|\d{1,3}w-?\d+|\d\d?(\.\d\d?)?[a-z]?-\d\d(\.\d)?|(19|20)\d\d-(19|20)?\d\d)$/;

/** The term of the number of a size; no text contains it, so that a size is not found as the model of a truck. */
export const sizeTerm = (number: string): string => `size0${number}`;

/** The terms of the numbers of a size: of 430 in "430mm", of 410 and 180 in "410x180", and of 1020 in the tyre "10.00-20". */
export const sizeTermsOf = (raw: string): string[] => {
  if (!size.test(raw)) return [];
  const [, width, rim] = /^(\d\d?)(?:\.\d\d?)?[a-z]?-(\d\d)$/.exec(raw) ?? [];
  if (width) return [sizeTerm(`${width}${rim}`)];
  const numbers = /\d-\d/.test(raw) ? undefined : raw.match(/(?<![\d.,])\d{2,4}(?![\d.,])/g);
  return (numbers ?? []).map(sizeTerm);
};

/** The pieces of the size of a tyre, by which it is also found: 295, 80, 29580, r225 and 225 of "295/80r22.5". */
export const tyreTermsOf = (raw: string): string[] => {
  const [, section = '', rim = ''] = /^(\d[\d./]*)r(\d\d(?:\.\d)?)$/.exec(raw) ?? [];
  if (!section) return [];
  const width = section.replace(/\D/g, '');
  const inches = rim.replace(/\D/g, '');
  return [...section.split('/'), width, `r${inches}`, inches, width + inches];
};

/** No longer text is the number of a part; the index of a database has a limit too. */
const MAX_LENGTH = 100;

/** Whether a folded text is long enough to name one part. */
export const isPartNumber = (folded: string): boolean =>
  folded.length >= 4 && folded.length <= MAX_LENGTH && /\d/.test(folded);

const countDigits = (word: string): number => word.match(/\d/g)?.length ?? 0;

/** What a short number costs that is a whole one, the beginning of one, or a piece: each comes after the models of vehicles. */
const numberCosts = { whole: 5, start: 15, piece: 35 } as const;

type NumberMatch = keyof typeof numberCosts;

const matches = Object.keys(numberCosts) as readonly NumberMatch[];

/** The term of a short number or a piece of one; no text contains it. */
const numberTerm = (match: NumberMatch, number: string): string => `${match}0${number}`;

/** The length of the pieces that a number is found by as terms; longer ones are looked for in the numbers. */
const PIECE = 4;

const isShort = (folded: string): boolean => folded.length > 2 && folded.length <= PIECE && countDigits(folded) > 1;

/** The terms that a word may mean as a number: "6308" is found in "6308-2RS". */
export const numberTermsIn = (word: string): QueryTerm[] => {
  const folded = foldNumber(word);
  const number = isShort(folded) ? folded : folded.replace(/^0+/, '');
  return isShort(number) ? matches.map((match) => ({ term: numberTerm(match, number), cost: numberCosts[match] })) : [];
};

/** The terms of a number as it is written: itself if it is short, its beginnings, its groups, and all pieces of four characters. */
export const numberTermsOf = (written: string): string[] => {
  const whole = foldNumber(written).slice(0, MAX_LENGTH);
  const groups =
    toAscii(written)
      .match(/[a-z0-9]+/g)
      ?.map(foldNumber) ?? [];
  const runs = (whole.match(/\d+/g) ?? []).map((run) => run.slice(0, PIECE - 1));
  const pieces = Array.from({ length: Math.max(0, whole.length - PIECE + 1) }, (_, at) => whole.slice(at, at + PIECE));
  const starts = [whole, whole.replace(/^0+/, '')];
  const terms = (match: NumberMatch, numbers: readonly string[]) =>
    numbers.filter(isShort).map((number) => numberTerm(match, number));
  return [
    ...terms('whole', starts),
    ...terms(
      'start',
      [PIECE, PIECE - 1].flatMap((length) => starts.map((number) => number.slice(0, length))),
    ),
    ...terms('piece', [...pieces, ...groups, ...runs]),
  ];
};

const isNumberWord = (word: string): boolean => {
  const folded = foldNumber(word);
  const digits = countDigits(word);
  return (
    !size.test(word) && folded.length <= 40 && (digits >= 3 ? folded.length >= 5 : digits === 2 && folded.length >= 6)
  );
};

/** "LPT1613" is a model of a make, not a part number. */
const isModel = (word: string, makes: ReadonlyMap<string, string>): boolean =>
  makes.has(word) || makes.has(word.replace(/(?<=^[a-z]+)-?\d{1,4}$/, ''));

const isBesideNumber = (word: string): boolean => /^[a-z]{1,3}$/.test(word);

/** Whether a word can be a piece of a number. */
const isPiece = (word: string): boolean => (/\d/.test(word) ? !size.test(word) : isBesideNumber(word));

/** The most words of a number that has letters between its digits. */
const MAX_GROUPS = 6;

/** The words of a text; the size of a seal is a number too, since people also write it as "45-65-10". */
const wordsIn = (text: string): string[] =>
  withSizes(text)
    .replace(/(\d)x([\d.]+)x/g, '$1-$2-')
    .split(/[\s,;()]+/)
    .filter(Boolean);

/** The number of some words, with and without the short words before and after it. */
const joinWithNeighbours = (before: string, group: readonly string[], after: string): string[] => {
  const number = group.join('');
  return [before + number + after, number + after, before + number, ...(group.length > 1 ? [number] : [])].map(
    foldNumber,
  );
};

/** The part numbers in a text, folded: single words, and numbers written in groups such as "824 547 980 252". */
export const numbersIn = (text: string, makes: ReadonlyMap<string, string>): string[] => {
  const words = wordsIn(text).filter((word) => !isModel(word, makes));
  // "8 PK 1420" is a number, because nothing else stands beside its words.
  const whole = words.every(isPiece) ? words.join('') : '';
  const single = [...words, whole].filter(isNumberWord).map(foldNumber);
  const joined: string[] = [];
  let before = '';
  let group: string[] = [];
  for (const word of [...words, '']) {
    const isGroup = /\d/.test(word) ? !size.test(word) : group.length > 0 && /^[a-z]$/.test(word);
    if (isGroup) {
      group.push(word);
      continue;
    }
    const after = isBesideNumber(word) ? word : '';
    const isAll = group.length + Number(before !== '') + Number(after !== '') === words.length;
    // A text of nothing else is a number from fewer digits on.
    const isNumber = (number: string) =>
      isAll ? isNumberWord(number) : countDigits(number) >= 6 && number.length <= 40;
    if (countDigits(group.join('')) > 2) joined.push(...joinWithNeighbours(before, group, after).filter(isNumber));
    group = [];
    before = after;
  }
  return [...new Set([...joined, ...single])];
};

/** The numbers in the name of a part, as they can be typed: with and without each of the short words around and between their digits. */
export const numbersInName = (name: string, makes: ReadonlyMap<string, string>): string[] => {
  const words = wordsIn(name);
  const found = numbersIn(name, makes);
  for (const [start, first] of words.entries()) {
    let number = '';
    for (const word of words.slice(start, start + MAX_GROUPS)) {
      if (isModel(word, makes) || !isPiece(word)) break;
      number += word;
      if (number !== first && countDigits(number) >= 6 && number.length <= 40) found.push(foldNumber(number));
    }
  }
  return [...new Set(found)];
};

/** A number without its leading zeros, which people leave out or add; undefined if it has none, or too little would remain. */
export const withoutZeros = (number: string): string | undefined => {
  const bare = number.replace(/^0+/, '');
  return bare !== number && isNumberWord(bare) ? bare : undefined;
};
