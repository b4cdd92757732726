import { useEffect, useMemo, useState } from 'react';
import type { DataColumn } from './column.js';
import { createSearch } from './search.js';
import type { Search } from './search.js';
import { runInSlices } from './slices.js';

const textOf =
  <Row>(columns: readonly DataColumn<Row>[]) =>
  (row: Row) => {
    let text = '';
    for (const { value } of columns) text += `${String(value(row) ?? '')}\n`;
    return text;
  };

/**
 * Makes rows searchable by all that their columns hold; the work begins when they are drawn, and waits for keys.
 * Ready once it has been done for the first time: rows that come later are found at once, or they would flash by unsearched.
 */
export const useSearch = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
): { find: Search['find']; isReady: boolean } => {
  const search = useMemo(() => createSearch(rows, textOf(columns)), [rows, columns]);
  const [isReady, setIsReady] = useState(false);
  useEffect(
    () =>
      runInSlices((milliseconds) => {
        const isDone = search.prepare(milliseconds);
        if (isDone) setIsReady(true);
        return isDone;
      }),
    [search],
  );
  return { find: search.find, isReady };
};
