import { paymentMethods } from '@dealerkit/domain/books';
import type { Order, OrderStatus } from '@dealerkit/domain/entities';
import type { Store } from '../../src/store/Store.ts';
import { StoreUnavailableError } from '../../src/store/engines/StoreUnavailableError.ts';
import { daysIn } from '../../src/days.ts';
import { disc, identityOf, order } from '../fixtures.ts';
import { undoHandOver } from './undoHandOver.ts';
import { acknowledge, type Acknowledged, type Acknowledgement, nothingAcknowledged } from './acknowledged.ts';

export const partNames = ['Brake Disc', 'Clutch Kit', 'Air Filter'];

export const pieces = 1_000_000;

/** How many admins work on the books at the same time. */
export const admins = 12;

const prices = [14500, 99.99, 7];

/** The days on which entries are dated, of which more and more are closed. */
export const firstDay = '2026-01-01';
const daysPerEntry = 1 / 10;

const { dateOf, startOf } = daysIn('Asia/Dhaka');

/** A day that is a number of days after the first one. */
const dayAfterFirst = (days: number) => dateOf(startOf(firstDay, days));

/** How many of the newest customers and accounts take part, so that histories and the time to check them do not grow with the run. */
const newest = { customers: 40, accounts: 4 };

/** Most are steps of a cheque. */
const chequeChanges = [
  ['received', 'cleared'],
  ['received', 'cleared'],
  ['received', 'bounced'],
  ['received', 'cancelled'],
  ['bounced', 'received'],
  ['cancelled', 'received'],
  ['cleared', 'bounced'],
] as const;

/** Random whole numbers from a seed, the same on every machine (mulberry32). */
export function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const forward: Partial<Record<OrderStatus, OrderStatus>> = {
  placed: 'confirmed',
  confirmed: 'packed',
  packed: 'handedOver',
};
const back: Partial<Record<OrderStatus, OrderStatus>> = {
  confirmed: 'placed',
  packed: 'confirmed',
  handedOver: 'packed',
};

/** Adds the parts of random books to an empty store. */
export async function prepareBooks(store: Store): Promise<void> {
  for (const [index, product_name] of partNames.entries()) {
    const part = { ...disc, product_name, price: prices[index] };
    await store.addPart({ ...part, minimum_order_quantity: 1, available_quantity: pieces });
  }
}

/** Where random books begin, and what is called with what the store acknowledges. */
interface BooksOptions {
  /** What was acknowledged before. */
  done?: Acknowledged;
  /** Distinguishes the keys of calls from those of other runs. */
  run?: string;
  onAcknowledged?: (one: Acknowledgement) => void;
}

