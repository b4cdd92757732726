import type { Texts } from './en.js';

const accents: ReadonlyMap<string, string> = new Map(
  'aáá eéé iíí oóó uúú yý cç nñ sš zž AÁ EÉ IÍ OÓ UÚ YÝ CÇ NÑ SŠ ZŽ'
    .split(' ')
    .map(([letter = '', ...others]) => [letter, others.join('')]),
);

const accented = (text: string) =>
  text.trim() === '' ? text : `[${text.replaceAll(/\w/g, (letter) => accents.get(letter) ?? letter)}]`;

const pseudo = (text: unknown): unknown => {
  if (typeof text === 'string') return accented(text);
  if (typeof text === 'function')
    return (...values: unknown[]) => accented((text as (...all: unknown[]) => string)(...values));
  return Object.fromEntries(Object.entries(text as object).map(([key, inner]) => [key, pseudo(inner)]));
};

/**
 * Returns a catalogue with accents, brackets and about a third more letters, to see what is cut off, and what comes from no catalogue.
 * `extendTexts(pseudoTexts(en), xx)` shows which texts of a translation are missing.
 */
export const pseudoTexts = (texts: Texts): Texts => ({ ...(pseudo(texts) as Texts), locale: texts.locale });
