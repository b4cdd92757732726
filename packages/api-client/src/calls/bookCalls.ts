import { array, number, object, optional, string } from 'valibot';
import {
  Cheque,
  type ChequeSchema,
  ChequeStatus,
  Customer,
  type CustomerSchema,
  DayBook,
  Invoice,
  LedgerEntry,
  type LedgerEntrySchema,
} from '@dealerkit/domain/books';
import {
  accountBody,
  cashBody,
  chequeBody,
  closeBody,
  creditBody,
  customerBody,
  customerUpdateBody,
  ledgerEntryBody,
  mergeBody,
  orderCustomerBody,
  reversalBody,
} from './bookBodies.js';
import { call } from './call.js';
import { aboutOrders, modified } from './responses.js';

const inserted = object({ insertedId: string() });

const aboutCustomers = ['findCustomers', 'getCustomer', 'findCheques', 'findAudit'];
const aboutLedger = [...aboutCustomers, 'findLedger', 'getDayBook', 'findOrders', 'getOrderByNumber', 'getOverview'];
const issued = object({ number: string() });

/** The calls about customers, their ledgers and invoices that only the dealerkit backend answers. */
export const bookCalls = {
  /** Additional call of the dealerkit backend. Customers by search text (any spelling of a phone number, a name in both scripts, a place), sorted by `name`, `-balance` or `-lastOrder`, page by page, for admins. */
  findCustomers: call('GET /customers?search={search?}&sort={sort?}&before={before?}&limit={limit?}', {
    token: 'access',
    response: array<CustomerSchema>(Customer),
  }),

  /** Additional call of the dealerkit backend. A customer, also by the `_id` of one that was merged into it, for admins. */
  getCustomer: call('GET /customers/{id}', { token: 'access', response: Customer, refusals: [404] }),

  /** Additional call of the dealerkit backend. Adds a customer, unless another one has a phone number of it, for admins; send an `idempotencyKey`. */
  addCustomer: call('POST /customers', {
    token: 'access',
    body: customerBody,
    response: inserted,
    changes: aboutCustomers,
    status: 201,
    refusals: [409, 422],
    idempotencyKey: true,
  }),

  /** Additional call of the dealerkit backend. Changes a customer whose values are still those in `read`, for admins. */
  updateCustomer: call('PUT /customers/{id}', {
    token: 'access',
    body: customerUpdateBody,
    response: modified,
    changes: aboutCustomers,
    refusals: [404, 409],
  }),

  /** Additional call of the dealerkit backend. Moves phones, orders, ledger and account of the customer `from` to a customer, whose other values stay, for admins. */
  mergeCustomers: call('POST /customers/{id}/merge', {
    token: 'access',
    body: mergeBody,
    response: modified,
    changes: [...aboutLedger, ...aboutOrders],
    refusals: [404, 409],
    idempotencyKey: true,
  }),

  /** Additional call of the dealerkit backend. Links the account with an e-mail address to a customer, for admins. */
  linkAccount: call('PUT /customers/{id}/account', {
    token: 'access',
    body: accountBody,
    response: modified,
    changes: [...aboutCustomers, ...aboutOrders],
    refusals: [404, 409],
  }),

  /** Additional call of the dealerkit backend. Takes the link to an account off a customer, for admins. */
  unlinkAccount: call('DELETE /customers/{id}/account', {
    token: 'access',
    response: modified,
    changes: [...aboutCustomers, ...aboutOrders],
    refusals: [404],
  }),

  /** Additional call of the dealerkit backend. Gives an order that still has the customer `read` to another one, before its first hand-over, for admins. */
  setOrderCustomer: call('PUT /orders/number/{number}/customer', {
    token: 'access',
    body: orderCustomerBody,
    response: modified,
    changes: [...aboutCustomers, ...aboutOrders],
    refusals: [404, 409],
  }),

  /** Additional call of the dealerkit backend. The ledger of a customer by date (YYYY-MM-DD, or ISO 8601), the latest entry first, each with the balance after it, page by page, for admins. */
  findLedger: call('GET /customers/{id}/ledger?from={from?}&to={to?}&before={before?}&limit={limit?}', {
    token: 'access',
    response: array<LedgerEntrySchema>(LedgerEntry),
    refusals: [404],
  }),

  /** Additional call of the dealerkit backend. Adds a payment, a refund or an adjustment to the ledger of a customer, for admins; send an `idempotencyKey`. A payment by cheque is no entry until `setChequeStatus` says that it has cleared: `cheque` is then its status, `insertedId` its `_id`, and the balance stays. A payment or refund of the same amount by the same method within the hour is a 409 with the time of the recorded one, unless `isRepeated` is true. A refund above what the customer has paid is a 409 with `paid`. `at` may be a day that is over; what belongs to a closed day stands on the next open one with `belongsTo`. */
  addLedgerEntry: call('POST /customers/{id}/ledger', {
    token: 'access',
    body: ledgerEntryBody,
    response: object({ insertedId: string(), balance: number(), cheque: optional(ChequeStatus) }),
    changes: aboutLedger,
    status: 201,
    refusals: [404, 409, 422],
    idempotencyKey: true,
  }),

  /** Additional call of the dealerkit backend. Cheques, those of a customer or with a status, page by page, for admins: those that have not cleared by their dates, the next one first, others the latest date first. */
  findCheques: call('GET /cheques?customer={customer?}&status={status?}&before={before?}&limit={limit?}', {
    token: 'access',
    response: array<ChequeSchema>(Cheque),
  }),

  /** Additional call of the dealerkit backend. Says that a cheque which still has the status `from` has cleared, which adds its payment to the ledger, that it bounced, with the charge of the bank, which the customer owes, that it is cancelled, or takes the last two back; for admins. Reversing the payment takes a clearing back. A cheque with another status is a 409 with `cheque`. */
  setChequeStatus: call('PUT /cheques/{id}/status', {
    token: 'access',
    body: chequeBody,
    response: modified,
    changes: aboutLedger,
    refusals: [404, 409, 422],
    idempotencyKey: true,
  }),

  /** Additional call of the dealerkit backend. Adds the entry that takes a payment, a refund or an adjustment back, once, for admins. */
  reverseLedgerEntry: call('POST /ledger/{id}/reverse', {
    token: 'access',
    body: reversalBody,
    response: inserted,
    changes: aboutLedger,
    status: 201,
    refusals: [404, 409, 422],
    idempotencyKey: true,
  }),

  /** Additional call of the dealerkit backend. Issues an invoice for what of an order is handed over and not invoiced, or names the latest one if there is nothing new, for admins. */
  issueInvoice: call('POST /orders/number/{number}/invoice', {
    token: 'access',
    response: issued,
    changes: ['getOrderByNumber', 'findAudit'],
    status: 201,
    refusals: [404, 409],
    idempotencyKey: true,
  }),

  /** Additional call of the dealerkit backend. An invoice or a credit note, for admins and the linked account. */
  getInvoice: call('GET /invoices/{number}', { token: 'access', response: Invoice, refusals: [404] }),

  /** Additional call of the dealerkit backend. Takes an invoice back with a credit note, once, for admins. */
  creditInvoice: call('POST /invoices/{number}/credit', {
    token: 'access',
    body: creditBody,
    response: issued,
    changes: ['getOrderByNumber', 'getInvoice', 'findAudit'],
    status: 201,
    refusals: [404, 409, 422],
    idempotencyKey: true,
  }),

  /** Additional call of the dealerkit backend. Confirms that today is the date of the server's clock, which a 409 of `issueInvoice` or `creditInvoice` has as `today`: the numbers of its year begin, for admins. */
  confirmInvoiceDate: call('PUT /invoices/date/{date}', {
    token: 'access',
    response: modified,
    changes: ['findAudit'],
    refusals: [409],
  }),

  /** Additional call of the dealerkit backend. Adds cash that comes in or goes out without a customer, such as a fare, to the day book, for admins; send an `idempotencyKey`. `at` is as in `addLedgerEntry`. */
  addCashEntry: call('POST /cash', {
    token: 'access',
    body: cashBody,
    response: inserted,
    changes: ['getDayBook', 'findAudit'],
    status: 201,
    refusals: [422],
    idempotencyKey: true,
  }),

  /** Additional call of the dealerkit backend. The money of a day of the dealer by method, with the cash before and after it, for admins; today without `date`. */
  getDayBook: call('GET /daybook?date={date?}', { token: 'access', response: DayBook }),

  /** Additional call of the dealerkit backend. Closes a day and the open days before it with the counted cash, for good, for admins: they take no more entries. A closed day is a 409 with its close as `closed`, other closing cash than the one in the body a 409 with `expectedCash`. */
  closeDay: call('POST /daybook/{date}/close', {
    token: 'access',
    body: closeBody,
    response: modified,
    changes: ['getDayBook', 'findAudit'],
    refusals: [409, 422],
    idempotencyKey: true,
  }),
};
