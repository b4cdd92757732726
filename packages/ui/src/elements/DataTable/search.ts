import { foldText } from '../../format/foldText.js';
import { runFor } from './slices.js';

const allRows = (count: number): Uint32Array => {
  const positions = new Uint32Array(count);
  for (let position = 0; position < count; position += 1) positions[position] = position;
  return positions;
};

function* foldRows<Row>(rows: readonly Row[], textOf: (row: Row) => string): Generator<void, readonly string[]> {
  const folded: string[] = [];
  for (const row of rows) {
    if (folded.length % 256 === 0) yield;
    folded.push(foldText(textOf(row)));
  }
  return folded;
}

/** Finds rows by the words in them. */
export interface Search {
  /** Folds the text of the rows for at most so many milliseconds; true once all is done. */
  prepare: (milliseconds: number) => boolean;
  /**
   * The positions of the rows that hold every word of the query; in the given order of positions, or else in their
   * own. Prepares what is not prepared yet.
   */
  find: (query: string, order?: Uint32Array) => Uint32Array;
}

/** Makes rows searchable; each row is folded once, never with a key press. */
export const createSearch = <Row>(rows: readonly Row[], textOf: (row: Row) => string): Search => {
  const steps = foldRows(rows, textOf);
  let folded: readonly string[] | undefined;

  const prepare = (milliseconds: number) => {
    folded ??= runFor(steps, milliseconds);
    return folded !== undefined;
  };

  const find = (query: string, order = allRows(rows.length)) => {
    const words = foldText(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return order;
    prepare(Number.POSITIVE_INFINITY);
    const found = new Uint32Array(order.length);
    let count = 0;
    for (const position of order) {
      const text = folded?.[position] ?? '';
      if (!words.every((word) => text.includes(word))) continue;
      found[count] = position;
      count += 1;
    }
    return found.slice(0, count);
  };

  return { prepare, find };
};