/** Adds customers to a prepared store, and creates the function that runs one random operation of an admin. */
export async function createRandomBooks(
  store: Store,
  random: (below: number) => number,
  { done = nothingAcknowledged(), run: runName = '', onAcknowledged }: BooksOptions = {},
) {
  function record(one: Acknowledgement): void {
    acknowledge(done, one);
    onAcknowledged?.(one);
  }
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[random(items.length || 1)];
  let keys = 0;
  /** The latest day on which entries are dated back, after the first one. */
  let day = 0;

  /** A call with a key is sometimes sent twice at once, which must not do it twice. */
  async function send<Result extends { outcome: string }>(
    call: (writer: { actor: string; key: string }) => Promise<Result>,
  ) {
    const writer = { actor: `admin${random(3)}@dealer.example`, key: `${runName} ${keys++}` };
    if (random(4) > 0) return call(writer);
    const [one, two] = await Promise.all([call(writer), call(writer)]);
    // The first one may be refused, and the second one accepted after another admin's change.
    const accepted = [one, two].filter(({ outcome }) => ['added', 'placed', 'issued', 'changed'].includes(outcome));
    if (new Set(accepted.map((each) => JSON.stringify(each))).size > 1) {
      throw new Error(`A repeated call was done twice: ${JSON.stringify([one, two])}`);
    }
    return accepted[0] ?? one;
  }

  async function addCustomer(): Promise<void> {
    const phone = `+88018${String(random(10_000_000)).padStart(8, '0')}`;
    const customer = { name: `Customer ${random(99)}`, phones: [phone] };
    const added = await send((writer) => store.addCustomer(customer, writer));
    if (added.outcome === 'added') record({ added: 'customer', id: added._id });
  }
  for (let count = 0; count < 5; count++) await addCustomer();

  const anyCustomer = () => pick(done.customers.slice(-newest.customers)) ?? '';
  const anyAccount = () => `account${Math.floor(done.customers.length / 10) + random(newest.accounts)}@b.com`;

  async function place(): Promise<void> {
    const { product_name: _name, orderQuantity: _quantity, userEmail: _email, ...contact } = order;
    const first = random(partNames.length);
    const names = [...partNames.slice(first), ...partNames.slice(0, first)].slice(0, 1 + random(2));
    const lines = names.map((product_name) => ({ product_name, orderQuantity: 1 + random(9) }));
    const who = random(2) === 0 ? { userEmail: anyAccount() } : { customer: anyCustomer() };
    const placed = await send(({ actor, key }) =>
      store.placeOrderLines({ ...contact, ...who, note: undefined, lines }, key, actor),
    );
    if (placed.outcome === 'placed') placed.ids.forEach((id) => record({ added: 'line', id }));
  }

  const anyLine = async (): Promise<Order | undefined> => store.getOrder(pick(done.lines.slice(-24)) ?? '');

  async function step(isBack: boolean): Promise<void> {
    const line = await anyLine();
    const { status: from = 'placed' } = line ?? {};
    const to = isBack ? (back[from] ?? line?.history?.at(-2)?.status) : random(12) === 0 ? 'cancelled' : forward[from];
    if (line && to) await store.setOrderStatus(line._id, { from, to }, 'admin0@dealer.example');
  }

  async function divide(): Promise<void> {
    const line = await anyLine();
    if (!line) return;
    const quantity = 1 + random(3);
    if (line.status !== 'handedOver') {
      const split = await send(({ actor, key }) => store.splitOrderLine(line._id, quantity, actor, key));
      if (split.outcome === 'added') record({ added: 'line', id: split._id });
      return;
    }
    const typed = random(3) === 0 ? random(100_00) : undefined;
    const returned = { quantity, restock: random(2) === 0, reason: 'Wrong part', credit: typed };
    const result = await send(({ actor, key }) => store.returnOrderLine(line._id, returned, actor, key));
    if (result.outcome === 'added' && returned.restock) record({ added: 'restocked', id: result._id });
  }

  /** Hands an order with a discount over, takes a piece of its last line back, and undoes the hand-over of the first one. */
  async function undo(): Promise<void> {
    const { product_name: _name, orderQuantity: _quantity, userEmail: _email, ...contact } = order;
    const lines = partNames.slice(random(2)).map((product_name) => ({ product_name, orderQuantity: 2 + random(8) }));
    const customer = anyCustomer();
    const placed = await send(({ actor, key }) =>
      store.placeOrderLines({ ...contact, customer, note: undefined, lines }, key, actor),
    );
    if (placed.outcome !== 'placed') return;
    placed.ids.forEach((id) => record({ added: 'line', id }));
    await undoHandOver(store, placed, {
      discount: random(5000),
      quantity: 1 + random(2),
      isHandedOverAgain: random(3) === 0,
    });
  }

  async function terms(): Promise<void> {
    const { orderNumber = 0 } = (await anyLine()) ?? {};
    const changes = { discount: random(random(2) === 0 ? 500 : 2_000_000), deliveryCharge: random(900) };
    const read = { discount: null, deliveryCharge: null };
    await store.setOrderTerms(orderNumber, { read, changes }, 'admin1@dealer.example');
  }

  /** When an entry is dated: now, or on a day that is open or closed. */
  const anyTime = () =>
    random(2) === 0 ? {} : { at: new Date(startOf(firstDay, random(day + 3)) + random(86_400_000)).toISOString() };

  async function cash(): Promise<void> {
    const entry = { kind: random(2) === 0 ? 'cashIn' : 'cashOut', amount: 1 + random(9000), note: 'Random' } as const;
    const added = await send((writer) => store.addCashEntry({ ...entry, ...anyTime() }, writer));
    if (added.outcome !== 'added') return;
    record({ added: 'cash', id: added._id, amount: entry.kind === 'cashIn' ? entry.amount : -entry.amount });
  }

  /** Closes a day with the cash of its day book, which may have changed meanwhile. */
  async function closeDay(): Promise<void> {
    const closed = random(day + 1);
    const [name, start, ends] = [dayAfterFirst(closed), startOf(firstDay, closed), startOf(firstDay, closed + 1)];
    const { closingCash: expectedCash } = await store.getDayBook(start, ends);
    const close = {
      day: name,
      ends,
      expectedCash,
      countedCash: random(3) === 0 ? random(9999) : Math.max(expectedCash, 0),
    };
    const result = await send((writer) => store.closeDay(close, writer));
    if (result.outcome === 'added') record({ added: 'closedDay', id: name });
  }

  async function pay(): Promise<void> {
    const customer = anyCustomer();
    const amount = 1 + random(5_000_000);
    const isPayment = random(4) > 0;
    const entry = isPayment
      ? ({ kind: 'payment', amount, method: pick(paymentMethods) } as const)
      : random(2) === 0
        ? ({ kind: 'refund', amount, method: pick(paymentMethods), note: 'Random' } as const)
        : ({ kind: 'adjustment', amount: random(2) === 0 ? amount : -amount, note: 'Random' } as const);
    const added = await send((writer) => store.addLedgerEntry(customer, { ...entry, ...anyTime() }, writer));
    if (added.outcome !== 'added') return;
    if (added.cheque) record({ added: 'cheque', id: added._id, amount });
    else record({ added: 'entry', id: added._id, amount: isPayment ? -amount : entry.amount });
  }

  /** Sets a status that a cheque may have by now, or has no step to. */
  async function cheque(): Promise<void> {
    const _id = pick([...done.cheques.keys()].slice(-40)) ?? '';
    const [from, to] = pick(chequeChanges) ?? ['received', 'cleared'];
    const more = to === 'bounced' ? { reason: 'Random', ...(random(2) === 0 && { charge: 1 + random(900) }) } : {};
    const set = await send((writer) => store.setChequeStatus(_id, { from, to, ...more, ...anyTime() }, writer));
    if (set.outcome === 'changed' && to === 'cleared') record({ added: 'cleared', id: _id });
  }

  /** A payment or an adjustment, or what the newest entry of a customer is, such as the payment of a cheque. */
  async function anyEntry(): Promise<string> {
    if (random(3) > 0) return pick([...done.entries.keys()].slice(-40)) ?? '';
    return (await store.findLedger(anyCustomer(), { limit: 1 }))?.rows[0]?._id ?? '';
  }

  async function reverse(): Promise<void> {
    const _id = await anyEntry();
    const reversed = await send((writer) => store.reverseLedgerEntry(_id, 'Random', writer));
    if (reversed.outcome === 'added') record({ added: 'reversal', id: _id });
  }

  async function invoice(): Promise<void> {
    const { orderNumber = 0 } = (await anyLine()) ?? {};
    // The clock is sometimes put back over New Year.
    const today = ['2026-12-20', '2027-01-10'][random(2)] ?? '';
    const issued = await send((writer) => store.issueInvoice(orderNumber, today, writer));
    if (issued.outcome === 'issued') record({ added: 'invoice', id: issued.number });
  }

  async function credit(): Promise<void> {
    const number = pick([...done.invoices].slice(-20)) ?? '';
    const credited = await send((writer) =>
      store.creditInvoice(number, { reason: 'Random', today: '2026-11-22' }, writer),
    );
    if (credited.outcome === 'issued') record({ added: 'credit', id: credited.number });
  }

  async function own(): Promise<void> {
    const [one, two] = [anyCustomer(), anyCustomer()];
    const turn = random(4);
    if (turn === 0 && done.customers.length > 5) await send((writer) => store.mergeCustomers(one, two, writer));
    else if (turn === 1) {
      const email = anyAccount();
      await store.signIn(identityOf(email));
      await store.linkAccount(one, email, 'admin2@dealer.example');
    } else if (turn === 2) await store.unlinkAccount(one, 'admin2@dealer.example');
    else {
      const { orderNumber = 0, customer = null } = (await anyLine()) ?? {};
      await store.setOrderCustomer(orderNumber, { read: customer, customer: two }, 'admin2@dealer.example');
    }
  }

  const operations: [weight: number, run: () => Promise<void>][] = [
    [8, place],
    [34, () => step(false)],
    [5, () => step(true)],
    [6, divide],
    [2, undo],
    [3, terms],
    [10, pay],
    [5, cheque],
    [3, reverse],
    [5, cash],
    [2, closeDay],
    [6, invoice],
    [2, credit],
    [2, addCustomer],
    [4, own],
  ];
  const choices = operations.flatMap(([weight, operation]) => Array.from({ length: weight }, () => operation));

  /** Resolves to whether the outcome is known: on a slow machine statements reach their limit. */
  async function run(): Promise<boolean> {
    day = Math.floor((done.cash.size + done.entries.size) * daysPerEntry);
    try {
      await (pick(choices) ?? place)();
      return true;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      return false;
    }
  }

  return { done, run };
}
