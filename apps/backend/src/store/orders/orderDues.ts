import { type Debt, debtsLessReturns, dueOfBalance, dueOfOrder } from '@dealerkit/domain/books/ledgerRules';
import { stands } from '../ledger/entries.ts';
import { type SqlContext, query, type ResultRow, type Statements } from '../sql/transactions.ts';

type Context = Pick<SqlContext, 'dialect'>;

type Entry = Parameters<typeof debtsLessReturns>[0][number];

/** An entry as it is stored; no schema checks it, since a page of orders has a thousand. */
export const entryOf = ({ _id, at, kind, amount, order_number }: ResultRow): Entry => ({
  _id: String(_id),
  at: new Date(Number(at)).toISOString(),
  kind: kind as Entry['kind'],
  amount: Number(amount),
  ...(order_number !== null && { orderNumber: Number(order_number) }),
});

/** The standing charges and returns of orders whose customers owe something, with the balances of these. */
const entriesOfOrders = ({ dialect }: Context) => `
  SELECT customer, balance, entry._id, at, kind, amount, order_number
  FROM ledger_entries AS entry JOIN customers ON customers._id = customer
  WHERE ${dialect.among('order_number', 'BIGINT')} AND balance > 0 AND kind IN ('charge', 'return') AND ${stands}`;

/** The place of a debt among those of its customer. */
interface Place {
  at: number;
  _id: string;
}

/** The debts of a customer between two places, without those at them. */
interface Gap {
  customer: string;
  after: Place;
  before: Place;
}

const end: Place = { at: Number.MAX_SAFE_INTEGER, _id: '' };

const placeOf = ({ at, _id }: Debt): Place => ({ at: Date.parse(at), _id });

const isBefore = (a: Place, b: Place) => a.at < b.at || (a.at === b.at && a._id < b._id);

/** How many entries one statement adds up: the embedded database answers no other call during a statement. */
const entriesPerStatement = 5000;

/** Of how many orders with returns one statement reads the entries. */
const ordersPerStatement = 1000;

/** The entries of a slice: those of a gap, and only those before the time `next` if it has more than one statement reads. */
const ofSlice = `entry.customer = slices.customer AND at >= after_at AND at <= coalesce(next, before_at)
  AND (at > after_at OR _id > after_id) AND (at < before_at OR _id < before_id) AND (next IS NULL OR at < next)`;

/**
 * Adds up the standing debts of a slice of each gap, and names the charged orders that have returns. With joins instead of subqueries
 * PostgreSQL may read all entries.
 */
const sumsOfGaps = ({ dialect }: Context) => `
  WITH gaps AS (
    SELECT CAST(value ->> 0 AS BIGINT) AS gap, value ->> 1 AS customer, CAST(value ->> 2 AS BIGINT) AS after_at, value ->> 3 AS after_id,
      CAST(value ->> 4 AS BIGINT) AS before_at, value ->> 5 AS before_id
    FROM ${dialect.elements}
  ), slices AS MATERIALIZED (
    SELECT gaps.*, (
      SELECT at FROM ledger_entries AS later
      WHERE later.customer = gaps.customer AND at > after_at AND at <= before_at ORDER BY at LIMIT 1 OFFSET ?
    ) AS next FROM gaps
  )
  SELECT gap, next, (
    SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) FROM ledger_entries AS entry
    WHERE ${ofSlice} AND amount > 0 AND reverses IS NULL AND ${stands}
  ) AS amount, (
    SELECT string_agg(CAST(order_number AS TEXT), ' ') FROM ledger_entries AS entry
    WHERE ${ofSlice} AND kind = 'charge' AND (
      SELECT 1 FROM ledger_entries AS credit WHERE credit.order_number = entry.order_number AND credit.kind = 'return' LIMIT 1
    ) = 1
  ) AS returned
  FROM slices`;

/** Adds up the debts of each gap, less what returns settle of them. */
function* addUpGaps(context: Context, gaps: readonly Gap[]): Statements<number[]> {
  const sums = gaps.map(() => 0);
  const returned = new Map<number, Set<number>>();
  let open = gaps.map((gap, index) => ({ ...gap, index }));
  while (open.length > 0) {
    const values = open.map(({ index, customer, after, before }) => [
      index,
      customer,
      after.at,
      after._id,
      before.at,
      before._id,
    ]);
    const nexts = new Map<number, number>();
    const rowsPerGap = Math.ceil(entriesPerStatement / open.length);
    for (const row of yield* query(sumsOfGaps(context), JSON.stringify(values), rowsPerGap)) {
      const gap = Number(row['gap']);
      sums[gap] = (sums[gap] ?? 0) + Number(row['amount']);
      const orders = typeof row['returned'] === 'string' ? row['returned'].split(' ') : [];
      for (const order of orders) {
        returned.set(Number(order), (returned.get(Number(order)) ?? new Set()).add(gap));
      }
      if (row['next'] !== null) nexts.set(gap, Number(row['next']));
    }
    open = open.flatMap((gap) => {
      const at = nexts.get(gap.index);
      return at === undefined ? [] : [{ ...gap, after: { at, _id: '' } }];
    });
  }
  const orders = [...returned.keys()];
  for (let start = 0; start < orders.length; start += ordersPerStatement) {
    const numbers = JSON.stringify(orders.slice(start, start + ordersPerStatement));
    const rows = yield* query(entriesOfOrders(context), numbers);
    for (const debt of debtsLessReturns(rows.map(entryOf))) {
      const place = placeOf(debt);
      for (const index of returned.get(debt.orderNumber ?? 0) ?? []) {
        const gap = gaps[index];
        const isWithin = gap && isBefore(gap.after, place) && isBefore(place, gap.before);
        if (isWithin) sums[index] = (sums[index] ?? 0) + debt.due - debt.amount;
      }
    }
  }
  return sums;
}

/** What is due of orders, by their numbers. */
export function* readDues(context: Context, numbers: readonly number[]): Statements<Map<number, number>> {
  if (numbers.length === 0) return new Map();
  const rows = yield* query(entriesOfOrders(context), JSON.stringify([...new Set(numbers)]));
  const owners = new Map(
    rows.map((row) => [
      Number(row['order_number']),
      { customer: String(row['customer']), balance: Number(row['balance']) },
    ]),
  );
  const customers = new Map<string, { balance: number; debts: Debt[] }>();
  for (const debt of debtsLessReturns(rows.map(entryOf))) {
    const owner = owners.get(debt.orderNumber ?? 0);
    if (!owner) continue;
    const own = customers.get(owner.customer) ?? { balance: owner.balance, debts: [] };
    customers.set(owner.customer, own);
    own.debts.push(debt);
  }
  const gaps = [...customers].flatMap(([customer, { debts }]) =>
    debts.map((debt, index): Gap => {
      const next = debts[index + 1];
      return { customer, after: placeOf(debt), before: next ? placeOf(next) : end };
    }),
  );
  const sums = yield* addUpGaps(context, gaps);
  const dues = [...customers.values()].flatMap(({ balance, debts }) =>
    dueOfBalance(debts, balance, sums.splice(0, debts.length)),
  );
  return new Map(numbers.map((number) => [number, dueOfOrder(dues, number)]));
}
