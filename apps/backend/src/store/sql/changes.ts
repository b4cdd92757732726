/** What the audit records. */
export const auditActions = [
  'grant admin',
  'revoke admin',
  'block user',
  'unblock user',
  'sign out everywhere',
  'bind account',
  'change address',
  'change part',
  'delete part',
  'change synonyms',
  'place order',
  'set order status',
  'delete order',
  'split order line',
  'set order quantity',
  'return order line',
  'agree terms',
  'add customer',
  'change customer',
  'find wrong phone number',
  'merge customers',
  'link account',
  'unlink account',
  'set customer of order',
  'add payment',
  'add refund',
  'receive cheque',
  'set cheque status',
  'add cash',
  'close day',
  'add adjustment',
  'reverse entry',
  'issue invoice',
  'credit invoice',
  'confirm date',
  'confirm number',
  'end invoice year',
  'delete review',
  'export list',
  'ask account deletion',
  'keep account',
  'delete account',
  'add passkey',
  'rename passkey',
  'remove passkey',
  'reset passkeys',
  'refuse passkey',
] as const;

/** An audit entry that is about to be stored. */
export interface NewAuditEntry {
  /** The e-mail address of the user, or `command line`, `configuration` or `start`. */
  actor: string;
  action: (typeof auditActions)[number];
  /** The e-mail address or `_id` of what was changed, or the name of the exported list. */
  subject: string;
  /** The name of the part, the e-mail address of the order or review, the provider's id of the bound account, the former address, what was changed, or the filters of an export. */
  detail: string;
}

/** The tables whose rows every change counts. */
export type CountedTable = 'parts' | 'users' | 'customers' | 'reviews';

/** What a transaction changes besides its rows; it is stored or made known by the database that runs it. */
export interface Changes {
  /** The parts whose values or stock changed. */
  parts: Set<string>;
  /** Whether something changed that a search finds parts by. */
  partTexts: boolean;
  /** Whether a review changed. */
  reviews: boolean;
  /** By how many orders the totals change: those with a line of a status, and `all`. */
  orderTotals: Map<string, number>;
  /** By how many the rows become more. */
  rows: Record<CountedTable, number>;
  audit: NewAuditEntry[];
}

export const noChanges = (): Changes => ({
  parts: new Set(),
  partTexts: false,
  reviews: false,
  orderTotals: new Map(),
  rows: { parts: 0, users: 0, customers: 0, reviews: 0 },
  audit: [],
});
