import { array, type InferOutput, number, object, optional, picklist, string } from 'valibot';

/** Lets the declarations of a list name the schema of its rows instead of repeating it. */
type Named<T> = T;

// Amounts are whole numbers of the smallest unit of the currency, times are ISO 8601.

/** A person or workshop that buys, with an account or without one. */
export const Customer = object({
  _id: string(),
  name: string(),
  /** In the international form of E.164: `+8801700000142`. */
  phones: array(string()),
  address: optional(string()),
  /** What only admins read. */
  note: optional(string()),
  /** The highest balance without a warning. */
  creditLimit: optional(number()),
  /** The e-mail address of the linked account. */
  email: optional(string()),
  /** What the customer owes; negative if the shop owes it. */
  balance: number(),
  /** The sum of the cheques that have not cleared, which the balance does not count, and the last of their dates; only of a server that keeps cheques. */
  cheques: optional(object({ amount: number(), until: optional(string()) })),
  lastOrderAt: optional(string()),
});
export type Customer = InferOutput<typeof Customer>;
export interface CustomerSchema extends Named<typeof Customer> {}

/** The kinds of entries of a ledger. */
export const ledgerKinds = ['charge', 'payment', 'refund', 'return', 'adjustment', 'reversal'] as const;
export const LedgerKind = picklist(ledgerKinds);
export type LedgerKind = InferOutput<typeof LedgerKind>;

/** How a payment is made. */
export const paymentMethods = ['cash', 'bkash', 'nagad', 'bank', 'cheque', 'other'] as const;
export const PaymentMethod = picklist(paymentMethods);
export type PaymentMethod = InferOutput<typeof PaymentMethod>;

/** An entry of the ledger of a customer. */
export const LedgerEntry = object({
  _id: string(),
  /** When the money moved; of what belongs to a closed day, the start of the next open day. */
  at: string(),
  /** The closed day that the entry belongs to, as `2026-11-22`. */
  belongsTo: optional(string()),
  kind: LedgerKind,
  /** Positive if it raises what the customer owes. */
  amount: number(),
  method: optional(PaymentMethod),
  /** What identifies the payment, such as the number of a cheque. */
  reference: optional(string()),
  /** The date on a cheque, as `2026-11-22`. */
  chequeDate: optional(string()),
  note: optional(string()),
  /** The order that was charged or from which was returned. */
  orderNumber: optional(number()),
  /** The entry that this one reverses. */
  reverses: optional(string()),
  /** The e-mail address of the admin. */
  by: string(),
  /** The sum of all entries up to this one. */
  balance: number(),
});
export type LedgerEntry = InferOutput<typeof LedgerEntry>;
export interface LedgerEntrySchema extends Named<typeof LedgerEntry> {}

/** What became of a cheque: it is paid out, sent back unpaid, or not taken to the bank. */
export const chequeStatuses = ['received', 'cleared', 'bounced', 'cancelled'] as const;
export const ChequeStatus = picklist(chequeStatuses);
export type ChequeStatus = InferOutput<typeof ChequeStatus>;

/** A cheque of a customer, which is an entry of the ledger only once it has cleared. */
export const Cheque = object({
  _id: string(),
  customer: object({ _id: string(), name: string() }),
  receivedAt: string(),
  amount: number(),
  /** Its number. */
  reference: optional(string()),
  /** The date on it, as `2026-11-22`. */
  chequeDate: string(),
  note: optional(string()),
  status: ChequeStatus,
  /** Why it bounced or was cancelled. */
  reason: optional(string()),
  /** The e-mail address of the admin who received it. */
  by: string(),
});
export type Cheque = InferOutput<typeof Cheque>;
export interface ChequeSchema extends Named<typeof Cheque> {}

/** A line of an invoice. */
const InvoiceLine = object({
  product_name: string(),
  /** The number that the part was known by when the invoice was issued. */
  partNumber: optional(string()),
  orderQuantity: number(),
  unitPrice: number(),
  amount: number(),
});
export type InvoiceLine = InferOutput<typeof InvoiceLine>;

/** An invoice, which never changes once it is issued. */
export const Invoice = object({
  /** As `2026-000123`; that of a credit note is `CN-2026-000001`. */
  number: string(),
  issuedAt: string(),
  orderNumber: number(),
  customer: object({ name: string(), address: optional(string()), phone: optional(string()) }),
  lines: array(InvoiceLine),
  discount: number(),
  deliveryCharge: number(),
  total: number(),
  /** The number of the credit note that takes it back. */
  creditedBy: optional(string()),
  /** Of a credit note, whose amounts are negative: the number of the invoice that it takes back. */
  credits: optional(string()),
  /** Of a credit note: why. */
  reason: optional(string()),
});
export type Invoice = InferOutput<typeof Invoice>;

/** What the page of an order shows of an invoice. */
export const InvoiceSummary = object({
  number: string(),
  issuedAt: string(),
  total: number(),
  creditedBy: optional(string()),
});
export type InvoiceSummary = InferOutput<typeof InvoiceSummary>;

/** The close of a day, and of the open days before it; it is final. */
export const ClosedDay = object({
  /** The date in the dealer's time zone, as `2026-11-22`. */
  day: string(),
  expectedCash: number(),
  countedCash: number(),
  /** The counted cash less the expected one. */
  difference: number(),
  /** When it was closed. */
  at: string(),
  /** The e-mail address of the admin. */
  by: string(),
});
export type ClosedDay = InferOutput<typeof ClosedDay>;

/** The money of one day by the method of payment. */
export const DayBook = object({
  /** The date in the dealer's time zone, as `2026-11-22`. */
  date: string(),
  /** The present date there. */
  today: string(),
  /** The close of the day, or of a later day if that one was closed together with this one. */
  closed: optional(ClosedDay),
  /** The last closed day. */
  closedUntil: optional(string()),
  /** The counted cash of the last closed day before this one and the cash since then. */
  openingCash: number(),
  closingCash: number(),
  methods: array(object({ method: PaymentMethod, received: number(), paidOut: number(), reversed: number() })),
  /** The payments, refunds and their reversals with the name of the customer, and the cash without one, the oldest first. */
  entries: array(
    object({
      ...LedgerEntry.entries,
      kind: picklist([...ledgerKinds, 'cashIn', 'cashOut']),
      balance: optional(number()),
      customer: optional(object({ _id: string(), name: string() })),
    }),
  ),
});
export type DayBook = InferOutput<typeof DayBook>;
