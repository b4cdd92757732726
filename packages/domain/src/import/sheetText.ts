import { toLatinDigits } from '../text/numbers.js';
import type { SheetRow } from './sheet.js';

/** What can separate cells; a tab first, because cells that are copied from a spreadsheet have it. */
const separators = ['\t', ';', ',', '|'] as const;

const lineEnd = /\r\n|\n|\r/;

/** The position behind the spaces that stand around a quoted cell. */
const skipSpaces = (text: string, at: number): number => {
  let end = at;
  while (text[end] === ' ') end += 1;
  return end;
};

/** Whether the text goes on with the end of a cell. */
const isCellEnd = (text: string, at: number, separator: string) =>
  at >= text.length || text[at] === '\n' || text[at] === '\r' || text.startsWith(separator, at);

/** The position of the quotation mark that closes the cell; undefined if none does, so that the opening one belongs to the text. */
const findClosingQuote = (text: string, open: number, separator: string): number | undefined => {
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at >= 0 && isCellEnd(text, skipSpaces(text, at + 1), separator) ? at : undefined;
};

const findLineEnd = (text: string, at: number) => {
  const ends = [text.indexOf('\n', at), text.indexOf('\r', at)].filter((end) => end >= 0);
  return ends.length === 0 ? text.length : Math.min(...ends);
};

/**
 * Whether the lines inside of the quotation marks are rows of their own, because two texts have one mark each, such as `"5 inch` and
 * `1/2"`: each of them has as many cells as the first row, and prose has a space after a comma. No copied cell has a tab.
 */
const hasOwnRows = (
  text: string,
  [start, open, close]: readonly [number, number, number],
  separator: string,
  width: number,
) => {
  const content = text.slice(open, close);
  if (!lineEnd.test(content)) return false;
  if (separator === '\t') return content.includes('\t');
  const lines = text.slice(start, findLineEnd(text, close)).split(lineEnd);
  return width > 1 && lines.every((line) => line.split(separator).length === width && !line.includes(`${separator} `));
};

/** A number with thousands separators, as people and spreadsheets write it, perhaps with a currency. */
const currency = String.raw`(?:\p{Sc}|Tk\.?|BDT|Rs\.?|টাকা)?`;
const grouped = new RegExp(
  String.raw`^\s*${currency}\s*\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3}(?:\.\p{Nd}+)?\s*(?:/[-=])?\s*${currency}\s*$`,
  'iu',
);

/** All ways to join cells to `width` ones, so that each joined one is a number; two are enough to know that there is no only one. */
const joinNumbers = (cells: readonly string[], width: number): string[][] => {
  const [first, ...others] = cells;
  if (first === undefined || width === 0 || cells.length === width) return cells.length === width ? [[...cells]] : [];
  const ways: string[][] = [];
  for (let count = 1; ways.length < 2 && count <= cells.length - width + 1; count += 1) {
    const cell = [first, ...others.slice(0, count - 1)].join(',');
    if (count > 1 && !grouped.test(cell)) continue;
    ways.push(...joinNumbers(others.slice(count - 1), width - 1).map((rest) => [cell, ...rest]));
  }
  return ways;
};

/** The most separators inside the numbers of a row. */
const maxJoined = 8;

/** The only way to read a row as one of `width` cells; undefined if there is none, or more than one. */
const rowOf = (cells: readonly string[], width: number): readonly string[] | undefined => {
  const surplus = cells.length - width;
  if (surplus === 0) return cells;
  if (width < 2 || surplus < 1 || surplus > maxJoined) return undefined;
  const [only, ...others] = joinNumbers(cells, width);
  return others.length === 0 ? only : undefined;
};

/** The cells that rows have: those of the first one below a title, or fewer if its own amounts are split and more rows can be read so. */
const widthOf = (rows: readonly (readonly string[])[]): number => {
  const first = rows.find(({ length }) => length > 1) ?? [];
  const readable = (width: number) => rows.filter((cells) => rowOf(cells, width)).length;
  const widths = Array.from(first, (_, index) => first.length - index).filter((width) => rowOf(first, width));
  return widths.toSorted((one, other) => readable(other) - readable(one))[0] ?? 0;
};

/** The cells of a row of text. */
type TextRow = Pick<SheetRow, 'cells' | 'split'>;

