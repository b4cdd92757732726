import { foldText, foldWords } from '@dealerkit/domain/text/foldText';
import { useEffect, useMemo, useState } from 'react';
import { runFor, runInChunks } from './chunks.js';
import type { DataColumn } from './column.js';

const allIndexes = (count: number): Uint32Array => {
  const indexes = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) indexes[index] = index;
  return indexes;
};

function* foldRows<Row>(rows: readonly Row[], textOf: (row: Row) => string): Generator<void, readonly string[]> {
  const texts: string[] = [];
  for (const row of rows) {
    if (texts.length % 256 === 0) yield;
    texts.push(foldText(textOf(row)));
  }
  return texts;
}

/** A search over rows whose texts are folded once. */
interface Search {
  /** Folds rows for about this many milliseconds; returns true once all rows are done. */
  prepare: (milliseconds: number) => boolean;
  /** The indexes of the rows that contain every word of the query, in the given order; prepares the remaining rows first. */
  find: (query: string, order?: Uint32Array) => Uint32Array;
}

/** Creates a search over the rows that folds each row once instead of with every key press. */
export const createSearch = <Row>(rows: readonly Row[], textOf: (row: Row) => string): Search => {
  const steps = foldRows(rows, textOf);
  let texts: readonly string[] | undefined;

  const prepare = (milliseconds: number) => {
    texts ??= runFor(steps, milliseconds);
    return texts !== undefined;
  };

  const find = (query: string, order = allIndexes(rows.length)) => {
    const words = foldWords(query);
    if (words.length === 0) return order;
    prepare(Number.POSITIVE_INFINITY);
    const found = new Uint32Array(order.length);
    let count = 0;
    for (const index of order) {
      const text = texts?.[index] ?? '';
      if (!words.every((word) => text.includes(word))) continue;
      found[count] = index;
      count += 1;
    }
    return found.slice(0, count);
  };

  return { prepare, find };
};

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
