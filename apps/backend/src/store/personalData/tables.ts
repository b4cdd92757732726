import type { PersonalDataName } from '@dealerkit/domain/account/personalData';

/** A table of the databases. */
interface TableColumns {
  /** The columns with something about a person, and the row of the list that says so. */
  personal: Readonly<Record<string, PersonalDataName>>;
  /** The columns about parts, money or the shop itself, separated by commas; `*` for all. */
  other: string;
}

const nothing = (): TableColumns => ({ personal: {}, other: '*' });

const every = (name: PersonalDataName, ...columns: string[]): Record<string, PersonalDataName> =>
  Object.fromEntries(columns.map((column) => [column, name]));

/** Every table of both databases, and what it has of a person; a test compares it with the databases. */
export const personalTables: Readonly<Record<string, TableColumns>> = {
  users: {
    personal: {
      ...every('account', 'email', 'username', 'uid', 'search_text', 'profile_by', 'tokensValidFrom', 'deletion_due'),
      ...every('profile', 'loaction', 'phone', 'extra'),
    },
    other: 'row, _id, role, emailVerified, blocked',
  },
  orders: {
    personal: every('orders', 'userEmail', 'userName', 'address', 'phone', 'note', 'extra', 'placed_by', 'search_text'),
    other:
      'row, number, placed_at, customer, discount, delivery_charge, sum, placed, confirmed, packed, handedOver, cancelled, returned',
  },
  order_lines: {
    personal: every('orders', 'history'),
    other:
      '_id, order_number, part_id, product_name, orderQuantity, price, price_number, price_text, agreed_price, unit_price, status, placed_at, of_line, restocked, credit',
  },
  order_attempts: {
    personal: every('repeatedCalls', 'userEmail'),
    other: 'idempotency_key, order_number, fingerprint',
  },
  write_attempts: {
    personal: every('repeatedCalls', 'actor'),
    other: 'idempotency_key, fingerprint, result',
  },
  customers: {
    personal: every('customers', 'name', 'address', 'note', 'email', 'search_text'),
    other: 'row, _id, credit_limit, balance',
  },
  customer_phones: { personal: every('customers', 'phone'), other: 'customer, place, valid' },
  merged_customers: nothing(),
  ledger_entries: {
    personal: every('ledger', 'reference', 'note', 'by'),
    other:
      '_id, customer, at, belongs_to, recorded_at, kind, amount, method, cheque_date, order_number, line, reverses',
  },
  cheques: {
    personal: every('cheques', 'reference', 'note', 'reason', 'by'),
    other: '_id, customer, received_at, amount, cheque_date, status, entry',
  },
  cash_entries: { personal: every('ledger', 'note', 'by'), other: '_id, at, belongs_to, recorded_at, amount' },
  closed_days: { personal: every('ledger', 'by'), other: 'day, ends, expected, counted, at' },
  invoices: {
    personal: every('invoices', 'content', 'by'),
    other: 'number, issued_at, order_number, total',
  },
  credit_notes: { personal: every('invoices', 'reason', 'by'), other: 'number, invoice, issued_at' },
  reviews: {
    personal: every('reviews', 'reviewName', 'reviewerEmail', 'description', 'placed_by'),
    other: '_id, productName, rating',
  },
  audit: {
    personal: every('activity', 'actor', 'subject', 'detail', 'search_text'),
    other: 'row, _id, at, action',
  },
  zero_result_searches: { personal: every('searches', 'text'), other: 'day, searches' },
  notification_events: {
    personal: every('notifications', 'email', 'actor', 'content'),
    other: '_id, at, kind, order_number',
  },
  notifications: {
    personal: every('notifications', 'user_id', 'content', 'problem'),
    other: '_id, channel, kind, at, due_at, attempts, lease, failed_at',
  },
  notification_choices: { personal: every('notifications', 'user_id', 'language', 'disabled'), other: '' },
  push_subscriptions: { personal: every('browsers', 'endpoint', 'user_id', 'p256dh', 'auth', 'added_at'), other: '' },
  passkeys: {
    personal: every(
      'passkeys',
      'user_id',
      'name',
      'credential',
      'public_key',
      'transports',
      'created_at',
      'last_used_at',
    ),
    other: '_id, counter',
  },
  passkey_challenges: { personal: every('passkeys', 'challenge', 'user_id'), other: 'purpose, ends_at' },
  // Hashes of the addresses of visitors and users, in PostgreSQL only.
  call_counts: { personal: every('callCounts', 'key'), other: 'minute, calls' },
  erasures: nothing(),
  parts: nothing(),
  pictures: nothing(),
  picture_files: nothing(),
  part_search: nothing(),
  part_terms: nothing(),
  part_numbers: nothing(),
  part_facets: nothing(),
  part_words: nothing(),
  synonyms: nothing(),
  invoice_lines: nothing(),
  invoice_series: nothing(),
  stored_values: nothing(),
  outbox: nothing(),
  versions: nothing(),
  totals: nothing(),
  order_totals: nothing(),
  row_totals: nothing(),
  schema_version: nothing(),
};
