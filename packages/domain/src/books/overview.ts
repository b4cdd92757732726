import { array, boolean, type InferOutput, number, object, optional, picklist, string } from 'valibot';
import { UndeliveredNotifications } from '../notifications/notifications.js';
import { numeric, Order, type OrderSchema, Part, type PartSchema, User, type UserSchema } from '../entities.js';

/** One day of the overview. */
const SalesDay = object({
  /** The date in the dealer's time zone, as `2026-11-22`. */
  date: string(),
  /** The number of orders that are not cancelled. */
  orders: numeric,
  /** Their sum. */
  revenue: numeric,
});
export type SalesDay = InferOutput<typeof SalesDay>;

/** The backups of the embedded database. */
export const BackupStatus = object({
  /** When the last good one was begun, as ISO 8601. */
  lastAt: optional(string()),
  /** Whether it is older than two intervals of the schedule. */
  isLate: boolean(),
  /** Whether the last one since the start could not be made, or not be copied to the second folder. */
  problem: optional(picklist(['failed', 'notCopied'])),
});
export type BackupStatus = InferOutput<typeof BackupStatus>;

/** How many orders have a line with each status. */
export const OrderCounts = object({
  placed: number(),
  confirmed: number(),
  packed: number(),
  handedOver: number(),
  cancelled: number(),
  returned: number(),
});
export type OrderCounts = InferOutput<typeof OrderCounts>;

/** What the dealer has sold and received today; amounts are in the smallest unit of the currency. */
const Today = object({
  /** The orders that were placed and are not cancelled. */
  orders: number(),
  /** Their sum, with discounts and delivery charges. */
  sum: number(),
  /** The payments received, less those reversed. */
  received: number(),
});
export type Today = InferOutput<typeof Today>;

/** What customers owe for longer than 30 days. */
const Overdue = object({
  /** The sum in the smallest unit of the currency. */
  amount: number(),
  /** How many customers owe it. */
  customerCount: number(),
  /** Those who owe the most, in that order. */
  customers: array(object({ _id: string(), name: string(), amount: number() })),
});
export type Overdue = InferOutput<typeof Overdue>;

/** The phone numbers of customers that cannot exist. */
const WrongPhones = object({
  count: number(),
  /** Some of them, with their customers. */
  customers: array(object({ _id: string(), name: string(), phone: string() })),
});
export type WrongPhones = InferOutput<typeof WrongPhones>;

/** A part to buy, with how many pieces were sold in the last 30 days. */
const PartToBuy = object({ ...Part.entries, sold: number() });
export type PartToBuy = InferOutput<typeof PartToBuy>;

/** A server whose clock is behind that of the identity provider. */
export const ClockStatus = object({
  /** How far it is behind at least, in seconds. */
  behindSeconds: number(),
  /** When that was last seen, by the wrong clock. */
  seenAt: string(),
});
export type ClockStatus = InferOutput<typeof ClockStatus>;

/** Counts and short lists for the dashboard of an admin; lists are short, counts are complete. */
export const Overview = object({
  /** The oldest orders that wait for confirmation, the oldest first. */
  waiting: array<OrderSchema>(Order),
  waitingCount: numeric,
  /** Parts with less in stock than one minimum order. */
  outOfStock: array<PartSchema>(Part),
  outOfStockCount: numeric,
  /** Parts with less in stock than three minimum orders. */
  lowStock: array<PartSchema>(Part),
  lowStockCount: numeric,
  /** The last 30 days, the oldest first, without gaps. */
  days: array(SalesDay),
  newestUsers: array<UserSchema>(User),
  partCount: numeric,
  userCount: numeric,
  adminCount: numeric,
  today: optional(Today),
  /** The orders that wait for each step. */
  counts: optional(OrderCounts),
  overdue: optional(Overdue),
  /** The 200 parts with the lowest stock of those with less than their reorder level. */
  toBuy: optional(array(PartToBuy)),
  toBuyCount: optional(number()),
  /** Only of a host that makes backups itself. */
  backup: optional(BackupStatus),
  /** What could not be delivered in the last 30 days, where there is any. */
  undelivered: optional(UndeliveredNotifications),
  /** How many cheques can be taken to the bank, where there is any. */
  dueCheques: optional(number()),
  /** Where there is any. */
  wrongPhones: optional(WrongPhones),
});
export type Overview = InferOutput<typeof Overview>;

/** What is counted for a user: the orders of a customer, or the parts and the users for an admin. */
export type OverviewRows =
  | { role: 'customer'; orders: readonly Order[] }
  | { role: 'admin'; parts: readonly Part[]; users: readonly User[] };
