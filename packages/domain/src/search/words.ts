import { toLatinDigits } from '../text/numbers.js';

const readPairs = (pairs: string): [string, string][] =>
  pairs.split(',').map((pair) => {
    const [letter = '', latin = ''] = pair.split(' ');
    return [letter, latin];
  });

/** How the letters of Bangla sound, in the order of Unicode from U+0982. */
const banglaSounds =
  'ng,h,,o,a,i,i,u,u,ri,,,,e,oi,,,o,ou,k,k,g,g,ng,ch,ch,j,j,n,t,t,d,d,n,t,t,d,d,n,,p,f,b,v,m,j,r,,l,,,,sh,sh,s,h,,,,,a,i,i,u,u,ri,,,,e,oi,,,o,ou,,t'.split(
    ',',
  );

/** The letters that a dot below makes others. */
const dottedSounds = new Map(readPairs('\u09a1\u09bc r,\u09a2\u09bc r,\u09af\u09bc y'));

/** A letter of Bangla, with its dot below; the second y of a cluster only colours its vowel. */
const banglaLetter = /\u09cd\u09af\u09be?|[\u0985-\u09b9\u09ce]\u09bc?|[\u0980-\u09ff]/g;

const soundOf = (letter: string): string =>
  letter.startsWith('\u09cd\u09af')
    ? 'a'
    : (dottedSounds.get(letter) ?? banglaSounds[letter.charCodeAt(0) - 0x982] ?? '');

/** Letters of scripts that nothing is known about stay comparable as their code points. */
const encode = (letter: string): string => `u${letter.codePointAt(0)?.toString(16) ?? ''}`;

/** Whether a text needs no Unicode folding. */
export const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** Writes a text in a-z, 0-9 and ASCII punctuation: Latin digits, no accents, Bangla as it sounds. */
export const toAscii = (text: string): string => {
  if (isAscii(text)) return text.toLowerCase();
  return toLatinDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(banglaLetter, soundOf)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/×/g, 'x')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\p{M}/gu, '')
    .replace(/(?![\0-\x7f])[\p{L}\p{N}]/gu, encode)
    .replace(/[^\0-\x7f]/g, ' ');
};

/** Units that belong to the number before them. */
const unit =
  /(\d)\s*(mm|cm|inch|in|ft|volt|watt|ah|amp|ton|kg|gm|ml|ltr|litre|liter|pr|pin|bar|hole|stud|row|cc|deg|teeth)\b/g;

/** One name for each unit: "v" for "volt", "inch" for "in". */
const unitName = (name: string): string => name.replace(/^([vwlg]|a(?=m)).+/, '$1').replace(/^in$/, 'inch');

/** The size of a tyre: "295 80 22.5" without an R only with a width and a height that tyres have, "11 R 22.5" with one. Rims have 12 to 24 inches. */
const tyre =
  /(?<![\d.])(?:([1-4]\d5)[\s/-]+([3-9][05])[\s/-]*r?|(\d{1,2}(?:\.\d\d)?|\d{4})[\s/-]*r)[\s/-]*((?:1[2-9]|2[0-4])(?:\.\d)?)(?![\d.])/g;

/** A unit of one letter belongs to a short number only: "1110 V belt" is no voltage. */
const shortUnit = /(?<!\d)(\d{1,2})\s+([vwatgl])\b/g;

/** A size of two or three numbers, such as "45*65*10". */
const dimensions = /(?<![a-z\d.])[\d.]{1,6}(?:[\sm]*[x*]\s*[\d.]{1,6}){1,2}(?!\d)( *mm)?/g;

/** Writes a text in ASCII and its sizes in one form: "45 x 65 x 10 mm", "45*65*10" and "45×65×10" are "45x65x10". */
export const withSizes = (text: string): string =>
  toAscii(text).replace(dimensions, (size) => (size.match(/[\d.]+/g) ?? []).join('x'));

/** The singular of an English plural. */
const singular = (word: string): string =>
  word.length < 4 || /\d/.test(word)
    ? word
    : word.replace(/(?<=..)ies$/, 'y').replace(/(?<=x|ch|sh|ss)es$|(?<![sui])s$/, '');

/** A word of a text: its term, and whether it follows the word before it without punctuation that ends a phrase. */
export interface Word {
  term: string;
  /** As written, in ASCII. */
  raw: string;
  isJoined: boolean;
}

/** The words of a text. A number and its unit are one word: "24 volt" is "24v". So are the numbers of a tyre: "295 80 22.5" is "295/80r22.5". Dots, dashes and slashes inside a word that has a digit are left out: "10.00-20" is "100020". */
export const splitWords = (text: string): Word[] => {
  const words: Word[] = [];
  const joined = withSizes(text)
    .replace(unit, (_, digit: string, name: string) => digit + unitName(name))
    .replace(shortUnit, '$1$2')
    .replace(tyre, (_, width = '', height = '', section = '', inches = '') =>
      width ? `${width}/${height}r${inches}` : `${section}r${inches}`,
    );
  for (const match of joined.matchAll(/([^a-z0-9]*)([a-z0-9]+(?:[.\-/'&*+][a-z0-9]+)*)/g)) {
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

/** A key that words with the same sound share, whether written in English, in Bangla or in Bangla with Latin letters: "clutch" and "klach" are both "kls". */
export const soundKey = (word: string): string =>
  word
    .replace(/(.)\1+/g, '$1')
    .replace(/c(?=[eiy])/g, 's')
    .replace(soundPattern, (letters) => sounds.get(letters) ?? '')
    .replace(/^[aeiouwy]+/, 'A')
    .replace(/[aeiouwy]+/g, '');

/** Letters that Bangla with Latin letters, which has no fixed spelling, uses for the same: "klac" is "klach". */
const spellingPattern = /ck|q|c(?=[lr])|ee|y|oo|(?<=[bcdgkpst])h|[zvf]/g;

/** A key that the spellings of a word in Bangla with Latin letters share; it keeps the vowels, unlike that of the sound: "klac" and "klach" are both "klac", and "clutch" is "klutc". */
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

/** Folds a part number: letters and digits only, the letter O as zero, and l and I beside a digit as one. */
export const foldNumber = (text: string): string =>
  toAscii(text)
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/(?<=\d)[il]+|[il]+(?=\d)/g, (letters) => '1'.repeat(letters.length));
