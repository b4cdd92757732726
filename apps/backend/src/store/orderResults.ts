import type { Input } from '@dealerkit/api-client';
import type { Order, OrderStatus, OrderStep } from '@dealerkit/domain/entities';
import type { Owner } from './Owner.ts';
import type { Page } from './Page.ts';

/** An order of one or several lines as a customer places it. */
export type NewOrder = Input<'placeOrderLines'>;

/** An order of one part. */
export type NewLine = Input<'placeOrder'>;

/** Why a line cannot be placed. */
export type LineRefusal =
  | { outcome: 'no such part' }
  | { outcome: 'below the minimum'; minimum: number }
  | { outcome: 'not enough'; available: number };

type KeyRefusal = { outcome: 'key of another order' } | { outcome: 'deleted' };

/** The result of an order of one line. */
export type PlacedLine = { outcome: 'placed'; _id: string } | LineRefusal | KeyRefusal;

/** The result of an order: its number and the ids of its lines, or the lines that hinder it. */
export type PlacedOrder =
  | { outcome: 'placed'; number: number; ids: string[] }
  | { outcome: 'refused'; lines: { index: number; refusal: LineRefusal }[] }
  | KeyRefusal;

/** A change of the status of an order. */
export interface StatusChange {
  /** The status that the user saw. */
  from: OrderStatus;
  to: OrderStatus;
  reason?: string | undefined;
}

/** The result of a change of an order; a conflict has the present order. A cancellation is not undone if the part has not enough. */
export type ChangedOrder =
  | { outcome: 'changed' }
  | { outcome: 'no such order' }
  | { outcome: 'conflict'; order: Order }
  | { outcome: 'not enough'; available: number; order: Order };

/** An order with the history of its lines, which takes nothing from the stock. */
export interface SeedOrder extends Omit<NewOrder, 'lines'> {
  placedAt: string;
  lines: (NewOrder['lines'][number] & { status: OrderStatus; history: OrderStep[] } & Pick<Order, 'price'>)[];
}

/** A page of orders: their lines, of which `total` counts the orders. */
export interface OrderPage extends Page<Order> {
  /** The page ends before its limit, since it would have more than `maxLines`. */
  isCut: boolean;
}

/** The lines of one order, and whose it is. */
export interface NumberedOrder {
  owner: Owner;
  lines: Order[];
}
