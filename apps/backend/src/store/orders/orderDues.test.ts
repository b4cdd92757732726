import { expect, test } from 'vitest';
import { readDues } from './orderDues.ts';
import type { ResultRow } from '../sql/transactions.ts';

type Gap = [gap: number, customer: string, afterAt: number, afterId: string, beforeAt: number, beforeId: string];

/** Reads the dues of orders that were charged 1 each, where one customer has that many charges of 1, one each millisecond; and how many entries each statement adds up. */
function readCharges(charges: number, numbers: readonly number[]) {
  const added: number[] = [];
  const statements = readDues({ dialect: { among: () => '', elements: '' } } as never, numbers);
  const sumOf = ([gap, , from, id, to]: Gap, limit: number): ResultRow & { amount: number } => {
    const first = id === '' ? from : from + 1;
    const end = Math.min(to, charges);
    const next = from + 1 + limit < end ? from + 1 + limit : null;
    return { gap, next, returned: null, amount: Math.max((next ?? end) - first, 0) };
  };
  let next = statements.next([]);
  while (!next.done) {
    const [json, limit] = next.value?.values ?? [];
    const values = JSON.parse(String(json)) as number[] | Gap[];
    if (limit === undefined) {
      next = statements.next(
        (values as number[]).map((n) => ({
          customer: 'c',
          balance: charges,
          _id: `c${n}`,
          at: n,
          kind: 'charge',
          amount: 1,
          order_number: n,
        })),
      );
    } else {
      const rows = (values as Gap[]).map((gap) => sumOf(gap, Number(limit)));
      added.push(rows.reduce((sum, { amount }) => sum + amount, 0));
      next = statements.next(rows);
    }
  }
  return { dues: [...next.value.values()], added };
}

test.each([1, 2, 1000])('adds up at most 6,000 entries in one statement for %d orders', (orders) => {
  const numbers = Array.from({ length: orders }, (_, n) => Math.floor((n * 60_000) / orders));
  const { dues, added } = readCharges(60_000, numbers);
  expect(dues).toEqual(numbers.map(() => 1));
  expect(added.reduce((sum, count) => sum + count, 0)).toBe(60_000 - orders);
  expect(Math.max(...added)).toBeLessThanOrEqual(6000);
});
