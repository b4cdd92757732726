import type { Invoice } from '@dealerkit/domain/books';
import type { InvoiceSeries } from '@dealerkit/domain/books/invoiceNumbers';
import type { KeyRefusal, Writer } from '../sql/once.ts';

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

/** The invoices, the credit notes and their numbers (D50, D71). */
export interface InvoiceStore {
  /** Today is that of the dealer's clock, as YYYY-MM-DD. */
  issueInvoice(number: number, today: string, writer: Writer): Promise<IssuedInvoice | KeyRefusal>;
  getInvoice(number: string): Promise<FoundInvoice | undefined>;
  creditInvoice(
    number: string,
    credit: { reason: string; today: string },
    writer: Writer,
  ): Promise<CreditedInvoice | KeyRefusal>;
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
}
