import type { Basket, BasketLine } from '@dealerkit/domain/basket/basketRules';
import { type Checkout, type CheckoutLine, parseCheckouts } from '@dealerkit/domain/basket/checkout';
import type { Order } from '@dealerkit/domain/entities';
import { readStoredBasket, writeStoredBasket } from './basket.js';

/** Where a basket is sent to. */
export type BasketDelivery = Pick<Checkout, 'userName' | 'address' | 'phone' | 'note' | 'extra'>;

let source: unknown;
let checkouts: readonly Checkout[] = [];

/** The checkouts of all users of this browser. */
export const readCheckouts = (): readonly Checkout[] => {
  const { checkouts: stored } = readStoredBasket();
  if (stored === source) return checkouts;
  source = stored;
  checkouts = parseCheckouts(stored);
  return checkouts;
};

/** The checkout of a user. */
export const checkoutOf = (user: string): Checkout | undefined => readCheckouts().find((each) => each.user === user);

/** Replaces the checkout of a user and removes lines from the basket, in one write. Returns whether the browser could store it. */
export const writeCheckout = (user: string, checkout: Checkout | undefined, placed: Basket = []): boolean => {
  const others = readCheckouts().filter((each) => each.user !== user);
  const next = checkout ? [...others, checkout] : others;
  const ids = new Set(placed.map(({ partId }) => partId));
  return writeStoredBasket({
    lines: readStoredBasket().lines.filter(({ partId }) => !ids.has(partId)),
    checkouts: next.length > 0 ? next : undefined,
  });
};

/** Whether the host may have a line, although no response says so. */
export const isInDoubt = ({ state }: CheckoutLine): boolean => state === 'sent' || state === 'unclear';

/** The basket of a user, without the lines that another user of this browser has sent and that may be ordered. */
export const basketOf = (user: string | undefined, basket: Basket, all: readonly Checkout[]): Basket => {
  const others = all.filter((each) => each.user !== user).flatMap(({ lines }) => lines.filter(isInDoubt));
  const isOfOther = ({ partId, quantity }: BasketLine) =>
    others.some((line) => line.partId === partId && line.quantity === quantity);
  return others.length === 0 ? basket : basket.filter((line) => !isOfOther(line));
};

const isAlike = (order: Order, line: BasketLine, { address, phone, after }: Checkout): boolean =>
  order.product_name === line.product_name &&
  order.orderQuantity === line.quantity &&
  order.address === address &&
  order.phone === phone &&
  // On a host without numbers, `before` has counted the earlier ones.
  (after === undefined || (order.orderNumber ?? 0) > after);

/** The orders of a customer that look like a line. */
export const ordersAlike = (orders: readonly Order[], line: BasketLine, checkout: Checkout): readonly Order[] =>
  orders.filter((order) => isAlike(order, line, checkout));

/** The lines whose outcome was not known, as the orders of the customer tell it: placed, or still unclear. */
export const settleLines = (checkout: Checkout, orders: readonly Order[]): CheckoutLine[] => {
  const found = new Map<Order, CheckoutLine>();
  return checkout.lines.map((line) => {
    if (!isInDoubt(line)) return line;
    const order = ordersAlike(orders, line, checkout)
      .slice(line.before)
      .find((each) => !found.has(each));
    if (order) found.set(order, line);
    return { ...line, state: order ? 'placed' : 'unclear' };
  });
};
