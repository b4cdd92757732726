import { useLayoutEffect, useMemo, useState } from 'react';
import { runFor, runInChunks } from './chunks.js';
import type { DataColumn, Sort } from './column.js';
import { inDirection, sortSteps } from './sort.js';
import type { SortedRows } from './sort.js';

interface Result<Row> {
  rows: readonly Row[];
  column: DataColumn<Row>;
  sorted: SortedRows;
}

/**
 * The row indexes sorted by a column; undefined in the original order. Few rows are sorted before paint, many in chunks
 * while the previous order stays visible.
 */
export const useSorted = <Row>(
  rows: readonly Row[],
  column: DataColumn<Row> | undefined,
  direction: Sort['direction'],
  locale: string,
): { order: Uint32Array | undefined; isSorting: boolean } => {
  const [result, setResult] = useState<Result<Row>>();
  const isDone = column === undefined || (result?.rows === rows && result.column === column);

  useLayoutEffect(() => {
    if (column === undefined) return;
    const steps = sortSteps(rows, column.value, new Intl.Collator(locale, { numeric: true }));
    return runInChunks((milliseconds) => {
      const sorted = runFor(steps, milliseconds);
      if (sorted) setResult({ rows, column, sorted });
      return sorted !== undefined;
    });
  }, [rows, column, locale]);

  const usable = column !== undefined && result?.rows === rows ? result : undefined;
  const order = useMemo(() => usable && inDirection(usable.sorted, direction), [usable, direction]);
  return { order, isSorting: !isDone };
};
