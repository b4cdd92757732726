/** The value of a cell; undefined is an empty cell. */
export type CsvValue = string | number | undefined;

/** Without a byte order mark, spreadsheet programs do not read a file as UTF-8. */
export const csvStart = '\uFEFF';

/** The ends of lines, and separators of other lists: read with one of them, a file has cells that begin inside of a text. */
const separators = /([;\t\r\n])/;

/** Characters that spreadsheet programs drop at the start of a cell: spaces, control and invisible characters, quotation marks. */
const dropped = String.raw`^[\s\p{Cc}\p{Cf}\p{DI}'"]*`;

/** A sign that starts a formula, in any width. */
const formula = new RegExp(`${dropped}[=+\\-@＝＋－＠﹦﹢﹣﹫−]`, 'u');
const empty = new RegExp(`${dropped}$`, 'u');

/** A number, or a phone number with spaces, which no program calculates. */
const plainNumber = /^(?:[+-]?\d[\d,]*(\.\d*)?|\+\d+(?: \d+)+)$/;

/** Whether a spreadsheet program would calculate a piece, or drop the separator after the first one. */
const isActive = (piece: string, index: number, { length }: readonly string[]) =>
  (formula.test(piece) && !plainNumber.test(piece)) || (index === 0 && length > 1 && empty.test(piece));

/** Puts an apostrophe before the text and each piece of it that a spreadsheet program would not keep as text. */
const withoutFormulas = (text: string) =>
  text
    .split(separators)
    .map((piece, index, pieces) => (isActive(piece, index, pieces) ? `'${piece}` : piece))
    .join('');

const writeCell = (value: CsvValue = '') => {
  const text = typeof value === 'number' ? String(value) : withoutFormulas(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Writes one row, with its end. No text is a formula, whichever separator the file is read with; a number stays a number. */
export const writeCsvRow = (row: readonly CsvValue[]): string => `${row.map(writeCell).join(',')}\r\n`;

/** Writes rows as CSV with a byte order mark. */
export const writeCsv = (rows: readonly (readonly CsvValue[])[]): string => csvStart + rows.map(writeCsvRow).join('');

/** Counts the rows of CSV without its header, also if cells have several lines. */
export const countCsvRows = (csv: string): number => csv.replaceAll(/"[^"]*"/g, '').split('\r\n').length - 2;

/** Programs write `="0986494128"` to keep a number as text. */
const textFormula = /^="(.*)"$/s;

/** Returns the text of a cell as it was before `writeCsv` put apostrophes into it, or another program made a formula of it. */
export const readCsvCell = (text: string): string =>
  (textFormula.exec(text)?.[1] ?? text)
    .split(separators)
    .map((piece, index, pieces) =>
      piece.startsWith("'") && isActive(piece.slice(1), index, pieces) ? piece.slice(1) : piece,
    )
    .join('');
