import { useLayoutEffect, useMemo, useState } from 'react';
import type { DataColumn, Sort } from './column.js';
import { runFor, runInSlices } from './slices.js';
import { inDirection, sortSteps } from './sort.js';
import type { Sorted } from './sort.js';

interface Result<Row> {
  rows: readonly Row[];
  column: DataColumn<Row>;
  sorted: Sorted;
}

/**
 * The positions of the rows in the order asked for; few rows are sorted before anything is drawn, many in slices
 * while the order before stays in sight.
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
    return runInSlices((milliseconds) => {
      const sorted = runFor(steps, milliseconds);
      if (sorted) setResult({ rows, column, sorted });
      return sorted !== undefined;
    });
  }, [rows, column, locale]);

  const usable = column !== undefined && result?.rows === rows ? result : undefined;
  const order = useMemo(() => usable && inDirection(usable.sorted, direction), [usable, direction]);
  return { order, isSorting: !isDone };
};
