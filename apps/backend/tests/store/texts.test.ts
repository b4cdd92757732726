import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, inject, test } from 'vitest';
import { backUp } from '../../src/store/engines/sqlite/backups.ts';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { textColumns } from '../../src/store/texts/texts.ts';
import { createSchema } from '../createSchema.ts';
import { rahim } from '../fixtures.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { command, seededFolder } from './command.ts';

const server = inject('postgres');

/** Columns whose text the backend makes itself, from texts with a rule. */
const ownColumns = [
  'parts: extra, _id, name_key',
  'part_search: name, facts, text, numbers, replaces',
  'part_numbers: number',
  'part_facets: facet, value',
  'part_words: word',
  'synonyms: kind, value',
  'zero_result_searches: text, day',
  'orders: extra, search_text, placed_by, customer',
  'order_lines: _id, part_id, price_text, status, history, of_line',
  'order_attempts: fingerprint',
  'write_attempts: actor, fingerprint, result',
  'customers: _id, search_text',
  'customer_phones: phone, customer',
  'merged_customers: _id, customer',
  'ledger_entries: _id, customer, kind, method, belongs_to, cheque_date, line, reverses, by',
  'cheques: _id, customer, cheque_date, status, entry, by',
  'cash_entries: _id, belongs_to, by',
  'closed_days: day, by',
  'invoice_series: series',
  'invoices: number, content, by',
  'invoice_lines: line, invoice',
  'credit_notes: number, invoice, by',
  'reviews: _id, placed_by',
  'users: extra, _id, role, search_text, profile_by',
  'audit: _id, actor, action, subject, detail, search_text',
  'notification_events: _id, kind, email, actor, content',
  'notifications: _id, user_id, channel, kind, content, lease, problem',
  'notification_choices: user_id, language, disabled',
  'push_subscriptions: user_id, p256dh, auth',
  'passkeys: _id, user_id, credential, public_key, transports',
  'passkey_challenges: challenge, user_id, purpose',
  'pictures: hash',
  'picture_files: hash, format',
  'stored_values: name, value',
  'totals: name',
];

test('every text column has a rule, or its text is made by the backend', async () => {
  const folder = temporaryFolder();
  await openSqliteStore(folder).close();
  const db = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
  const found = db
    .prepare(
      `SELECT tables.name AS "table", columns.name AS "column" FROM pragma_table_list AS tables
       JOIN pragma_table_info(tables.name) AS columns
       WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' AND columns.type IN ('TEXT', 'ANY')`,
    )
    .all()
    .map(({ table, column }) => `${String(table)}.${String(column)}`);
  db.close();
  const ruled = Object.entries(textColumns).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  const own = ownColumns.flatMap((line) => {
    const [table = '', columns = ''] = line.split(': ');
    return columns.split(', ').map((column) => `${table}.${column}`);
  });
  expect(found.toSorted()).toEqual([...ruled, ...own].toSorted());
});

/** A shop whose database another program has changed, and its backup. */
async function changedShop(username: string) {
  const { folder, store } = await seededFolder();
  await store.close();
  const db = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
  db.prepare('UPDATE users SET username = ? WHERE email = ?').run(username, rahim);
  db.close();
  const backup = path.join(temporaryFolder(), 'backup.sqlite');
  await backUp(folder, backup);
  return { folder, backup };
}

const sentence =
  /has texts in users\.username that are longer than 200 characters or contain a NUL character \(rows: 1\): [^\n]+\.$/;

test.each([
  ['is too long', 'ব'.repeat(201), [1, expect.stringMatching(sentence)]],
  ['contains a NUL', 'Rahim\0', [1, expect.stringMatching(sentence)]],
  ['has the maximum length', '🚚'.repeat(200), [0, '']],
])('a restore of a backup whose text %s', async (_what, username, expected) => {
  const { folder, backup } = await changedShop(username);
  const { code, errors } = await command('restore', [backup], folder);
  expect([code, errors]).toEqual(expected);
});

test.runIf(server)('a move of a database whose text is too long is refused', async () => {
  const { folder } = await changedShop('a'.repeat(201));
  const url = await createSchema(String(server), `texts_${process.pid}`);
  const { code, errors } = await command('move', ['--to', url], folder);
  expect([code, errors]).toEqual([1, expect.stringMatching(sentence)]);
});
