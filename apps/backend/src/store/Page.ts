/** A page of a list, and the length of the whole list (of a search or a filter: at most `maxTotalCount`). */
export interface Page<Row> {
  rows: Row[];
  total: number;
  /** The search stopped before it had counted all rows, so there are `total` or more. */
  isTotalMinimum?: boolean;
}
