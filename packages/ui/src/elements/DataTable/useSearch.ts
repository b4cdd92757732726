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

/** Finds rows by a search of the caller, in its order unless the table is sorted. */
const findByRows = <Row>(rows: readonly Row[], findRows: (search: string) => readonly Row[]): Search['find'] => {
  const indexOf = new Map(rows.map((row, index) => [row, index]));
  return (query, order) => {
    const all = order ?? Uint32Array.from(rows.keys());
    if (query.trim() === '') return all;
    const found = findRows(query).flatMap((row) => indexOf.get(row) ?? []);
    if (!order) return Uint32Array.from(found);
    const isFound = new Set(found);
    return order.filter((index) => isFound.has(index));
  };
};

/**
 * Prepares a search over all column values after the rows are rendered. `isReady` stays true when rows change, so that
 * the new rows are searched at once instead of being shown unfiltered first.
 */
export const useSearch = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  findRows: ((search: string) => readonly Row[]) | undefined,
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
  const find = useMemo(() => (findRows ? findByRows(rows, findRows) : search.find), [rows, findRows, search]);
  return { find, isReady };
};
