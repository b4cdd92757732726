import { isUnitWord } from './quantityText.js';
import { bijoyGlyphs } from './bijoyTable.js';

/** Stands for the sign of ref, which Bijoy writes behind the letters above which it is drawn. */
const REF = '\uE000';

const consonant = '[ক-হড়ঢ়য়]\u09BC?';
const cluster = `${consonant}(?:্${consonant})*`;
const vowelSign = '[া-ৌৗ]';

const rules: readonly (readonly [RegExp, string])[] = [
  [/্্/gu, '্'],
  // A joiner keeps this letter from becoming the sign of ref above the next one.
  [/র্য/gu, 'র\u200D্য'],
  // Letters below the line follow the sign that was typed before them.
  [new RegExp(`([া-ৄৗঁ])((?:্${consonant})+)`, 'gu'), '$2$1'],
  [new RegExp(`(${cluster})((?:${vowelSign}|ঁ)*)${REF}`, 'gu'), 'র্$1$2'],
  // Signs that are drawn before the letters follow them in Unicode.
  [new RegExp(`([িেৈ])(${cluster}|(?:্${consonant})+)`, 'gu'), '$2$1'],
  [/ো/gu, 'ো'],
  [/ে(ঁ?)ৗ/gu, 'ৌ$1'],
  [new RegExp(`(ঁ)(${vowelSign}+)`, 'gu'), '$2$1'],
  [/অা/gu, 'আ'],
];

const toUnicode = (word: string): string => {
  // A second sign of the same vowel has no glyph of its own in Unicode, and some glyphs are other letters behind these ones.
  const typed = word
    .replaceAll(/([vyw])\1+/g, '$1')
    .replaceAll(/(?<=[š¯])Í/g, '—')
    .replaceAll(/(?<=[iª«Ö])æ/g, 'y')
    .replaceAll(/(?<=\p{L})Ð/gu, 'Ê');
  const glyphs = Array.from(typed, (glyph) => (glyph === '©' ? REF : (bijoyGlyphs.get(glyph) ?? glyph)));
  return rules
    .reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), glyphs.join(''))
    .replaceAll(REF, 'র্')
    .normalize();
};

/** Glyphs that no other text has inside of a word. */
const certain = /[†‡ˆ‰Š¨ª«¬¯¿Œœš›‹„ƒ¤]/;
const certainWord = new RegExp(
  `${certain.source}[\\p{L}\\p{So}\\p{Sk}\`_~]|[\\p{L}\`_~]${certain.source}|\\p{L}©\\p{L}`,
  'u',
);
/** Glyphs that other text can have too, such as letters with accents. */
const possible = /[\u00A1-\u00FF‘’“”–—•™…]/;

/**
 * Latin words have no "v" before a consonant, no "w" at the start before most of them, no capital letter after a small one, and no sign
 * of a division before a letter.
 */
const unlatin = /[A-Za-z`_]v(?![aeiouyAEIOUY])|^w(?![aeiouhryAEIOUHRY]).|[a-z`_][A-ZÀ-ÖØ-Þ]|÷[a-z`_]/;
const isUnlatin = (word: string) => unlatin.test(word);

const isBengali = (text: string) => /[\u0980-\u09FF]/.test(text);

/** Numbers, and codes of capital letters and digits, are the same in Bijoy text. */
const isCode = (word: string) =>
  /^[A-Z]{3,}$/.test(word) || !/\p{L}/u.test(word) || (/\d/.test(word) && /^[\dA-Z.,/x×-]+$/.test(word));

/** Whether a text was certainly typed with Bijoy. */
export const hasBijoy = (text: string): boolean =>
  !isBengali(text) &&
  text.split(/\s+/).some((word) => certainWord.test(word) || (possible.test(word) && isUnlatin(word)));

/** Whether a text of a list that has Bijoy text may be such a text too, although it has Latin letters only. */
const mayBeBijoy = (text: string) => !isBengali(text) && text.split(/\s+/).some(isUnlatin);

/** Converts a text that was typed with Bijoy to Unicode; numbers, codes and the units after numbers stay. */
export const convertBijoy = (text: string): string => {
  const words = text.split(/(\s+)/);
  const isUnit = (word: string, index: number) => isUnitWord(word) && /^\p{Nd}+$/u.test(words[index - 2] ?? '');
  return words.map((word, index) => (isCode(word) || isUnit(word, index) ? word : toUnicode(word))).join('');
};

/** Converts the texts of a column or of a pasted list that were typed with Bijoy; none if none of them certainly was. */
export const convertBijoyTexts = (texts: readonly string[]): readonly string[] =>
  texts.some(hasBijoy) ? texts.map((text) => (hasBijoy(text) || mayBeBijoy(text) ? convertBijoy(text) : text)) : texts;

/** Converts the columns of a list that have text that was typed with Bijoy; returns the same rows if none has. */
export const convertBijoyRows = <Row extends { cells: readonly string[] }>(rows: readonly Row[]): readonly Row[] => {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, column) => rows.map(({ cells }) => cells[column] ?? ''));
  const converted = columns.map(convertBijoyTexts);
  if (converted.every((texts, column) => texts === columns[column])) return rows;
  return rows.map((row, index) => {
    const cells = row.cells.map((cell, column) => converted[column]?.[index] ?? cell);
    return cells.every((cell, column) => cell === row.cells[column]) ? row : { ...row, cells };
  });
};
