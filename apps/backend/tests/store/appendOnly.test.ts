import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import type { Store } from '../../src/store/Store.ts';
import { createSchema } from '../createSchema.ts';
import { disc } from '../fixtures.ts';
import { addPart, dealer, handOver } from './conformance/shop.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const server = inject('postgres');

const refused = /cannot be (changed|changed or deleted|deleted|replaced)\.$/;

/** What no statement may do to the ledger, the invoices and the credit notes. */
const changes = [
  ...['_id', 'belongs_to', 'kind', 'method', 'reference', 'cheque_date', 'note', 'line', 'by'].map(
    (column) => `UPDATE ledger_entries SET ${column} = 'x'`,
  ),
  ...['at', 'recorded_at', 'amount', 'order_number'].map((column) => `UPDATE ledger_entries SET ${column} = 1`),
  'UPDATE ledger_entries SET reverses = NULL',
  'DELETE FROM ledger_entries',
  ...['amount = 1', "cheque_date = 'x'", "reference = 'x'", "by = 'x'"].map((change) => `UPDATE cheques SET ${change}`),
  'DELETE FROM cheques',
  'UPDATE cash_entries SET amount = 1',
  'DELETE FROM cash_entries',
  'UPDATE closed_days SET counted = 1',
  'DELETE FROM closed_days',
  `UPDATE invoices SET total = 0`,
  'DELETE FROM invoices',
  `UPDATE credit_notes SET reason = 'x'`,
  'DELETE FROM credit_notes',
];

/** Hands an order over, issues an invoice and takes it back, and reverses a payment. */
async function fill(store: Store): Promise<() => Promise<unknown>> {
  const writer = { actor: dealer };
  await addPart(store, disc);
  const line = await handOver(store);
  const customer = (await store.getOrder(line))?.customer ?? '';
  await store.issueInvoice(1001, '2026-11-22', writer);
  await store.creditInvoice('2026-000001', { reason: 'Wrong name', today: '2026-11-22' }, writer);
  const paid = await store.addLedgerEntry(customer, { kind: 'payment', method: 'cash', amount: 100 }, writer);
  await store.reverseLedgerEntry(paid.outcome === 'added' ? paid._id : '', 'Typed twice', writer);
  const cheque = await store.addLedgerEntry(customer, { kind: 'payment', method: 'cheque', amount: 100 }, writer);
  const change = { from: 'received', to: 'cleared' } as const;
  await store.setChequeStatus(cheque.outcome === 'added' ? cheque._id : '', change, writer);
  await store.addCashEntry({ kind: 'cashOut', amount: 50, note: 'Fare' }, writer);
  await store.closeDay({ day: '2026-11-22', ends: 1, expectedCash: 0, countedCash: 5 }, writer);
  return async () => [
    await store.findLedger(customer, { limit: 9 }),
    await store.findCheques({ limit: 9 }),
    await store.getInvoice('CN-2026-000001'),
    await store.getDayBook(0, Date.now() + 1),
    await store.findClosedDays(),
  ];
}

test('the embedded database refuses to change, delete or replace entries, invoices and credit notes', async () => {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  const read = await fill(store);
  const before = await read();
  const db = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
  onTestFinished(() => db.close());
  const replacements = [
    'REPLACE INTO ledger_entries SELECT * FROM ledger_entries',
    `REPLACE INTO ledger_entries SELECT 'x', customer, at, belongs_to, recorded_at, kind, amount, method, reference, cheque_date, note,
       order_number, line, reverses, by FROM ledger_entries WHERE reverses IS NOT NULL`,
    'REPLACE INTO cheques SELECT * FROM cheques',
    `REPLACE INTO cheques SELECT 'x', customer, received_at, amount, reference, cheque_date, note, status, entry, reason, by FROM cheques`,
    'REPLACE INTO cash_entries SELECT * FROM cash_entries',
    'REPLACE INTO closed_days SELECT * FROM closed_days',
    'REPLACE INTO invoices SELECT * FROM invoices',
    'REPLACE INTO credit_notes SELECT * FROM credit_notes',
    `REPLACE INTO credit_notes SELECT 'x', invoice, issued_at, reason, by FROM credit_notes`,
  ];
  for (const sql of [...changes, ...replacements]) expect(() => db.exec(sql)).toThrow(refused);
  expect(await read()).toEqual(before);
});

test.runIf(server)('PostgreSQL refuses to change or delete entries, invoices and credit notes', async () => {
  const url = await createSchema(String(server), randomUUID());
  const store = await openPostgresStore(url);
  onTestFinished(() => store.close());
  const read = await fill(store);
  const before = await read();
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const truncations = ['ledger_entries', 'cheques', 'cash_entries', 'closed_days', 'invoices', 'credit_notes'].map(
    (table) => `TRUNCATE ${table} CASCADE`,
  );
  for (const sql of [...changes, ...truncations]) await expect(client.query(sql)).rejects.toThrow(refused);
  expect(await read()).toEqual(before);
});
