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
