import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LedgerEntry } from '../books.js';
import { balanceOf, type Debt, debtsLessReturns, debtsOf, dueByAge, dueOfBalance, dueOfOrder } from './ledgerRules.js';

type Entry = Parameters<typeof debtsOf>[0][number];

let lastId = 0;
const entry = (day: number, kind: LedgerEntry['kind'], amount: number, more: Partial<Entry> = {}): Entry => ({
  _id: String(++lastId).padStart(4, '0'),
  at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  kind,
  amount,
  ...more,
});

const charge = (day: number, amount: number, orderNumber: number) => entry(day, 'charge', amount, { orderNumber });

it('settles the oldest charges first', () => {
  const debts = debtsOf([charge(2, 500, 1002), charge(1, 300, 1001), entry(3, 'payment', -400)]);
  expect([dueOfOrder(debts, 1001), dueOfOrder(debts, 1002)]).toEqual([0, 400]);
});

it('settles the charges of its order with a return, and the oldest debts with the rest', () => {
  const charges = [charge(1, 300, 1001), charge(2, 500, 1002)];
  const debts = debtsOf([...charges, entry(3, 'return', -200, { orderNumber: 1002 })]);
  expect(debts.map(({ due }) => due)).toEqual([300, 300]);
  const more = debtsOf([...charges, entry(3, 'return', -600, { orderNumber: 1002 })]);
  expect(more.map(({ due }) => due)).toEqual([200, 0]);
});

it('settles the newest charge before a return first', () => {
  const charges = [charge(1, 300, 1001), charge(2, 500, 1001), charge(4, 100, 1001)];
  const debts = debtsOf([...charges, entry(3, 'return', -600, { orderNumber: 1001 })]);
  expect(debts.map(({ due }) => due)).toEqual([200, 0, 100]);
});

it('settles later charges of its order with what a return leaves of the earlier ones', () => {
  const first = charge(1, 300, 1001);
  const corrected = charge(2, 875, 1002);
  const entries = [
    first,
    corrected,
    entry(3, 'return', -250, { orderNumber: 1002 }),
    entry(4, 'reversal', -875, { orderNumber: 1002, reverses: corrected._id }),
    charge(4, 867, 1002),
  ];
  const debts = debtsOf(entries);
  expect([dueOfOrder(debts, 1001), dueOfOrder(debts, 1002)]).toEqual([300, 617]);
});

it('counts a reversed entry as never written', () => {
  const wrong = entry(2, 'payment', -300);
  const charged = charge(1, 300, 1001);
  const debts = debtsOf([charged, wrong, entry(3, 'reversal', 300, { reverses: wrong._id })]);
  expect(debts).toEqual([{ _id: charged._id, at: charged.at, orderNumber: 1001, amount: 300, due: 300 }]);
});

it('adds what is due by its age', () => {
  const debts = debtsOf([charge(1, 300, 1001), charge(20, 500, 1002), entry(21, 'payment', -100)]);
  expect(dueByAge(debts, Date.UTC(2026, 1, 5), [30, 60])).toEqual([500, 200, 0]);
});

it('counts a debt that is exactly as old as a limit to the older ones', () => {
  expect(dueByAge(debtsOf([charge(1, 300, 1001)]), Date.UTC(2026, 0, 31), [30, 60])).toEqual([0, 300, 0]);
});

const written = fc.record({
  kind: fc.constantFrom('charge', 'payment', 'return', 'adjustment'),
  day: fc.integer({ min: 1, max: 60 }),
  amount: fc.integer({ min: 1, max: 1000 }),
  order: fc.integer({ min: 1001, max: 1004 }),
  isReversed: fc.boolean(),
} as const);

const entriesOf = ({
  kind,
  day,
  amount,
  order,
  isReversed,
}: typeof written extends fc.Arbitrary<infer W> ? W : never) => {
  const names = kind === 'charge' || kind === 'return' ? { orderNumber: order } : {};
  const sign = kind === 'payment' || kind === 'return' || (kind === 'adjustment' && amount % 2 === 0) ? -1 : 1;
  const first = entry(day, kind, sign * amount, names);
  return isReversed ? [first, entry(day + 1, 'reversal', -first.amount, { ...names, reverses: first._id })] : [first];
};

it('is due what the balance says, whatever was written', () => {
  fc.assert(
    fc.property(fc.array(written), (all) => {
      const entries = all.flatMap(entriesOf);
      const debts = debtsOf(entries);
      const due = debts.reduce((sum, debt) => sum + debt.due, 0);
      expect(due).toBe(Math.max(balanceOf(entries), 0));
      expect(debts.every((debt) => debt.due >= 0 && debt.due <= debt.amount)).toBe(true);
    }),
  );
});

it('needs only the debts of some orders, the sums of the others between them and the balance for what is due of these orders', () => {
  fc.assert(
    fc.property(fc.array(written), fc.subarray([1001, 1002, 1003, 1004]), (all, orders) => {
      const entries = all.flatMap(entriesOf);
      const own: Debt[] = [];
      const between: number[] = [];
      for (const debt of debtsLessReturns(entries)) {
        if (orders.includes(debt.orderNumber ?? 0)) {
          own.push(debt);
          between.push(0);
        } else if (own.length > 0) between.push((between.pop() ?? 0) + debt.due);
      }
      const known = dueOfBalance(own, balanceOf(entries), between);
      expect(known).toEqual(debtsOf(entries).filter(({ orderNumber }) => orders.includes(orderNumber ?? 0)));
    }),
  );
});
