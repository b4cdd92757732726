import type { CallOptions } from '../index.js';

/** What a call asks of a list, whose pages begin after the row `before`. */
interface PageInput {
  before?: string | number | undefined;
  limit?: string | number | undefined;
}

/** Cuts a page out of the found rows, and says how many they are as a host does. */
export const answerPage = <Row extends { _id: string }>(
  rows: readonly Row[],
  { before, limit }: PageInput,
  { onHeaders }: CallOptions = {},
  { total = rows.length, corrected }: { total?: number; corrected?: string | undefined } = {},
): Row[] => {
  const headers = new Headers({ 'x-total-count': String(total) });
  if (corrected !== undefined) headers.set('x-search-corrected', encodeURIComponent(corrected));
  onHeaders?.(headers);
  const start = before === undefined ? 0 : rows.findIndex(({ _id }) => _id === before) + 1;
  return rows.slice(start, limit === undefined ? undefined : start + Number(limit));
};
