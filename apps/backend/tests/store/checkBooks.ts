import type { Cheque, Customer, LedgerEntry } from '@dealerkit/domain/books';
import type { Order } from '@dealerkit/domain/entities';
import { cashMovements } from '@dealerkit/domain/books/dayClose';
import { balanceOf } from '@dealerkit/domain/books/ledgerRules';
import { isOpen } from '@dealerkit/domain/orders/orderSteps';
import { chargedTotal } from '@dealerkit/domain/orders/orderTerms';
import { expect } from 'vitest';
import { daysIn } from '../../src/days.ts';
import { positionOf } from '../../src/store/orders/orderFilters.ts';
import type { OrderPosition } from '../../src/store/sql/queries.ts';
import type { Store } from '../../src/store/Store.ts';
import type { Acknowledged } from './acknowledged.ts';
import { partNames, pieces } from './randomBooks.ts';

const { dateOf, startOf } = daysIn('Asia/Dhaka');

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

export async function allLines(store: Store): Promise<Order[]> {
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

/** Takes an amount off the amounts of a list in their order, and returns the rest of it. */
function take(debts: readonly { amount: number }[], amount: number): number {
  let rest = amount;
  for (const debt of debts) {
    const taken = Math.min(debt.amount, rest);
    debt.amount -= taken;
    rest -= taken;
  }
  return rest;
}

/** A model of what orders are due: of each order what was charged and not returned, the oldest of which is paid first. */
function duesOf(entries: readonly LedgerEntry[]): Map<number, number> {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  const standing = entries.filter(({ _id, reverses }) => reverses === undefined && !reversed.has(_id));
  const owed: { at: string; _id: string; orderNumber: number | undefined; amount: number }[] = [];
  const byTime = (a: { at: string; _id: string }, b: { at: string; _id: string }) =>
    Date.parse(a.at) - Date.parse(b.at) || (a._id < b._id ? -1 : 1);
  for (const [orderNumber, own] of groupBy(standing.toSorted(byTime), (entry) => entry.orderNumber)) {
    const charged: typeof owed = [];
    let returned = 0;
    for (const { at, _id, kind, amount } of own) {
      if (amount > 0) charged.unshift({ at, _id, orderNumber, amount });
      if (kind === 'return') returned -= amount;
      if (orderNumber !== undefined) returned = take(charged, returned);
    }
    owed.push(...charged);
  }
  owed.sort(byTime);
  take(owed, owed.reduce((sum, { amount }) => sum + amount, 0) - Math.max(balanceOf(entries), 0));
  const dues = groupBy(owed, ({ orderNumber = 0 }) => orderNumber);
  return new Map([...dues].map(([number, own]) => [number, balanceOf(own)]));
}

/** The ledger says of every order what the order says, and its balances are the sums of its entries. */
async function checkLedger(store: Store, done: Acknowledged, unknown: number): Promise<void> {
  const customers = await allCustomers(store);
  const all: LedgerEntry[] = [];
  const dues = new Map<string | undefined, Map<number, number>>();
  for (const { _id, balance } of customers) {
    const entries = await entriesOf(store, _id);
    expect([_id, balanceOf(entries)]).toEqual([_id, balance]);
    expect(entries[0]?.balance ?? 0).toBe(balance);
    all.push(...entries);
    dues.set(_id, duesOf(entries));
  }
  const amounts = new Map(all.map(({ _id, amount }) => [_id, amount]));
  for (const [_id, amount] of done.entries) expect(amounts.get(_id)).toBe(amount);
  const reversed = new Set(all.map(({ reverses }) => reverses));
  for (const _id of done.reversals) expect(reversed.has(_id)).toBe(true);
  const others = all.filter(
    ({ _id, kind, chequeDate }) =>
      ['payment', 'refund', 'adjustment'].includes(kind) && chequeDate === undefined && !done.entries.has(_id),
  );
  expect(others.length).toBeLessThanOrEqual(unknown);
  for (const _id of done.customers) expect(await store.getCustomer(_id)).toBeDefined();

  const placed = await allLines(store);
  const ids = new Set(placed.map(({ _id }) => _id));
  expect(done.lines.filter((_id) => !ids.has(_id))).toEqual([]);
  const lines = groupBy(placed, ({ orderNumber = 0 }) => orderNumber);
  const charged = groupBy(all, ({ orderNumber = 0 }) => orderNumber);
  for (const [number, own] of lines) {
    const { discount = 0, deliveryCharge = 0, due: ofOrder, paid } = (await store.getNumberedOrder(number)) ?? {};
    const entries = charged.get(number) ?? [];
    // The next hand-over is charged with the terms after that with them was undone.
    const isUndone = entries.some(({ kind }) => kind === 'reversal') && own.some(isOpen);
    const balance = balanceOf(entries);
    const wanted = isUndone ? balance : chargedTotal(own, { discount, deliveryCharge }, 2);
    expect([number, balance]).toEqual([number, wanted]);
    const due = dues.get(own[0]?.customer)?.get(number) ?? 0;
    expect([number, new Set(own.map((line) => line.due))]).toEqual([number, new Set([due])]);
    expect([number, ofOrder, paid]).toEqual([number, due, balance - due]);
    expect([number, balance >= due]).toEqual([number, true]);
    expect(entries.filter(({ kind, amount }) => kind === 'charge' && amount < 0)).toEqual([]);
  }
  for (const customer of new Set([...lines.values()].flat().map((line) => line.customer))) {
    expect(customers.some(({ _id }) => _id === customer)).toBe(true);
  }
}

/** The pieces that returns put back into the stock, by the `_id` of the returned line, as the audit says. */
async function restockedPieces(store: Store): Promise<Map<string, number>> {
  const entries = await readAll(async (before) => (await store.findAudit({ limit: 1000, before })).rows);
  return new Map(
    entries.flatMap(({ detail }) => {
      const [, quantity, _id] = /^(\d+) of \d+, into the stock \((\w+)\)$/.exec(detail) ?? [];
      return _id === undefined ? [] : [[_id, Number(quantity)] as const];
    }),
  );
}

/** Stock and pieces of open and handed over lines are constant, less what was put back (D52). */
async function checkStock(store: Store, done: Acknowledged): Promise<void> {
  const lines = await allLines(store);
  const restocked = await restockedPieces(store);
  for (const _id of done.restocked) expect(restocked.has(_id)).toBe(true);
  const { rows } = await store.findParts({ limit: 9 });
  for (const part of partNames) {
    const own = lines.filter(({ product_name }) => product_name === part);
    const taken = own.filter(({ status }) => status !== 'cancelled' && status !== 'returned');
    const sum = taken.reduce((total, { orderQuantity = 0 }) => total + orderQuantity, 0);
    const backs = own.reduce((total, { _id }) => total + (restocked.get(_id) ?? 0), 0);
    const stock = rows.find(({ product_name }) => product_name === part)?.available_quantity ?? 0;
    expect([part, stock + sum - backs]).toEqual([part, pieces]);
  }
}

/** The numbers of a series from the first one to the last one before a gap. */
async function numbersOf(store: Store, series: string): Promise<string[]> {
  const numbers: string[] = [];
  for (;;) {
    const number = `${series}-${String(numbers.length + 1).padStart(6, '0')}`;
    if (!(await store.getInvoice(number))) return numbers;
    numbers.push(number);
  }
}

/** Every acknowledged number stands before the first gap of its series. */
async function checkInvoices(store: Store, { invoices, credits }: Acknowledged, unknown: number): Promise<void> {
  const numbers: string[] = [];
  for (const series of ['2026', '2027', 'CN-2026', 'CN-2027']) numbers.push(...(await numbersOf(store, series)));
  const acknowledged = [...invoices, ...credits];
  const stored = new Set(numbers);
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
  expect(stored.size - acknowledged.length).toBeLessThanOrEqual(unknown);
  for (const number of numbers) {
    const { total = 0, lines = [], discount = 0, deliveryCharge = 0 } = (await store.getInvoice(number))?.invoice ?? {};
    expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0) - discount + deliveryCharge);
    expect(number.startsWith('CN-') ? -total : total).toBeGreaterThanOrEqual(0);
  }
}

