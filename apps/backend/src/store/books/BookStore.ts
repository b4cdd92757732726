import type { Cheque, ChequeStatus, ClosedDay, Customer, DayBook, LedgerEntry } from '@dealerkit/domain/books';
import type { CustomerSort } from '@dealerkit/domain/customers/customerQuery';
import type { WrongPhones } from '@dealerkit/domain/books/overview';
import type { KeyRefusal } from '../sql/once.ts';
import type { Page, RowPosition } from '../sql/Page.ts';
import type {
  AddedCash,
  AddedClose,
  AddedCustomer,
  AddedEntry,
  AssignedOrder,
  ChangedCustomer,
  ChequeChange,
  ConfirmedNumber,
  CreditedInvoice,
  CustomerChange,
  EndedYear,
  FoundInvoice,
  IssuedInvoice,
  LinkedAccount,
  MergedCustomer,
  NewCash,
  NewClose,
  NewCustomer,
  NewEntry,
  NextNumbers,
  ReversedEntry,
  SetCheque,
} from './bookResults.ts';

/** Who makes a call that adds something, and the Idempotency-Key of the call. */
export interface Writer {
  actor: string;
  key?: string | undefined;
}

/** Selects customers. */
interface CustomersQuery {
  /** The maximum number of rows. */
  limit: number;
  /** After how many rows a search stops, and the total is a minimum; exports have no such limit. */
  maxRowsRead?: number | undefined;
  /** Only the rows after the customer with this `_id`. */
  before?: string | undefined;
  /** Only the rows after this position. */
  after?: RowPosition | undefined;
  /** A phone number in any spelling, or words that name, address and phones must contain (D36). */
  search?: string | undefined;
  /** By name without it. */
  sort?: CustomerSort | undefined;
}

/** Selects entries of a ledger, the latest first. */
export interface LedgerQuery {
  /** The maximum number of rows. */
  limit: number;
  /** Only entries that come after the one with this `_id`. */
  before?: string | undefined;
  /** Only entries after this position. */
  after?: RowPosition | undefined;
  /** Only entries of this time or later, in milliseconds since 1970. */
  from?: number | undefined;
  /** Only entries before this time, in milliseconds since 1970. */
  to?: number | undefined;
}

/** Selects cheques: those to take to the bank by their dates, the next one first, others the latest date first. */
export interface ChequeQuery extends Pick<LedgerQuery, 'limit' | 'before' | 'after'> {
  customer?: string | undefined;
  status?: ChequeStatus | undefined;
}

/**
 * Customers, their ledgers and the invoices (D49, D50, D54). The `_id` of a merged customer leads to the one that is kept. A call with
 * the key of an earlier one resolves to the first result.
 */
export interface BookStore {
  findCustomers(query: CustomersQuery): Promise<Page<Customer>>;
  getCustomer(_id: string): Promise<Customer | undefined>;
  addCustomer(customer: NewCustomer, writer: Writer): Promise<AddedCustomer | KeyRefusal>;
  updateCustomer(_id: string, change: CustomerChange, actor: string): Promise<ChangedCustomer>;
  /** Marks up to so many phone numbers that no start has checked yet, records those that cannot exist, and resolves to how many these were. */
  checkPhones(limit: number): Promise<number>;
  /** The phone numbers that cannot exist. */
  findWrongPhones(): Promise<WrongPhones>;
  /** Moves phones, orders, ledger and account of `from` to a customer, whose other values stay. */
  mergeCustomers(_id: string, from: string, writer: Writer): Promise<MergedCustomer | KeyRefusal>;
  /** The account sees the orders of the customer from then on. */
  linkAccount(_id: string, email: string, actor: string): Promise<LinkedAccount>;
  /** The account keeps only the orders that it placed itself. */
  unlinkAccount(_id: string, actor: string): Promise<ChangedCustomer>;
  /** Gives an order that still has the customer `read` to another one, before its first hand-over. */
  setOrderCustomer(
    number: number,
    change: { read: string | null; customer: string },
    actor: string,
  ): Promise<AssignedOrder>;

  /** Undefined for an unknown customer. */
  findLedger(customer: string, query: LedgerQuery): Promise<Page<LedgerEntry> | undefined>;
  /** A payment by cheque is a cheque until it has cleared. */
  addLedgerEntry(customer: string, entry: NewEntry, writer: Writer): Promise<AddedEntry | KeyRefusal>;
  findCheques(query: ChequeQuery): Promise<Page<Cheque>>;
  setChequeStatus(_id: string, change: ChequeChange, writer: Writer): Promise<SetCheque | KeyRefusal>;
  /** How many cheques can be taken to the bank today, which is YYYY-MM-DD. */
  countDueCheques(today: string): Promise<number>;
  /** Adds cash that comes in or goes out without a customer. */
  addCashEntry(entry: NewCash, writer: Writer): Promise<AddedCash | KeyRefusal>;
  /** Closes a day and the open days before it: they take no more entries. */
  closeDay(day: NewClose, writer: Writer): Promise<AddedClose | KeyRefusal>;
  /** All closed days, the oldest first. */
  findClosedDays(): Promise<ClosedDay[]>;
  /** Takes a payment, a refund or an adjustment back, once. */
  reverseLedgerEntry(_id: string, reason: string, writer: Writer): Promise<ReversedEntry | KeyRefusal>;
  /** Today is that of the dealer's clock, as YYYY-MM-DD. */
  issueInvoice(number: number, today: string, writer: Writer): Promise<IssuedInvoice | KeyRefusal>;
  getInvoice(number: string): Promise<FoundInvoice | undefined>;
  creditInvoice(
    number: string,
    credit: { reason: string; today: string },
    writer: Writer,
  ): Promise<CreditedInvoice | KeyRefusal>;
  /** Stores the currency of a shop without orders, ledger entries and cash. Resolves to the stored one. */
  claimCurrency(currency: string): Promise<string>;
  /** Records that the shop is in use on a day, from which a jump of its clock is seen (D71). */
  recordDay(day: string): Promise<void>;
  /** Begins the numbers of the year of today, which an admin has confirmed. */
  confirmDate(today: string, actor: string): Promise<void>;
  /** Ends the numbers of a year to come, which a wrong clock began; they stay valid. */
  endInvoiceYear(year: number, today: string, actor: string): Promise<EndedYear>;
  /** Gives no number before an admin has confirmed the next one of each series, since others may have been given after the backup that the shop was restored from. */
  requireInvoiceNumbers(today: string): Promise<NextNumbers>;
  /** Lets the numbers of a series go on from this one. */
  confirmInvoiceNumber(number: string, today: string, actor: string): Promise<ConfirmedNumber>;
  /** The money from one time to another. */
  getDayBook(from: number, to: number): Promise<Omit<DayBook, 'date' | 'today'>>;
}
