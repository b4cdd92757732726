import { useLayoutEffect, useMemo, useState } from 'react';
import type { DataColumn, Sort } from './column.js';
import { inDirection, runFor, sortSteps } from './sort.js';
import type { Sorted } from './sort.js';

/** Milliseconds of sorting between two chances for the browser to answer a key. */
const SLICE = 8;

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
    const steps = sortSteps(rows.map(column.value), new Intl.Collator(locale, { numeric: true }));
    let pause: ReturnType<typeof setTimeout> | undefined;
    const goOn = () => {
      const sorted = runFor(steps, SLICE);
      if (sorted) setResult({ rows, column, sorted });
      else pause = setTimeout(goOn);
    };
    goOn();
    return () => clearTimeout(pause);
  }, [rows, column, locale]);

  const usable = column !== undefined && result?.rows === rows ? result : undefined;
  const order = useMemo(() => usable && inDirection(usable.sorted, direction), [usable, direction]);
  return { order, isSorting: !isDone };
};
