import { useEffect, useMemo, useState } from 'react';
import { runInChunks } from './chunks.js';
import type { DataColumn } from './column.js';
import { createSearch } from './search.js';
import type { Search } from './search.js';

const textOf =
  <Row>(columns: readonly DataColumn<Row>[]) =>
  (row: Row) => {
    let text = '';
    for (const { value } of columns) text += `${String(value(row) ?? '')}\n`;
    return text;
  };

/**
 * Prepares a search over all column values after the rows are rendered. `isReady` stays true when rows change, so that
 * the new rows are searched at once instead of being shown unfiltered first.
 */
export const useSearch = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
): { find: Search['find']; isReady: boolean } => {
  const search = useMemo(() => createSearch(rows, textOf(columns)), [rows, columns]);
  const [isReady, setIsReady] = useState(false);
  useEffect(
    () =>
      runInChunks((milliseconds) => {
        const isDone = search.prepare(milliseconds);
        if (isDone) setIsReady(true);
        return isDone;
      }),
    [search],
  );
  return { find: search.find, isReady };
};
