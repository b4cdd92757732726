import { zeroResultSearchDays } from '@dealerkit/domain/account/personalData';
import { Invoice } from '@dealerkit/domain/books';
import * as v from 'valibot';
import { first } from '../sql/first.ts';
import { type SqlContext, query, type SqlValue, send, type Statements } from '../sql/transactions.ts';
import type { RetentionCounts, RetentionTimes } from './PersonalDataStore.ts';

const day = 86_400_000;

/** Rows whose time is over. */
interface Expired {
  from: string;
  where: string;
  value: SqlValue;
}

/** The lists that lose rows, each with what it is counted as. */
function expiredRows({ days, now }: RetentionTimes): ['audit' | 'notifications' | 'zeroResultSearches', Expired][] {
  const before = (age: number) => now - age * day;
  const searchesBefore = new Date(before(zeroResultSearchDays)).toISOString().slice(0, 10);
  return [
    ['audit', { from: 'audit', where: 'at < ?', value: before(days.audit) }],
    ['notifications', { from: 'notifications', where: 'at < ?', value: before(days.notifications) }],
    // Nothing else removes them in a shop that sends nothing.
    ['notifications', { from: 'notification_events', where: 'at < ?', value: before(days.notifications) }],
    ['zeroResultSearches', { from: 'zero_result_searches', where: 'day < ?', value: searchesBefore }],
  ];
}

/** An order without a person is that of a deleted account; the content of an invoice begins its buyer with the name. */
const invoicesWithBuyer = ({ days, now }: RetentionTimes): Expired => ({
  from: 'invoices JOIN orders ON orders.number = order_number',
  where: `issued_at < ? AND "userName" = '' AND "userEmail" = '' AND phone = '' AND content NOT LIKE '%"customer":{"name":""}%'`,
  value: now - days.invoices * day,
});

const dueAccounts = (now: number): Expired => ({ from: 'users', where: 'deletion_due <= ?', value: now });

function* count({ from, where, value }: Expired): Statements<number> {
  return Number((yield* first(`SELECT count(*) AS rows FROM ${from} WHERE ${where}`, value))?.['rows']);
}

/** Counts what has expired. */
export function* countExpired(times: RetentionTimes): Statements<RetentionCounts> {
  const counts = { accounts: yield* count(dueAccounts(times.now)), audit: 0, notifications: 0, zeroResultSearches: 0 };
  for (const [name, rows] of expiredRows(times)) counts[name] += yield* count(rows);
  return { ...counts, invoices: yield* count(invoicesWithBuyer(times)) };
}

/** The `_id` of the users whose deletion is due. */
export function* dueUsers(now: number): Statements<string[]> {
  const { from, where, value } = dueAccounts(now);
  const rows = yield* query(`SELECT _id FROM ${from} WHERE ${where} ORDER BY _id`, value);
  return rows.map(({ _id }) => String(_id));
}

const InvoiceRow = v.object({ number: v.string(), content: v.string() });

/** Takes the buyer off an invoice, whose amounts stay. */
const withoutBuyer = (content: string): string =>
  JSON.stringify({ ...v.parse(Invoice, JSON.parse(content)), customer: { name: '' } });

/** Removes what has expired; resolves to how much. */
export function* removeExpired(
  context: SqlContext,
  times: RetentionTimes,
): Statements<Omit<RetentionCounts, 'accounts'>> {
  const counts = { audit: 0, notifications: 0, zeroResultSearches: 0, invoices: 0 };
  yield* send('INSERT INTO erasures (open) VALUES (1)');
  for (const sql of context.dialect.audit.allow) yield* send(sql);
  for (const [name, rows] of expiredRows(times)) {
    counts[name] += yield* count(rows);
    yield* send(`DELETE FROM ${rows.from} WHERE ${rows.where}`, rows.value);
  }
  const { from, where, value } = invoicesWithBuyer(times);
  const sold = yield* query(`SELECT invoices.number AS number, content FROM ${from} WHERE ${where}`, value);
  for (const { number, content } of v.parse(v.array(InvoiceRow), sold)) {
    yield* send('UPDATE invoices SET content = ? WHERE number = ?', withoutBuyer(content), number);
    counts.invoices += 1;
  }
  for (const sql of context.dialect.audit.forbid) yield* send(sql);
  yield* send('DELETE FROM erasures');
  return counts;
}
