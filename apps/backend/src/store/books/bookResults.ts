import type { Input } from '@dealerkit/api-client';
import type { Cheque, ChequeStatus, ClosedDay, Customer, Invoice, LedgerEntry } from '@dealerkit/domain/books';
import type { InvoiceSeries } from '@dealerkit/domain/books/invoiceNumbers';

/** A customer as an admin adds it; phone numbers are in the form of E.164. */
export type NewCustomer = Input<'addCustomer'>;

/** A change of a customer whose values are still the ones that were read; `null` where there was none (D34). */
export type CustomerChange = Pick<Input<'updateCustomer'>, 'read' | 'changes'>;

/** A phone number belongs to another customer. */
interface PhoneTaken {
  outcome: 'phone taken';
  customer: Customer;
}

interface NoCustomer {
  outcome: 'no such customer';
}

/** The result of adding a customer. */
export type AddedCustomer = { outcome: 'added'; _id: string } | PhoneTaken;

/** The result of a change of a customer; a conflict has the present one. */
export type ChangedCustomer =
  | { outcome: 'changed' }
  | NoCustomer
  | PhoneTaken
  | { outcome: 'conflict'; customer: Customer };

/** The result of a merge; both customers may have an account. */
export type MergedCustomer = { outcome: 'changed' } | NoCustomer | { outcome: 'same' } | { outcome: 'two accounts' };

/** The result of linking an account, which may belong to another customer. */
export type LinkedAccount =
  | { outcome: 'changed' | 'unchanged' }
  | NoCustomer
  | { outcome: 'no such account' }
  | { outcome: 'account taken' | 'has an account'; customer: Customer };

/** The result of giving an order to a customer. */
export type AssignedOrder =
  | { outcome: 'changed' }
  | NoCustomer
  | { outcome: 'no such order' }
  | { outcome: 'handed over' }
  | { outcome: 'conflict'; customer: string | null };

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

/** Cash as an admin adds it. */
export type NewCash = Input<'addCashEntry'>;

/** The result of adding cash. */
export interface AddedCash {
  outcome: 'added';
  _id: string;
}

/** The close of a day as an admin sends it. */
export interface NewClose extends Pick<ClosedDay, 'day' | 'countedCash'> {
  /** The closing cash that the admin has seen. */
  expectedCash: number;
  /** When the day ends, in milliseconds since 1970. */
  ends: number;
}

/** The result of closing a day, which may be closed or have other cash by now. */
export type AddedClose =
  | { outcome: 'added' }
  | { outcome: 'closed'; closed: ClosedDay }
  | { outcome: 'other cash'; expectedCash: number };

/** The result of reversing an entry. */
export type ReversedEntry =
  | { outcome: 'added'; _id: string }
  | { outcome: 'no such entry' }
  | { outcome: 'reversed' }
  | { outcome: 'not reversible'; kind: LedgerEntry['kind'] };

/** Why no number is given before an admin has confirmed something (D71): the date, or after a restore the next number. */
export type UnconfirmedNumber = { outcome: 'date to confirm' } | { outcome: 'number to confirm'; next: string };

/** The result of issuing an invoice. */
export type IssuedInvoice =
  | { outcome: 'issued'; number: string }
  | UnconfirmedNumber
  | { outcome: 'no such order' }
  | { outcome: 'nothing handed over' };

/** The result of taking an invoice back. */
export type CreditedInvoice =
  | { outcome: 'issued'; number: string }
  | UnconfirmedNumber
  | { outcome: 'no such invoice' }
  | { outcome: 'credited'; creditedBy: string };

/** The next number of each series. */
export type NextNumbers = Record<InvoiceSeries, string>;

/** The result of ending the numbers of a year. */
export type EndedYear =
  | { outcome: 'ended'; next: NextNumbers }
  | { outcome: 'not to come' }
  | { outcome: 'no such year' };

/** The result of confirming a number, which may be before the next one or of another year. */
export type ConfirmedNumber =
  | { outcome: 'confirmed' }
  | { outcome: 'no number' }
  | { outcome: 'nothing to confirm' }
  | { outcome: 'refused'; next: string };

/** An invoice, and who may read it. */
export interface FoundInvoice {
  invoice: Invoice;
  /** The e-mail address of the account that is linked to the customer. */
  account: string | undefined;
}
