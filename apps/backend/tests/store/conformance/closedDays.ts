import { expect, test } from 'vitest';
import { daysIn } from '../../../src/days.ts';
import type { Store } from '../../../src/store/Store.ts';
import { disc } from '../../fixtures.ts';
import { addCustomer, addPart, dealer, handOver } from './shop.ts';

const writer = { actor: dealer };
const other = { actor: 'other@dealer.example' };
const { startOf } = daysIn('Asia/Dhaka');

const on = (day: string, time = '12:00') => new Date(`${day}T${time}:00+06:00`).toISOString();

const bookOf = (store: Store, day: string) => store.getDayBook(startOf(day), startOf(day, 1));

const close = (
  store: Store,
  day: string,
  [expectedCash, countedCash]: readonly [number, number],
  by: { actor: string; key?: string } = writer,
) => store.closeDay({ day, ends: startOf(day, 1), expectedCash, countedCash }, by);

async function addCash(store: Store, amount: number, day: string, time?: string): Promise<void> {
  await store.addCashEntry({ kind: 'cashIn', amount, note: 'Float', at: on(day, time) }, writer);
}

/** The tests of closed days, for every store. */
export function describeClosedDays(openFresh: () => Promise<Store>): void {
  test('the cash of a day begins with what was counted last, and with what came in since then', async () => {
    const store = await openFresh();
    await addCash(store, 1000, '2026-01-01');
    expect(await close(store, '2026-01-02', [1000, 900])).toEqual({ outcome: 'added' });
    await addCash(store, 50, '2026-01-03');
    expect(await bookOf(store, '2026-01-03')).toMatchObject({ openingCash: 900, closingCash: 950 });
    expect(await bookOf(store, '2026-01-04')).toMatchObject({ openingCash: 950, closedUntil: '2026-01-02' });
    const closed = {
      day: '2026-01-02',
      expectedCash: 1000,
      countedCash: 900,
      difference: -100,
      by: dealer,
    };
    expect(await bookOf(store, '2026-01-02')).toMatchObject({ closingCash: 1000, closed });
    expect(await bookOf(store, '2026-01-01')).toMatchObject({ openingCash: 0, closingCash: 1000, closed });
    expect((await bookOf(store, '2026-01-03')).closed).toBeUndefined();
    await close(store, '2026-01-03', [950, 950]);
    expect((await store.findClosedDays()).map(({ day, difference }) => [day, difference])).toEqual([
      ['2026-01-02', -100],
      ['2026-01-03', 0],
    ]);
    const { rows } = await store.findAudit({ limit: 9, search: 'close day 2026-01-02' });
    expect(rows).toMatchObject([{ actor: dealer, subject: '2026-01-02', detail: 'expected 10, counted 9' }]);
  });

  test('what is dated on a closed day stands at the start of the next open one and names its day', async () => {
    const store = await openFresh();
    const customer = await addCustomer(store, 'Salma', '+8801811000001');
    await close(store, '2026-01-02', [0, 0]);
    const dated = { method: 'cash', at: on('2026-01-02', '23:59') } as const;
    await store.addLedgerEntry(customer, { ...dated, kind: 'payment', amount: 900 }, writer);
    await store.addLedgerEntry(customer, { ...dated, kind: 'refund', amount: 100, note: 'Hub' }, writer);
    const adjustment = { kind: 'adjustment', amount: 5, note: 'Old book' } as const;
    await store.addLedgerEntry(customer, { ...adjustment, at: on('2025-12-24') }, writer);
    await addCash(store, 10, '2026-01-01');
    await store.addLedgerEntry(
      customer,
      { ...dated, kind: 'payment', amount: 7, at: on('2026-01-03', '00:00') },
      writer,
    );
    const { rows = [] } = (await store.findLedger(customer, { limit: 9 })) ?? {};
    const at = new Date(startOf('2026-01-03')).toISOString();
    expect(rows.toReversed()).toMatchObject([
      { kind: 'payment', at, belongsTo: '2026-01-02', balance: -900 },
      { kind: 'refund', at, belongsTo: '2026-01-02' },
      { kind: 'adjustment', at, belongsTo: '2025-12-24' },
      { kind: 'payment', at },
    ]);
    expect(rows[0]).not.toHaveProperty('belongsTo');
    expect((await bookOf(store, '2026-01-02')).entries).toEqual([]);
    const book = await bookOf(store, '2026-01-03');
    expect(book).toMatchObject({ openingCash: 0, closingCash: 817 });
    expect(book.entries.map(({ kind, belongsTo }) => [kind, belongsTo])).toEqual([
      ['payment', '2026-01-02'],
      ['refund', '2026-01-02'],
      ['cashIn', '2026-01-01'],
      ['payment', undefined],
    ]);
  });

  test('a reversal and a hand-over after the close of the present day stand on the next one', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    const line = await handOver(store);
    const customer = (await store.getOrder(line))?.customer ?? '';
    const paid = await store.addLedgerEntry(customer, { kind: 'payment', method: 'cash', amount: 100 }, writer);
    const today = daysIn('Asia/Dhaka').dateOf(Date.now());
    await close(store, today, [100, 100]);
    await store.reverseLedgerEntry(paid.outcome === 'added' ? paid._id : '', 'Typed twice', writer);
    await store.setOrderStatus(line, { from: 'handedOver', to: 'packed' }, dealer);
    const { rows = [] } = (await store.findLedger(customer, { limit: 9 })) ?? {};
    const tomorrow = new Date(startOf(today, 1)).toISOString();
    const moved = rows.filter(({ belongsTo }) => belongsTo !== undefined);
    expect(moved).toMatchObject([1, 2].map(() => ({ kind: 'reversal', at: tomorrow, belongsTo: today })));
    expect(await bookOf(store, today)).toMatchObject({ closingCash: 100 });
  });

  test('a closed day, one before it, and one whose cash has changed are not closed', async () => {
    const store = await openFresh();
    await addCash(store, 500, '2026-01-02');
    expect(await close(store, '2026-01-02', [400, 500])).toEqual({ outcome: 'other cash', expectedCash: 500 });
    await close(store, '2026-01-02', [500, 500]);
    const closed = { day: '2026-01-02', countedCash: 500, by: dealer };
    for (const day of ['2026-01-02', '2026-01-01']) {
      expect(await close(store, day, [500, 499], other)).toMatchObject({ outcome: 'closed', closed });
    }
    expect(await store.findClosedDays()).toHaveLength(1);
  });

  test('of several admins who close a day or the next one at once one closes it, and the others read by whom', async () => {
    const store = await openFresh();
    await addCash(store, 500, '2026-01-02');
    const admins = Array.from({ length: 8 }, (_, index) => `admin${index}@dealer.example`);
    const results = await Promise.all(
      admins.map((actor, index) => close(store, `2026-01-0${2 + (index % 2)}`, [500, 501 + index], { actor })),
    );
    const [only, ...none] = await store.findClosedDays();
    expect(none).toEqual([]);
    for (const [index, result] of results.entries()) {
      const isLater = `2026-01-0${2 + (index % 2)}` > String(only?.day);
      if (only?.by === admins[index]) expect(result).toEqual({ outcome: 'added' });
      else if (isLater) expect(result).toEqual({ outcome: 'other cash', expectedCash: only?.countedCash });
      else expect(result).toEqual({ outcome: 'closed', closed: only });
    }
  });

  test('what is recorded while a day is closed is part of the close or stands on the next day', async () => {
    const store = await openFresh();
    const customer = await addCustomer(store, 'Salma', '+8801811000001');
    const entry = { kind: 'payment', method: 'cash', at: on('2026-01-02') } as const;
    const results = await Promise.all([
      ...Array.from({ length: 12 }, (_, index) =>
        store.addLedgerEntry(customer, { ...entry, amount: 2 ** index }, writer),
      ),
      ...Array.from({ length: 12 }, () => addCash(store, 10_000, '2026-01-02')),
      (async () => {
        for (;;) {
          const { closingCash } = await bookOf(store, '2026-01-02');
          if ((await close(store, '2026-01-02', [closingCash, 7])).outcome === 'added') return closingCash;
        }
      })(),
    ]);
    expect(await bookOf(store, '2026-01-02')).toMatchObject({ closingCash: results.at(-1) });
    const { openingCash, closingCash } = await bookOf(store, '2026-01-03');
    expect([openingCash, closingCash - openingCash + Number(results.at(-1))]).toEqual([7, 2 ** 12 - 1 + 120_000]);
  });

  test('a close that is sent twice with its key is one close', async () => {
    const store = await openFresh();
    const results = await Promise.all([1, 2].map(() => close(store, '2026-01-02', [0, 5], { ...writer, key: 'a' })));
    expect(results).toEqual([{ outcome: 'added' }, { outcome: 'added' }]);
    expect(await close(store, '2026-01-02', [0, 6], { ...writer, key: 'a' })).toEqual({
      outcome: 'key of another call',
    });
    expect(await store.findClosedDays()).toHaveLength(1);
  });

  test('the same payment for a closed day is asked for before it is recorded twice', async () => {
    const store = await openFresh();
    const customer = await addCustomer(store, 'Salma', '+8801811000001');
    await close(store, '2026-01-02', [0, 0]);
    const payment = { kind: 'payment', method: 'cash', amount: 900, isRepeated: false } as const;
    const add = (day: string) => store.addLedgerEntry(customer, { ...payment, at: on(day) }, writer);
    expect((await add('2026-01-02')).outcome).toBe('added');
    expect((await add('2026-01-02')).outcome).toBe('already recorded');
    expect((await add('2026-01-01')).outcome).toBe('added');
    expect((await add('2026-01-03')).outcome).toBe('added');
  });
}
