import type { Order, OrderStatus } from '../entities.js';
import { canDelete, isReturn } from './orderRules.js';
import { isOpen, type NextStatus, nextStatus, orderSteps } from './orderSteps.js';
import { lineAmount } from './orderTerms.js';
import { partPrice } from '../parts/partRules.js';
import { toLatinDigits } from '../text/numbers.js';

/** An order with its lines. On a host without order numbers each line is an order. */
export interface OrderWithLines {
  /** What names the order in a URL: its number, or the `_id` of its line. */
  key: string;
  /** The number that people read to each other: that of the order, or the last six characters of the `_id`. */
  shownNumber: string;
  /** What the customer wrote about the order. */
  note: string | undefined;
  /** What a site asks beside that, by the names that are its labels. */
  extra?: Order['extra'];
  /** The lines, in the order given. */
  lines: readonly [Order, ...Order[]];
}

/** Returns what names the order of a line in a URL. */
export const orderKey = ({ orderNumber, _id }: Pick<Order, '_id' | 'orderNumber'>): string =>
  String(orderNumber ?? _id);

/** Returns the number in a URL, or undefined for an `_id`. */
export const numberOfKey = (key: string): number | undefined => (/^[1-9]\d{0,14}$/.test(key) ? Number(key) : undefined);

/** Returns the order number that a text is, in the digits of any script and perhaps after a `#`; undefined for another text. */
export const typedOrderNumber = (text: string): number | undefined =>
  numberOfKey(toLatinDigits(text.trim().replace(/^#\s*/, '')));

/** Returns the number of the order of a line as people read it to each other. */
export const shownOrderNumber = ({ orderNumber, _id }: Pick<Order, '_id' | 'orderNumber'>): string =>
  orderNumber === undefined ? _id.slice(-6).toUpperCase() : String(orderNumber);

/** Returns the index of the line that a message of a host names, such as `lines.3.orderQuantity`, or undefined. */
export const lineOfIssue = (path: string): number | undefined => {
  const [, index] = /^lines\.(\d+)(?:\.|$)/.exec(path) ?? [];
  return index === undefined ? undefined : Number(index);
};

/** Groups lines by their number, each order at the place of its first line; a line without a number is an order of its own. */
export const groupOrders = (lines: readonly Order[]): OrderWithLines[] => {
  const byNumber = new Map<string | number, [Order, ...Order[]]>();
  for (const line of lines) {
    const key = line.orderNumber ?? line._id;
    const others = byNumber.get(key);
    if (others) others.push(line);
    else byNumber.set(key, [line]);
  }
  return [...byNumber.values()].map((group) => {
    const [first] = group;
    return {
      key: orderKey(first),
      shownNumber: shownOrderNumber(first),
      note: first.note,
      extra: first.extra,
      lines: group,
    };
  });
};

/** Returns the lines with the newest order first, from lines with the oldest first; the lines of an order keep their sequence. */
export const newestOrdersFirst = (lines: readonly Order[]): Order[] =>
  groupOrders(lines)
    .toReversed()
    .flatMap((order) => order.lines);

/** Finds an order by its number or by the `_id` of one of its lines. */
export const findOrder = (lines: readonly Order[], key: string): OrderWithLines | undefined =>
  groupOrders(lines).find((order) => order.key === key || order.lines.some(({ _id }) => _id === key));

/** Whether a line is part of the order: neither cancelled, nor a return of another line. */
const counts = (line: Order) => line.status !== 'cancelled' && !isReturn(line);

/** Returns the lines as they were ordered, without the returns, and their pieces; undefined on a host without quantities. */
export const orderedLines = (lines: readonly Order[]): { lines: readonly Order[]; pieces: number | undefined } => {
  const ordered = lines.filter((line) => !isReturn(line));
  const quantities = ordered.flatMap(({ orderQuantity }) => orderQuantity ?? []);
  const pieces = quantities.length === 0 ? undefined : quantities.reduce((sum, quantity) => sum + quantity, 0);
  return { lines: ordered, pieces };
};

/** Joins the lines that differ in their pieces only, such as those of a line that was split, at the place of the first one; no returns. */
export const joinedLines = (lines: readonly Order[]): Order[] => {
  const joined = new Map<string, Order>();
  for (const line of lines) {
    const { partId, product_name, price, agreedPrice, status, orderQuantity } = line;
    const key = isReturn(line) ? line._id : JSON.stringify([partId ?? product_name, price, agreedPrice, status]);
    const before = joined.get(key);
    const pieces = before?.orderQuantity ?? 0;
    joined.set(key, before ? { ...before, orderQuantity: pieces + (orderQuantity ?? 0) } : line);
  }
  return [...joined.values()];
};

/** The sum of the lines that are not cancelled. */
export interface OrderSum {
  /** The sum of the lines that have an amount, in the smallest unit of the currency. */
  amount: number;
  /** The number of lines whose price is to be agreed. */
  toBeAgreed: number;
}

/** Returns the sum of the lines that are not cancelled, or undefined on a host without prices. */
export const orderSum = (lines: readonly Order[], digits: number): OrderSum | undefined => {
  if (lines.every((line) => partPrice(line) === undefined)) return undefined;
  const amounts = lines.filter(counts).map((line) => lineAmount(line, digits));
  return {
    amount: amounts.reduce<number>((sum, amount = 0) => sum + amount, 0),
    toBeAgreed: amounts.filter((amount) => amount === undefined).length,
  };
};

/** How far an order is: "2 of 5 packed", of which the cancelled lines are no part. */
export interface OrderProgress {
  /** The furthest status of a line that is not cancelled, or `cancelled` if all are. */
  status: OrderStatus;
  /** The number of lines that have this status. */
  count: number;
  /** The number of lines that are not cancelled, or of all if all are. */
  of: number;
  /** The number of cancelled lines beside others. */
  cancelled: number;
}

/** Returns how far an order is, or undefined on a host without statuses. */
export const orderProgress = (lines: readonly Order[]): OrderProgress | undefined => {
  const open = lines.filter(counts);
  if (open.length === 0) return { status: 'cancelled', count: lines.length, of: lines.length, cancelled: 0 };
  const status = orderSteps.findLast((step) => open.some((line) => line.status === step));
  return (
    status && {
      status,
      count: open.filter((line) => line.status === status).length,
      of: open.length,
      cancelled: lines.filter(({ status: each }) => each === 'cancelled').length,
    }
  );
};

/** Returns the lines that are left to take back: those that an admin can cancel, or that their customer can delete. */
export const linesLeft = (lines: readonly Order[], isAdmin: boolean): Order[] =>
  lines.filter((line) => (isAdmin ? isOpen(line) : canDelete(line) && counts(line)));

/** The next step of an order: that of its lines that are least far. */
export interface NextOrderStep {
  /** The status to set. */
  status: NextStatus;
  /** The lines that take the step. */
  lines: readonly Order[];
}

/** Returns the next step of an order, or undefined if no line has one. */
export const nextOrderStep = (lines: readonly Order[]): NextOrderStep | undefined => {
  const from = orderSteps.find((step) => nextStatus({ status: step }) && lines.some(({ status }) => status === step));
  const status = nextStatus({ status: from });
  return status && { status, lines: lines.filter((line) => line.status === from) };
};
