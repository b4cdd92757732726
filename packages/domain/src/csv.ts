import { parseNumber } from './numbers.js';

/** The value of a cell; undefined is an empty cell. */
export type CsvValue = string | number | undefined;

/** Spreadsheet programs calculate text that starts with one of these signs. */
const formula = /^'*[=+\-@\t\r]/;

const isPlainNumber = (text: string) => !Number.isNaN(parseNumber(text));

/** Puts an apostrophe before text that a spreadsheet program would calculate. */
const withoutFormula = (text: string) => (formula.test(text) && !isPlainNumber(text) ? `'${text}` : text);

const writeCell = (value: CsvValue = '') => {
  const text = typeof value === 'number' ? String(value) : withoutFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Writes rows as CSV with a byte order mark, without which spreadsheet programs do not read it as UTF-8. No cell is a formula. */
export const writeCsv = (rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;

/** Returns the text of a cell as it was before `writeCsv` put an apostrophe before it. */
export const readCsvCell = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
