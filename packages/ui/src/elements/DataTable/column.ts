import type { ReactNode } from 'react';
import { toLatinDigits } from '../../format/numbers.js';
import type { CellValue, Direction } from './sort.js';

/** One column of a large table. */
export interface DataColumn<Row> {
  /** Tells it from the others. */
  key: string;
  /** What stands over it on a desk, and before each value on a phone. */
  header: string;
  /** What a row holds here: it is searched and sorted by this. */
  value: (row: Row) => CellValue;
  /** Draws it, where the bare value would not do. */
  cell?: (row: Row) => ReactNode;
  /** `end` for figures, so that their digits stand under each other. @default 'start' */
  align?: 'start' | 'end';
  /** What its values are, which tells how an order by them is named. @default figures where they stand at the end, words elsewhere */
  type?: 'text' | 'number';
  /** Its share of the width of a table. @default 1 */
  flex?: number;
  /** Each single figure among its values stays on one line, as a phone number does. @default false */
  noWrap?: boolean;
}

/** One phone number or the like, and not more: two of them, or one with a remark, would take the room of other columns. */
export const isOneFigure = (words: string): boolean => /^\+?[\d\s()-]{1,17}$/.test(toLatinDigits(words));

/** By which column a table is sorted, and which way. */
export interface Sort {
  key: string;
  direction: Direction;
}

/** What all parts of one table share. */
export interface TableShape<Row> {
  /** The columns in reading order; the first one names the row. */
  columns: readonly DataColumn<Row>[];
  /** What can be done with a row: buttons, each named after it. */
  actions: ((row: Row) => ReactNode) | undefined;
  /** Rows have one height and only those in sight are drawn. */
  isWindowed: boolean;
}
