import { type Fault, unit } from './Fault.ts';

const files = (names: string) => unit('apps/backend', names);

/** The tests of the store that a title has, with the embedded database. */
const store = (title: string) => files(`tests/store/sqlite -t '${title}'`);

const stored = 'apps/backend/src/store';
const calls = 'apps/backend/src/calls';
const sent = 'apps/backend/src/notifications';

export const backendFaults: readonly Fault[] = [
  [`${stored}/orders/orderSteps.ts`, "return from === 'cancelled' ? -1 : 0;", 'return 0;', store('step back')],
  [
    `${stored}/orderChanges/stock.ts`,
    'available_quantity >= ?) RETURNING',
    'available_quantity > ?) RETURNING',
    store('order'),
  ],
  [
    `${stored}/orderChanges/changeStatus.ts`,
    "if (to === 'handedOver' && unit_price === null) return 'to be agreed';",
    '',
    store('(status|terms|charges)'),
  ],
  [
    `${stored}/orderChanges/changeStatus.ts`,
    'if (lines.some(({ of_line }) => of_line === _id))',
    'if (lines.some(({ _id: other }) => other === _id))',
    store('step back'),
  ],
  [
    `${stored}/orderChanges/changeStatus.ts`,
    "if (line.status !== 'cancelled') yield* addToStock",
    'yield* addToStock',
    store('order'),
  ],
  [
    `${stored}/orderChanges/divideLine.ts`,
    '!canCorrectQuantity(line) || line.orderQuantity !== read',
    '!canCorrectQuantity(line)',
    store('order'),
  ],
  [
    `${stored}/orderChanges/divideLine.ts`,
    'const isRestocked = restock && line.part_id !== null;',
    'const isRestocked = line.part_id !== null;',
    store('order'),
  ],
  [
    `${stored}/orderChanges/agreeTerms.ts`,
    "if (!isSame(before, read)) return { outcome: 'conflict', terms: before };",
    '',
    store('terms'),
  ],
  [
    `${stored}/ledger/ledger.ts`,
    "entry.kind === 'payment' ? -entry.amount : entry.amount",
    'entry.amount',
    store('ledgers'),
  ],
  [`${stored}/ledger/ledger.ts`, "range.push(['at < ?', to])", "range.push(['at <= ?', to])", store('ledgers')],
  [
    `${stored}/ledger/ledger.ts`,
    "if (yield* first('SELECT 1 FROM ledger_entries WHERE reverses = ?', _id)) return { outcome: 'reversed' };",
    '',
    store('ledgers'),
  ],
  [
    `${stored}/cash/closedDays.ts`,
    "if (cash !== expectedCash) return { outcome: 'other cash', expectedCash: cash };",
    '',
    store('closed days'),
  ],
  [
    `${stored}/ledger/cheques.ts`,
    'cheque.status !== from || !isChequeStep({ from, to })',
    '!isChequeStep({ from, to })',
    store('cheques'),
  ],
  [`${stored}/ledger/cheques.ts`, "status = 'received', entry = NULL", 'entry = entry', store('cheques')],
  [`${stored}/ledger/ledger.ts`, "entry.method === 'cheque'", 'false', store('cheques')],
  [`${stored}/cash/cashAt.ts`, "close?.['counted'] ?? 0", '0', store('closed days')],
  [
    `${stored}/cash/closedDays.ts`,
    "dialect.lockTables('ledger_entries, cash_entries', 'SHARE ROW EXCLUSIVE')",
    '[]',
    files("tests/store/postgres -t 'closed days'"),
  ],
  [
    `${stored}/invoices/invoices.ts`,
    "status === 'handedOver' && !invoiced.has(_id)",
    "status === 'handedOver'",
    store('invoices'),
  ],
  [
    `${stored}/invoices/invoices.ts`,
    'const pieces = orderQuantity - returned;',
    'const pieces = orderQuantity;',
    store('invoices'),
  ],
  [`${stored}/customers/customers.ts`, 'customerOfPhones(phones, _id)', 'customerOfPhones(phones)', store('customers')],
  [`${stored}/notifications/leases.ts`, 'AND failed_at IS NULL ORDER BY', 'ORDER BY', store('notifications that wait')],
  [
    `${stored}/users/signInOutcome.ts`,
    'row.uid === uid && (row.emailVerified || acceptsUnverified)',
    'row.uid === uid',
    files('src/store/users/signInOutcome'),
  ],
  [
    `${calls}/orderCalls.ts`,
    "step.by === order.userEmail ? step : { ...step, by: 'shop' }",
    'step',
    files('tests/api/ownOrders tests/api/orderDesk'),
  ],
  [
    'apps/backend/src/policy/ownership.ts',
    'owner?.email === caller.email && isAmongOwnRows(caller, owner)',
    'owner?.email === caller.email',
    files('tests/api/callerMatrix'),
  ],
  [
    `${stored}/notifications/leases.ts`,
    'wasAsked ? 1 : 0',
    '1',
    files("tests/notifications/refusals -t 'cannot be reached'"),
  ],
  [
    `${sent}/smtp.ts`,
    "(code === 'EENVELOPE' && command !== 'MAIL FROM')",
    "code === 'EENVELOPE'",
    files("tests/notifications/refusals -t 'mail server'"),
  ],
];