const quotedAmount = /"\p{Nd}[\p{Nd},.]*"/u;
const plainAmount = /^\D{0,5}\d{4,}/;
const splitAmount = /^\s*[1-9]\d{0,2},\d{3}(?:\.\d+)?\s*$/;

/** Reads the thousands separators that stand without quotation marks in a list separated by commas, and marks the rows that can be read in two ways. */
const withWholeAmounts = (rows: readonly string[][], text: string): TextRow[] => {
  const width = widthOf(rows);
  const hasQuotes = quotedAmount.test(text);
  const hasSplit = rows.some(({ length }) => length > width);
  // In a list without split amounts, a column with a long one has none of the separators.
  const sure = new Set(
    rows.flatMap((cells) => cells.flatMap((cell, column) => (plainAmount.test(toLatinDigits(cell)) ? column : []))),
  );
  const isSplit = (cell: string, column: number, cells: readonly string[]) =>
    (hasSplit || !(sure.has(column) || sure.has(column + 1))) &&
    splitAmount.test(toLatinDigits([cell, cells[column + 1]].join(',')));
  return rows.map((row) => {
    const cells = rowOf(row, width) ?? row;
    const split = row.length === width && !hasQuotes ? row.findIndex(isSplit) : -1;
    return split < 0 ? { cells } : { cells, split };
  });
};

/** Splits the text of a list into the cells of its rows, at most `limit` rows. An unclosed quotation mark belongs to its cell. */
export const splitRows = (text: string, separator: string, limit = Infinity): string[][] => {
  const rows: string[][] = [];
  let at = 0;
  let start = 0;
  let row: string[] = [];
  // A line end at the end of the text starts no row.
  while (rows.length < limit && (at < text.length || row.length > 0)) {
    const open = skipSpaces(text, at);
    const close = text[open] === '"' ? findClosingQuote(text, open, separator) : undefined;
    const isQuoted = close !== undefined && !hasOwnRows(text, [start, open, close], separator, rows[0]?.length ?? 0);
    let end = isQuoted ? close + 1 : at;
    while (!isCellEnd(text, end, separator)) end += 1;
    row.push(isQuoted ? text.slice(open + 1, close).replaceAll('""', '"') : text.slice(at, end));
    if (end < text.length && text.startsWith(separator, end)) {
      at = end + separator.length;
      // The row ends with an empty cell.
      if (at < text.length) continue;
      row.push('');
    } else at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    rows.push(row);
    row = [];
    start = at;
  }
  return rows;
};

/** Reads the rows of a list; `limit` is the highest number of them. */
const readRows = (text: string, separator: string, limit?: number): TextRow[] => {
  const rows = splitRows(text, separator, limit);
  return separator === ',' ? withWholeAmounts(rows, text) : rows.map((cells) => ({ cells }));
};

/** The rows by which the separator is guessed. */
const sampleRows = 50;

/** How well a separator splits a text: how many of its rows have as many cells as the first one or, below a title, as most rows. */
const rate = (text: string, separator: string) => {
  const counts = readRows(text, separator, sampleRows)
    .filter(({ cells: [first = '', ...others] }) => others.length > 0 || first.trim() !== '')
    .map(({ cells }) => cells.length);
  const rowsWith = (count: number) => counts.filter((each) => each === count).length;
  const [first = 1] = counts;
  const cells =
    first > 1 ? first : counts.reduce((most, count) => (rowsWith(count) > rowsWith(most) ? count : most), 1);
  return { cells, same: cells > 1 ? rowsWith(cells) / counts.length : 0 };
};

/** Guesses what separates the cells: what splits most rows alike; a list of one column has no separator. */
const guessSeparator = (text: string): string => {
  const [best] = separators
    .map((separator) => ({ separator, ...rate(text, separator) }))
    .filter(({ same }) => same > 0)
    .toSorted((one, other) => other.same - one.same || other.cells - one.cells);
  return best?.separator ?? '\t';
};

/** Splits the text of a list into rows. Excel may name the separator in a first line of its own. */
export const readSheetText = (text: string, limit?: number): TextRow[] => {
  const [line = '', named] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const content = text.slice(line.length);
  const isTabbed = /^[^\r\n]*\t/.test(content);
  return readRows(content, named ?? (isTabbed ? '\t' : guessSeparator(content)), limit);
};
