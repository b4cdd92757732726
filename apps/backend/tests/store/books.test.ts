import type { Customer, LedgerEntry } from '@dealerkit/domain/books';
import type { Order } from '@dealerkit/domain/entities';
import { balanceOf } from '@dealerkit/domain/ledgerRules';
import { isOpen } from '@dealerkit/domain/orderRules';
import { chargedTotal } from '@dealerkit/domain/orderTerms';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databases } from '../databases.ts';
import { positionOf } from '../../src/calls/orderQueries.ts';
import type { OrderPosition } from '../../src/store/queries.ts';
import type { Store } from '../../src/store/Store.ts';
import { type Acknowledged, createRandom, createRandomBooks, partNames, pieces } from './randomBooks.ts';

/** `OPERATIONS=100000 SEED=1 npx vitest run apps/backend/tests/store/books.test.ts` repeats a longer run. */
const operations = Number(process.env['OPERATIONS'] ?? 1200);
const admins = 12;
const checks = 4;

/** All pages of a list. */
async function readAll<Row extends { _id: string }>(
  read: (before: string | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let before: string | undefined; ; before = rows.at(-1)?._id) {
    const page = await read(before);
    rows.push(...page);
    if (page.length === 0) return rows;
  }
}

const allCustomers = (store: Store) =>
  readAll<Customer>(async (before) => (await store.findCustomers({ limit: 500, before })).rows);

const entriesOf = (store: Store, customer: string) =>
  readAll<LedgerEntry>(async (before) => (await store.findLedger(customer, { limit: 1000, before }))?.rows ?? []);

async function allLines(store: Store): Promise<Order[]> {
  const lines: Order[] = [];
  for (let after: OrderPosition | undefined; ;) {
    const { rows } = await store.findOrders({ limit: 100, after });
    const last = rows.at(-1);
    if (!last) return lines;
    lines.push(...rows);
    after = positionOf(last);
  }
}

function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The numbers of a series have no gap within a year. */
function expectNoGap(numbers: ReadonlySet<string>): void {
  const years = groupBy(numbers, (number) => number.replace(/-\d{6}$/, ''));
  for (const [year, own] of years) {
    expect(own.toSorted()).toEqual(own.map((_, index) => `${year}-${String(index + 1).padStart(6, '0')}`));
  }
}

/** The ledger says of every order what the order says, and its balances are the sums of its entries. */
async function checkLedger(store: Store, done: Acknowledged): Promise<void> {
  const customers = await allCustomers(store);
  const all: LedgerEntry[] = [];
  for (const { _id, balance } of customers) {
    const entries = await entriesOf(store, _id);
    expect([_id, balanceOf(entries)]).toEqual([_id, balance]);
    expect(entries[0]?.balance ?? 0).toBe(balance);
    all.push(...entries);
  }
  const amounts = new Map(all.map(({ _id, amount }) => [_id, amount]));
  for (const [_id, amount] of done.entries) expect(amounts.get(_id)).toBe(amount);
  const reversed = new Set(all.map(({ reverses }) => reverses));
  for (const _id of done.reversals) expect(reversed.has(_id)).toBe(true);
  expect(all.filter(({ kind }) => kind === 'payment' || kind === 'adjustment')).toHaveLength(done.entries.size);

  const placed = await allLines(store);
  const ids = new Set(placed.map(({ _id }) => _id));
  expect(done.lines.filter((_id) => !ids.has(_id))).toEqual([]);
  const lines = groupBy(placed, ({ orderNumber = 0 }) => orderNumber);
  const charged = groupBy(all, ({ orderNumber = 0 }) => orderNumber);
  for (const [number, own] of lines) {
    const { discount = 0, deliveryCharge = 0 } = (await store.getNumberedOrder(number)) ?? {};
    const entries = charged.get(number) ?? [];
    // The next hand-over is charged with the terms after that with them was undone.
    const isUndone = entries.some(({ kind }) => kind === 'reversal') && own.some(isOpen);
    const balance = balanceOf(entries);
    const wanted = isUndone ? balance : chargedTotal(own, { discount, deliveryCharge }, 2);
    expect([number, balance]).toEqual([number, wanted]);
    expect(entries.filter(({ kind, amount }) => kind === 'charge' && amount < 0)).toEqual([]);
  }
  for (const customer of new Set([...lines.values()].flat().map((line) => line.customer))) {
    expect(customers.some(({ _id }) => _id === customer)).toBe(true);
  }
}

/** Stock and pieces of open and handed over lines are constant, less what was put back (D52). */
async function checkStock(store: Store, done: Acknowledged): Promise<void> {
  const lines = await allLines(store);
  const { rows } = await store.findParts({ limit: 9 });
  for (const part of partNames) {
    const taken = lines.filter(
      (each) => each.product_name === part && each.status !== 'cancelled' && each.status !== 'returned',
    );
    const restocked = [...done.restocked.values()].filter((each) => each.part === part);
    const sum = taken.reduce((total, { orderQuantity = 0 }) => total + orderQuantity, 0);
    const backs = restocked.reduce((total, { quantity }) => total + quantity, 0);
    const stock = rows.find(({ product_name }) => product_name === part)?.available_quantity ?? 0;
    expect([part, stock + sum - backs]).toEqual([part, pieces]);
  }
}

async function checkInvoices(store: Store, { invoices, credits }: Acknowledged): Promise<void> {
  expectNoGap(invoices);
  expectNoGap(credits);
  for (const number of credits) expect((await store.getInvoice(number))?.invoice.number).toBe(number);
  for (const number of invoices) {
    const { total = 0, lines = [], discount = 0, deliveryCharge = 0 } = (await store.getInvoice(number))?.invoice ?? {};
    expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0) - discount + deliveryCharge);
    expect(total).toBeGreaterThanOrEqual(0);
  }
}

describe.each(databases)('the books in %s', (_name, open) => {
  test(
    'agree with the orders after random operations of twelve admins, and lose nothing that was acknowledged',
    { timeout: 60_000 + operations * 200 },
    async () => {
      const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
      onTestFinished(({ task }) => {
        if (task.result?.state === 'fail') process.stderr.write(`SEED=${seed} OPERATIONS=${operations}\n`);
      });
      const store = await open();
      const { done, run } = await createRandomBooks(store, createRandom(seed));
      for (let check = 0; check < checks; check++) {
        let left = operations / checks;
        await Promise.all(
          Array.from({ length: admins }, async () => {
            while (left-- > 0) await run();
          }),
        );
        await checkLedger(store, done);
        await checkStock(store, done);
        await checkInvoices(store, done);
      }
      for (const { _id, status } of (await allLines(store)).filter(isOpen)) {
        await store.setOrderStatus(_id, { from: status ?? 'placed', to: 'cancelled' }, 'admin0@dealer.example');
      }
      await checkLedger(store, done);
      const { lines, entries, invoices, restocked } = done;
      for (const { size } of [new Set(lines), entries, invoices, restocked]) expect(size).toBeGreaterThan(0);
    },
  );
});
