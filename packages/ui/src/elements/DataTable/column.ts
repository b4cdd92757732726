import type { ReactNode } from 'react';
import { toLatinDigits } from '@dealerkit/domain/text/numbers';
import type { CellValue, Direction } from './sort.js';

/** One column of a `DataTable`. */
export interface DataColumn<Row> {
  /** The unique key of the column. */
  key: string;
  /** The column header; on cards, the label of each value. */
  header: string;
  /** The value of a row, used for search and sorting. */
  value: (row: Row) => CellValue;
  /** Renders the value; plain text by default. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** `end` lines up the digits of numbers. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Names the sort options: "A to Z", "lowest first" or "oldest first". @default 'number' if aligned to the end, else 'text' */
  type?: 'text' | 'number' | 'date' | undefined;
  /** The share of the table width, relative to the other columns. @default 1 */
  flex?: number | undefined;
  /** The minimum width in a table of more than 200 rows. @default '8.5rem' with `noWrap`, else '0' */
  minWidth?: string | undefined;
  /** Keeps a value that is a single number, such as a phone number, on one line. @default false */
  noWrap?: boolean | undefined;
  /** Whether the table can be sorted by the column. @default true */
  isSortable?: boolean | undefined;
  /**
   * The place of the value in a narrow container: a labelled line of the card, the second line beside the buttons, or none.
   * A table with a `secondLine` column has two lines per row, so its other columns are `hidden`. @default 'labelledLine'
   */
  narrow?: 'labelledLine' | 'secondLine' | 'hidden' | undefined;
}

/** Whether the rows have two lines in a narrow container. */
export const hasTwoLines = <Row>(columns: readonly DataColumn<Row>[]): boolean =>
  columns.some(({ narrow }) => narrow === 'secondLine');

/** Whether the text is one phone number or similar; several numbers or a remark are too long for one line. */
export const isSingleNumber = (text: string): boolean => /^\+?[\d\s()-]{1,17}$/.test(toLatinDigits(text));

/** The column and the direction by which a table is sorted. */
export interface Sort {
  key: string;
  direction: Direction;
}

/** Rows that the host searches, sorts and sends in parts: more of them with `onMore`, or one page at a time with `onPageChange`. */
export interface HostPaging {
  /** The number of rows on all pages. */
  total: number;
  /** The host stopped counting at `total`, so there are that many rows or more. @default false */
  isTotalMinimum?: boolean | undefined;
  /** The text of the search field. */
  search: string;
  /** The part of a longer search text that the host has used. */
  usedSearch?: string | undefined;
  /** Called with each change of the search field; the host is asked after the last one. */
  onSearchChange: (search: string) => void;
  /** The sort order; undefined for that of the host. */
  sort: Sort | undefined;
  /** Called with the sort order that the user chooses. */
  onSortChange: (sort: Sort | undefined) => void;
  /** Other rows, or more of them, are loading. */
  isUpdating: boolean;
  /** Loads more rows; undefined if all are loaded. */
  onMore?: (() => void) | undefined;
  /** The page that `rows` are, from 1, if the host sends one page at a time. */
  page?: number | undefined;
  /** The number of pages. */
  pageCount?: number | undefined;
  /** Loads the page that the user chooses. */
  onPageChange?: ((page: number) => void) | undefined;
}

/** The props that all parts of one table share. */
export interface TableLayout<Row> {
  /** The columns in reading order; the first one is the row header. */
  columns: readonly DataColumn<Row>[];
  /** Returns the URL that a row leads to. */
  rowHref: ((row: Row) => string) | undefined;
  /** Called with the row that is clicked. */
  onRowClick: ((row: Row) => void) | undefined;
  /** Renders the buttons of a row. */
  actions: ((row: Row) => ReactNode) | undefined;
  /** The minimum width of the buttons in a virtual list. */
  actionsWidth: string;
  /** The height of a row in a virtual list. */
  rowHeight: string;
  /** All rows have the same height and only those in the viewport are rendered. */
  isVirtual: boolean;
}
