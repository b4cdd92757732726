/** Where a row is in a sorted list, which stays valid when the row is changed or deleted. */
export interface RowPosition {
  /** The place of the rows that have this kind of value in common, such as those with a number as price. */
  segment: number;
  /** The value that the list is sorted by. */
  value: string | number;
  /** Decides between equal values. */
  _id: string;
}

/** A page of a list, and the length of the whole list (of a search or a filter: at most `maxTotalCount`). */
export interface Page<Row> {
  rows: Row[];
  total: number;
  /** The search stopped before it had counted all rows, so there are `total` or more. */
  isTotalMinimum?: boolean;
  /** The position of the last row of a full page of a sorted list. */
  next?: RowPosition | undefined;
}

/** Where a page of a list begins, and its length. */
export interface PageQuery {
  /** The maximum number of rows. */
  limit: number;
  /** Only the rows after the one with this `_id`. */
  before?: string | undefined;
  /** Only the rows after this position. */
  after?: RowPosition | undefined;
}

/** How far a list is searched. */
export interface SearchLimit {
  /** After how many rows a search stops, and the total is a minimum; exports have no such limit. */
  maxRowsRead?: number | undefined;
}

/** Selects rows by their time, in milliseconds since 1970. */
export interface TimeRange {
  /** Only rows of this time or later. */
  from?: number | undefined;
  /** Only rows before this time. */
  to?: number | undefined;
}
