import { dueByAge } from '@dealerkit/domain/ledgerRules';
import { readDebts } from '../orderMoney.ts';
import { paymentMethods } from '@dealerkit/domain/books';
import { first } from '../first.ts';
import { type Books, query, type Steps } from '../steps.ts';
import type { BookStore } from './BookStore.ts';

const methods = paymentMethods.map((method) => `'${method}'`).join(', ');

function* receivedBetween(from: number, to: number): Steps<number> {
  const sql = `SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) AS amount FROM ledger_entries
    WHERE method IN (${methods}) AND at >= ? AND at < ?`;
  return -Number((yield* first(sql, from, to))?.['amount'] ?? 0);
}

/** How many customers are read at once, those who owe the most first. */
const chunk = 200;

/** The first customers who owe something, after the one with a balance and an `_id`. */
const owing = `SELECT _id, name, balance FROM customers WHERE balance > 0 AND (balance, _id) < (?, ?)
  ORDER BY balance DESC, _id DESC LIMIT ${chunk}`;

interface OverdueCustomer {
  _id: string;
  name: string;
  amount: number;
}

/** What is due since before a time, by customer. */
async function readOverdue(books: Books, before: number): Promise<OverdueCustomer[]> {
  const overdue: OverdueCustomer[] = [];
  let after: [balance: number, _id: string] = [Number.MAX_SAFE_INTEGER, ''];
  for (;;) {
    const rows = await books.read(query(owing, ...after));
    const ids = rows.map(({ _id }) => String(_id));
    const debts = await books.read(readDebts(books, ids));
    for (const { _id, name } of rows) {
      const [, amount = 0] = dueByAge(debts.get(String(_id)) ?? [], before, [0]);
      if (amount > 0) overdue.push({ _id: String(_id), name: String(name), amount });
    }
    const last = rows.at(-1);
    if (!last || rows.length < chunk) return overdue;
    after = [Number(last['balance']), String(last['_id'])];
  }
}

/** What the overview says of money, in both databases. */
export const moneyOverview = (books: Books): Pick<BookStore, 'getMoneyOverview'> => ({
  async getMoneyOverview({ from, to, overdueBefore }, limit) {
    const received = await books.read(receivedBetween(from, to));
    const all = await readOverdue(books, overdueBefore);
    const customers = all.toSorted((a, b) => b.amount - a.amount).slice(0, limit);
    const amount = all.reduce((sum, customer) => sum + customer.amount, 0);
    return { received, overdue: { amount, customerCount: all.length, customers } };
  },
});