/** The cash book of all days is the ledger and the cash without a customer, and no close has changed (D68). */
async function checkCash(store: Store, done: Acknowledged, unknown: number): Promise<void> {
  const closes = await store.findClosedDays();
  const closed = new Set(closes.map(({ day }) => day));
  expect([...done.closedDays].filter((day) => !closed.has(day))).toEqual([]);
  expect(closes.length - done.closedDays.size).toBeLessThanOrEqual(unknown);
  expect(closes.map(({ day }) => day)).toEqual([...closed].toSorted());

  const after = dateOf(Date.now() + 2 * 86_400_000);
  const ranges = [...closes.map(({ day }) => day), after].map((day, index) => ({
    day,
    from: index === 0 ? 0 : startOf(closes[index - 1]?.day ?? '', 1),
    to: startOf(day, 1),
  }));
  const booked: Awaited<ReturnType<Store['getDayBook']>>['entries'] = [];
  let cash = 0;
  for (const [index, { day, from, to }] of ranges.entries()) {
    const { openingCash, closingCash, entries } = await store.getDayBook(from, to);
    expect([day, openingCash]).toEqual([day, cash]);
    const last = cashMovements({ openingCash, entries }).at(-1)?.cash ?? openingCash;
    expect([day, closingCash]).toEqual([day, last]);
    const close = closes[index];
    if (close) expect([day, close.expectedCash, close.difference]).toEqual([day, last, close.countedCash - last]);
    for (const { at, belongsTo } of entries) {
      if (belongsTo !== undefined) expect([day, Date.parse(at), belongsTo < day]).toEqual([day, from, true]);
    }
    booked.push(...entries);
    cash = close?.countedCash ?? cash;
  }
  const others = new Map(booked.filter(({ customer }) => !customer).map(({ _id, amount }) => [_id, -amount]));
  for (const [_id, amount] of done.cash) expect([_id, others.get(_id)]).toEqual([_id, amount]);
  expect(others.size - done.cash.size).toBeLessThanOrEqual(unknown);
  const paid: string[] = [];
  for (const { _id } of await allCustomers(store)) {
    const entries = await entriesOf(store, _id);
    paid.push(...entries.filter(({ method }) => method !== undefined).map((entry) => entry._id));
  }
  expect(
    booked
      .filter(({ customer }) => customer)
      .map(({ _id }) => _id)
      .toSorted(),
  ).toEqual(paid.toSorted());
}

