import { MAX_BASKET_LINES } from '../basket/basketRules.js';
import { MAX_LINE_LENGTH } from './orderListLimits.js';
import { hasQuantity } from './parseOrderLine.js';
import { plainText } from '../text/quantityText.js';
import { splitCells } from './splitCells.js';

/** A line of a pasted list. */
export interface PastedLine {
  /** The line as it was pasted. */
  text: string;
  /** The part and the quantity of the line, as `parseOrderLine` reads them; of a row of a table only these columns. */
  line: string;
}

/** A pasted list. Everything that is not blank is in one of its fields. */
export interface PastedList {
  /** The lines that are not blank, in their order. */
  lines: readonly PastedLine[];
  /** The names of the columns, if the first line has nothing else and rows follow. */
  header?: string;
  /** What follows after the highest number of lines; of a table with its headings. */
  rest: string;
}

const quantityColumn = /^(?:order )?(?:qty|qnty|quantity|pcs|pieces|nos|পরিমাণ|সংখ্যা|পিস)\.?$/iu;
const otherColumn =
  /^(?:s\/?[ln]|serial|#|line|unit ?price|price|rate|amount|total|sub ?total|ক্রমিক|দাম|দর|মোট|টাকা)\b|^(?:ক্রমিক|দাম|দর|মোট|টাকা)/iu;

const readHeader = (row: string) => {
  const columns = splitCells(plainText(row));
  const quantity = columns.findIndex((column) => quantityColumn.test(column));
  return columns.length > 1 && quantity >= 0 ? { columns, quantity } : undefined;
};

const readRow = (row: string, { columns, quantity }: NonNullable<ReturnType<typeof readHeader>>): string => {
  const cells = splitCells(row);
  const words = cells.filter((cell, index) => cell && index !== quantity && !otherColumn.test(columns[index] ?? ''));
  // A row without the columns of the headings is read as a line.
  return words.length > 0 ? [words.join(' '), cells[quantity]].filter(Boolean).join(' qty ') : row.trim();
};

/** Where an order ends that another one follows; not inside of the time of a chat, such as "[10:17, 27/11/2026]". */
const orderEnd = /[,;।]\s+(?!\p{Nd}{1,2}:\p{Nd}|\p{Nd}[\p{Nd}./-]{5,9}\s*\])/u;

/** Splits a line at commas and semicolons if each piece orders something: "3482083232 x 2, 3482083233 x 4". */
const splitLine = (line: string): string[] => {
  const pieces = line.split(orderEnd).filter((piece) => piece.trim());
  const isOrder = (piece: string) => piece.length <= MAX_LINE_LENGTH && hasQuantity(piece);
  return pieces.length > 1 && pieces.slice(0, MAX_BASKET_LINES).every(isOrder) ? pieces : [line];
};

/** Splits what a customer pasted into lines, at most as many as a basket can hold. */
export const splitOrderList = (pasted: string, maxLines = MAX_BASKET_LINES): PastedList => {
  const all = pasted.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim());
  const [first = '', ...others] = all;
  const header = others.length > 0 ? readHeader(first.slice(0, MAX_LINE_LENGTH)) : undefined;
  const rows = header ? others : all;
  const lines = rows
    .slice(0, maxLines)
    .flatMap((row): PastedLine[] =>
      header
        ? [{ text: row.trim(), line: readRow(row, header).slice(0, MAX_LINE_LENGTH) }]
        : splitLine(row).map((text) => ({ text: text.trim(), line: text.trim().slice(0, MAX_LINE_LENGTH) })),
    );
  const rest = [...lines.slice(maxLines).map(({ text }) => text), ...rows.slice(maxLines)];
  return {
    lines: lines.slice(0, maxLines),
    ...(header && { header: first.trim() }),
    // Without its headings the rest of a table could not be read.
    rest: (header && rest.length > 0 ? [first.trim(), ...rest] : rest).join('\n'),
  };
};
