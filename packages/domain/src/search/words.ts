import { toLatinDigits } from '../numbers.js';

const readPairs = (pairs: string): [string, string][] =>
  pairs.split(',').map((pair) => {
    const [letter = '', latin = ''] = pair.normalize().split(' ');
    return [letter, latin];
  });

const banglaLetters = new Map(
  readPairs(
    'অ o,আ a,ই i,ঈ i,উ u,ঊ u,ঋ ri,এ e,ঐ oi,ও o,ঔ ou,া a,ি i,ী i,ু u,ূ u,ৃ ri,ে e,ৈ oi,ো o,ৌ ou,' +
      'ক k,খ k,গ g,ঘ g,ঙ ng,চ ch,ছ ch,জ j,ঝ j,ঞ n,ট t,ঠ t,ড d,ঢ d,ণ n,ত t,থ t,দ d,ধ d,ন n,প p,ফ f,ব b,ভ v,ম m,' +
      'য j,র r,ল l,শ sh,ষ sh,স s,হ h,ড় r,ঢ় r,য় y,ৎ t,ং ng,ঃ h',
  ),
);

/** A letter of Bangla, with the dot below that makes it another letter; the second y of a cluster only colours its vowel. */
const banglaLetter = /\u09cd\u09af\u09be?|[\u0985-\u09b9\u09ce]\u09bc?|[\u0980-\u09ff]/g;

const transliterate = (text: string): string =>
  text.replace(banglaLetter, (letter) => (letter.startsWith('\u09cd\u09af') ? 'a' : (banglaLetters.get(letter) ?? '')));

/** Letters of scripts that nothing is known about stay comparable as their code points. */
const encode = (letter: string): string => `u${letter.codePointAt(0)?.toString(16) ?? ''}`;

/** Whether a text needs no Unicode folding. */
export const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** Writes a text in a-z, 0-9 and ASCII punctuation: Latin digits, no accents, Bangla as it sounds. */
export const toAscii = (text: string): string => {
  if (isAscii(text)) return text.toLowerCase();
  const known = transliterate(toLatinDigits(text.normalize('NFKC')).replace(/\p{Cf}/gu, '')).toLowerCase();
  if (isAscii(known)) return known;
  const latin = known
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\p{M}/gu, '');
  return latin.replace(/(?![\0-\x7f])[\p{L}\p{N}]/gu, encode).replace(/[^\0-\x7f]/g, ' ');
};

/** Units that belong to the number before them. */
const unit =
  /(\d)\s*(mm|cm|inch|in|ft|volt|watt|ah|amp|ton|kg|gm|ml|ltr|litre|liter|pr|pin|bar|hole|stud|row|cc|deg|teeth)\b/g;
const unitNames = new Map(readPairs('volt v,watt w,amp a,ltr l,litre l,liter l,gm g,in inch'));

/** A unit of one letter belongs to a short number only: "1110 V belt" is no voltage. */
const shortUnit = /(?<!\d)(\d{1,2})\s+([vwatgl])\b/g;

/** Joins numbers with their units, which then are one word: "24 volt" is "24v". */
const joinUnits = (ascii: string): string =>
  ascii
    .replace(unit, (_, digit: string, name: string) => digit + (unitNames.get(name) ?? name))
    .replace(shortUnit, '$1$2');

/** The singular of an English plural. */
const singular = (word: string): string => {
  if (word.length < 4 || /\d/.test(word) || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

/** A word of a text: its term, and whether it follows the word before it without punctuation that ends a phrase. */
export interface Word {
  term: string;
  /** As written, in ASCII. */
  raw: string;
  isJoined: boolean;
}

/** The words of a text. Dots, dashes and slashes inside a word that has a digit are left out: "10.00-20" is "100020". */
export const splitWords = (text: string): Word[] => {
  const words: Word[] = [];
  for (const match of joinUnits(toAscii(text)).matchAll(/([^a-z0-9]*)([a-z0-9]+(?:[.\-/'&*+][a-z0-9]+)*)/g)) {
    const [, before = '', raw = ''] = match;
    const isJoined = words.length > 0 && /^[\s.\-/']*$/.test(before) && !/\s-\s/.test(before);
    const parts = /\d/.test(raw) ? [raw] : raw.split(/[^a-z0-9]+/);
    parts.forEach((part, index) => {
      const term = singular(part.replace(/[^a-z0-9]/g, ''));
      if (term) words.push({ term, raw: part, isJoined: index > 0 || isJoined });
    });
  }
  return words;
};

/** Letters that sound like others, in English or as Bangla writes them; letters without a sound are left out. */
const sounds = new Map(
  readPairs(
    'kn n,wr r,ght t,tch s,sch s,ch s,sh s,dge j,ge j,ck k,q k,x ks,ph f,tion sn,sion sn,c k,z j,v b,ng n,ee i,y i,oo u,f p',
  ),
);
const soundPattern = /^(?:kn|wr)|ght|[ts]?ch|sh|dge|ge$|ck|ph|[ts]ion|ng|[cqxzv]|(?<=.)h/g;

/** A key that words with the same sound share, whether written in English, in Bangla or in Bangla with Latin letters. */
export const soundKey = (word: string): string =>
  word
    .replace(/(.)\1+/g, '$1')
    .replace(soundPattern, (letters, at: number, all: string) =>
      letters === 'c' && /[eiy]/.test(all.charAt(at + 1)) ? 's' : (sounds.get(letters) ?? ''),
    )
    .replace(/^[aeiouwy]+/, 'A')
    .replace(/[aeiouwy]+/g, '');

/** Letters that Bangla with Latin letters, which has no fixed spelling, uses for the same: "klac" is "klach". */
const spellingPattern = /ck|q|c(?=[lr])|ee|y|oo|(?<=[bcdgkpst])h|[zvf]/g;

/** A key that the spellings of a word in Bangla with Latin letters share; it keeps the vowels, unlike that of the sound. */
export const spellingKey = (word: string): string =>
  word.replace(spellingPattern, (letters) => sounds.get(letters) ?? '').replace(/(.)\1+/g, '$1');

/** The number of letters to change, add, leave out or swap; a distance above `limit` is returned as `limit + 1`. */
export const editDistance = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let best = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        best = Math.min(best, (before[column - 2] ?? 0) + 1);
      current.push(best);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? limit + 1;
};

/** Folds a part number: letters and digits only, and the letter O as zero. */
export const foldNumber = (text: string): string =>
  toAscii(text)
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0');
