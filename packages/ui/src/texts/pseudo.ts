import type { Texts } from './en.js';

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ý', c: 'ç', n: 'ñ', s: 'š', z: 'ž' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
};

const accented = (text: string) =>
  text.trim() === '' ? text : `[${text.replaceAll(/\w/g, (letter) => accents[letter] ?? letter)}]`;

const pseudo = (text: unknown): unknown => {
  if (typeof text === 'string') return accented(text);
  if (typeof text === 'function') return (...values: unknown[]) => accented(String(text(...values)));
  return Object.fromEntries(Object.entries(text as object).map(([key, inner]) => [key, pseudo(inner)]));
};

/**
 * Returns a catalogue with accents, brackets and about a third more letters, to see what is cut off, and what comes from no catalogue.
 * `extendTexts(pseudoTexts(en), xx)` shows which texts of a translation are missing.
 */
export const pseudoTexts = (texts: Texts): Texts => ({ ...(pseudo(texts) as Texts), locale: texts.locale });
