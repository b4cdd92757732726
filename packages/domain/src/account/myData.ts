import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  record,
  string,
} from 'valibot';
import { ChequeStatus, Invoice, LedgerKind, PaymentMethod } from '../books.js';
import { OrderStatus, price } from '../entities.js';
import { NotificationChoices, notificationChannels, notificationKinds } from '../notifications/notifications.js';
import type { DownloadedName } from './personalData.js';

// Amounts are whole numbers of the smallest unit of the currency, but `price` is a number of the currency or free text, as in the
// documented calls. Times are ISO 8601.

/** Who did something: the addresses of admins are private (D31). */
const by = picklist(['you', 'shop']);

const step = object({
  status: OrderStatus,
  at: string(),
  by,
  reason: optional(string()),
});

const orderLine = object({
  product_name: string(),
  orderQuantity: number(),
  price,
  agreedPrice: optional(number()),
  credit: optional(number()),
  status: OrderStatus,
  history: array(step),
});

const order = object({
  orderNumber: number(),
  placedAt: string(),
  userName: string(),
  userEmail: string(),
  address: string(),
  phone: string(),
  note: optional(string()),
  extra: optional(record(string(), string())),
  discount: optional(number()),
  deliveryCharge: optional(number()),
  sum: number(),
  lines: array(orderLine),
});

const sections = {
  account: object({ email: string(), username: optional(string()), emailVerified: boolean(), admin: boolean() }),
  // `loaction` is spelled so in the documented calls.
  profile: object({
    loaction: optional(string()),
    phone: optional(string()),
    extra: optional(record(string(), string())),
  }),
  orders: array(order),
  /** The records that the shop has of the customer: one for each address of the account that is linked to one. */
  customers: array(
    object({
      name: string(),
      phones: array(string()),
      address: optional(string()),
      note: optional(string()),
      creditLimit: optional(number()),
      balance: number(),
    }),
  ),
  ledger: array(
    object({
      at: string(),
      belongsTo: optional(string()),
      kind: LedgerKind,
      amount: number(),
      method: optional(PaymentMethod),
      reference: optional(string()),
      chequeDate: optional(string()),
      note: optional(string()),
      orderNumber: optional(number()),
    }),
  ),
  cheques: array(
    object({
      receivedAt: string(),
      amount: number(),
      reference: optional(string()),
      chequeDate: string(),
      note: optional(string()),
      status: ChequeStatus,
      reason: optional(string()),
    }),
  ),
  invoices: array(Invoice),
  reviews: array(object({ productName: string(), rating: number(), description: string(), reviewName: string() })),
  notifications: object({
    ...NotificationChoices.entries,
    waiting: array(
      object({ kind: picklist(notificationKinds), channel: picklist(notificationChannels), at: string() }),
    ),
  }),
  browsers: array(object({ endpoint: string(), addedAt: string() })),
  passkeys: array(object({ name: string(), createdAt: string(), lastUsedAt: optional(string()) })),
  activity: array(
    object({
      at: string(),
      action: string(),
      by,
    }),
  ),
} satisfies Record<DownloadedName, GenericSchema>;

/** Everything that a shop keeps of a user, as the user downloads it (D57). */
export const MyData = object({ createdAt: string(), ...sections });
export type MyData = InferOutput<typeof MyData>;
