import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paymentMethods } from '../books.js';
import { canClose, cashMovements, dayOfEntry, isClosed, lastDayOfEntries } from './dayClose.js';

const day = fc
  .integer({ min: 0, max: 800 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
const closedUntil = fc.option(day, { nil: undefined });

it('moves what belongs to a closed day to the first open day, and nothing else', () => {
  fc.assert(
    fc.property(day, closedUntil, (own, until) => {
      const moved = dayOfEntry(own, until);
      expect(isClosed(moved, until)).toBe(false);
      expect(moved !== own).toBe(isClosed(own, until));
      if (moved === own || until === undefined) return;
      expect(Date.parse(moved) - Date.parse(until)).toBe(86_400_000);
    }),
  );
});

it('closes each day once, and none that has not come', () => {
  fc.assert(
    fc.property(fc.array(day), day, (days, today) => {
      let until: string | undefined;
      const closed: string[] = [];
      for (const each of days) {
        if (!canClose(each, { today, closedUntil: until })) continue;
        until = each;
        closed.push(each);
      }
      expect(closed).toEqual([...new Set(closed)].toSorted());
      expect(closed.every((each) => each <= today && !canClose(each, { today, closedUntil: until }))).toBe(true);
      expect(lastDayOfEntries({ today, closedUntil: until }) > today).toBe(until === today);
    }),
  );
});

const entry = fc.record({
  _id: fc.uuid(),
  at: fc.constant('2026-11-22T10:00:00.000Z'),
  kind: fc.constantFrom('payment', 'refund', 'cashIn', 'cashOut', 'reversal'),
  method: fc.constantFrom(...paymentMethods),
  amount: fc.integer({ min: -1000, max: 1000 }),
  by: fc.constant('admin@example.com'),
} as const);

it('goes from the opening cash to the closing cash by the entries in cash only', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.integer({ min: -1000, max: 1000 }), (entries, openingCash) => {
      const movements = cashMovements({ openingCash, entries });
      const cash = entries.filter(({ method }) => method === 'cash');
      expect(movements.map(({ _id }) => _id)).toEqual(cash.map(({ _id }) => _id));
      let before = openingCash;
      for (const movement of movements) {
        expect(movement.cash).toBe(before - movement.amount);
        before = movement.cash;
      }
    }),
  );
});
