import { foldText, foldWords } from '@dealerkit/domain/text/foldText';
import { runFor } from './chunks.js';

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
export interface Search {
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