/** What identifies the payment of a cheque. */
const paymentOf = (customer: string, amount: number, chequeDate: string | undefined) =>
  JSON.stringify([customer, amount, chequeDate]);

/** The cheques that have cleared are the standing payments by cheque, and those that have not stand beside the balances (D69). */
async function checkCheques(store: Store, done: Acknowledged, unknown: number): Promise<void> {
  const cheques = await readAll<Cheque>(async (before) => (await store.findCheques({ limit: 500, before })).rows);
  const amounts = new Map(cheques.map(({ _id, amount }) => [_id, amount]));
  for (const [_id, amount] of done.cheques) expect([_id, amounts.get(_id)]).toEqual([_id, amount]);
  expect(cheques.length - done.cheques.size).toBeLessThanOrEqual(unknown);
  const waiting = groupBy(
    cheques.filter(({ status }) => status === 'received'),
    ({ customer }) => customer._id,
  );
  const paid: string[] = [];
  for (const { _id, cheques: beside } of await allCustomers(store)) {
    const own = waiting.get(_id) ?? [];
    const until = own
      .map(({ chequeDate }) => chequeDate)
      .toSorted()
      .at(-1);
    expect([_id, beside]).toEqual([_id, { amount: balanceOf(own), ...(until !== undefined && { until }) }]);
    const entries = await entriesOf(store, _id);
    const reversed = new Set(entries.map(({ reverses }) => reverses));
    const standing = entries.filter(
      (entry) => entry.kind === 'payment' && entry.method === 'cheque' && !reversed.has(entry._id),
    );
    paid.push(...standing.map(({ amount, chequeDate }) => paymentOf(_id, -amount, chequeDate)));
  }
  const cleared = cheques.filter(({ status }) => status === 'cleared');
  expect(paid.toSorted()).toEqual(
    cleared.map(({ customer, amount, chequeDate }) => paymentOf(customer._id, amount, chequeDate)).toSorted(),
  );
}

/** Checks the books against the orders and what was acknowledged; the outcomes of at most `unknown` other calls are unknown. */
export async function checkBooks(store: Store, done: Acknowledged, unknown = 0): Promise<void> {
  await checkLedger(store, done, unknown);
  await checkCash(store, done, unknown);
  await checkCheques(store, done, unknown);
  await checkStock(store, done);
  await checkInvoices(store, done, unknown);
}
