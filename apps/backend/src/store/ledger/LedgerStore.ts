import type { Input } from '@dealerkit/api-client';
import type { Cheque, ChequeStatus, LedgerEntry } from '@dealerkit/domain/books';
import type { NoCustomer } from '../customers/CustomerStore.ts';
import type { KeyRefusal, Writer } from '../sql/once.ts';
import type { Page, PageQuery, TimeRange } from '../sql/Page.ts';

/** Selects entries of a ledger, the latest first. */
export interface LedgerQuery extends PageQuery, TimeRange {}

/** Selects cheques: those to take to the bank by their dates, the next one first, others the latest date first. */
export interface ChequeQuery extends PageQuery {
  customer?: string | undefined;
  status?: ChequeStatus | undefined;
}

/** A payment, a refund or an adjustment as an admin adds it; a payment or refund with `isRepeated` false is refused if the same one is recorded. */
export type NewEntry = Omit<Input<'addLedgerEntry'>, 'id'>;

/** The result of adding an entry, which for a payment by cheque is the cheque; the same payment may be recorded within the hour. */
export type AddedEntry =
  | { outcome: 'added'; _id: string; balance: number; cheque?: ChequeStatus | undefined }
  | { outcome: 'already recorded'; at: string }
  | { outcome: 'above paid'; paid: number }
  | NoCustomer;

/** What becomes of a cheque, as an admin sends it. */
export type ChequeChange = Omit<Input<'setChequeStatus'>, 'id'>;

/** The result of setting the status of a cheque, which may have another one by now. */
export type SetCheque =
  | { outcome: 'changed' }
  | { outcome: 'no such cheque' }
  | { outcome: 'conflict'; cheque: Cheque };

/** The result of reversing an entry. */
export type ReversedEntry =
  | { outcome: 'added'; _id: string }
  | { outcome: 'no such entry' }
  | { outcome: 'reversed' }
  | { outcome: 'not reversible'; kind: LedgerEntry['kind'] };

/** The ledgers of customers, and their cheques. */
export interface LedgerStore {
  /** Undefined for an unknown customer. */
  findLedger(customer: string, query: LedgerQuery): Promise<Page<LedgerEntry> | undefined>;
  /** A payment by cheque is a cheque until it has cleared. */
  addLedgerEntry(customer: string, entry: NewEntry, writer: Writer): Promise<AddedEntry | KeyRefusal>;
  /** Takes a payment, a refund or an adjustment back, once. */
  reverseLedgerEntry(_id: string, reason: string, writer: Writer): Promise<ReversedEntry | KeyRefusal>;
  findCheques(query: ChequeQuery): Promise<Page<Cheque>>;
  setChequeStatus(_id: string, change: ChequeChange, writer: Writer): Promise<SetCheque | KeyRefusal>;
  /** How many cheques can be taken to the bank today, which is YYYY-MM-DD. */
  countDueCheques(today: string): Promise<number>;
}
