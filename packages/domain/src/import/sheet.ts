/** The largest list that is read. */
export const sheetLimits = { megabytes: 10, rows: 20_000, columns: 100 } as const;

/** The types of text files that are read, as of the `accept` of an `input`. */
export const sheetTextTypes = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

/** The types of files that are read, with those that have sheets. */
export const sheetFileTypes = `.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,${sheetTextTypes}`;

/** One row of a list. */
export interface SheetRow {
  /** The number of the row in the spreadsheet, from 1. */
  number: number;
  /** The texts of the cells; missing cells are empty. */
  cells: readonly string[];
  /** The column of the first of two cells that can be one amount, because its comma separates cells too. */
  split?: number | undefined;
}

/** A list that was read from text or from a file; rows without any text are left out. */
export interface Sheet {
  /** The name of the file, if it was one. */
  name?: string | undefined;
  /** The name of the sheet that was read, of a file with sheets. */
  sheet?: string | undefined;
  /** The names of all sheets of the file. */
  sheets?: readonly string[] | undefined;
  rows: readonly SheetRow[];
}

/** Why a list was not read. */
export type SheetProblem =
  | { reason: 'binary' | 'damaged' | 'empty' | 'several' | 'spreadsheet' | 'tooLarge' | 'tooManyRows' | 'unreadable' }
  /** `count` is the number of columns. */
  | { reason: 'tooManyColumns'; count: number };

/** Reads a list; of a file with sheets the named one, by default the first one with cells. */
export type ReadSheet = (source: Blob | string, sheet?: string) => Promise<Sheet | SheetProblem>;

/** Returns the number of columns of the widest row. */
export const columnCount = (rows: readonly SheetRow[]): number =>
  rows.reduce((count, { cells }) => Math.max(count, cells.findLastIndex((cell) => cell.trim() !== '') + 1), 0);
