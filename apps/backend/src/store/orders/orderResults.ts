import type { Input } from '@dealerkit/api-client';
import type { InvoiceSummary } from '@dealerkit/domain/books';
import type { Order, OrderStatus, OrderStep } from '@dealerkit/domain/entities';
import type { Owner } from '../sql/Owner.ts';
import type { Page } from '../sql/Page.ts';

/** An order of one or several lines as a customer places it. */
export type NewOrder = Input<'placeOrderLines'>;

/** An order of one part. */
export type NewLine = Input<'placeOrder'>;

/** Why a line cannot be placed. */
export type LineProblem =
  | { outcome: 'no such part' }
  | { outcome: 'below the minimum'; minimum: number }
  | { outcome: 'not enough'; available: number };

/** A key of another order, or of one that was deleted, an unknown customer, or an account that was deleted after its request came. */
export type OrderRefusal =
  | { outcome: 'key of another order' }
  | { outcome: 'deleted' }
  | { outcome: 'no such customer' }
  | { outcome: 'no such account' };

/** The result of an order of one line. */
export type PlacedLine = { outcome: 'placed'; _id: string } | LineProblem | OrderRefusal;

/** The result of an order: its number and the ids of its lines, or the lines that were refused. */
export type PlacedOrder =
  | { outcome: 'placed'; number: number; ids: string[] }
  | { outcome: 'refused'; lines: { index: number; refusal: LineProblem }[] }
  | OrderRefusal;

/** A change of the status of an order. */
export interface StatusChange {
  /** The status that the user saw. */
  from: OrderStatus;
  to: OrderStatus;
  reason?: string | undefined;
}

/**
 * The result of a change of a line; a conflict has the present line. A part with too little in stock is not taken, a line whose price is
 * to be agreed is not handed over, and a hand-over is not undone once pieces were returned or invoiced.
 */
export type ChangedOrder =
  | { outcome: 'changed' }
  | { outcome: 'no such order' }
  | { outcome: 'conflict'; order: Order }
  | { outcome: 'refused'; reason: 'to be agreed' | 'returned' | 'invoiced'; order: Order }
  | { outcome: 'not enough'; available: number; order: Order };

/** A correction of a quantity that is still the one that was read. */
export interface QuantityChange {
  read: number;
  quantity: number;
}

/** Pieces of a handed over line that come back. */
export interface ReturnedPieces {
  quantity: number;
  /** Whether they go back into the stock. */
  restock: boolean;
  reason: string;
  /** What is credited; without it, their amount without its share of the discount. */
  credit?: number | undefined;
}

/** The result of a call that adds a line to an order from the pieces of another one. */
export type DividedLine =
  | { outcome: 'added'; _id: string }
  | { outcome: 'no such order' }
  | { outcome: 'too many'; possible: number; order: Order }
  | { outcome: 'too many lines'; maximum: number }
  | { outcome: 'credit too high'; maximum: number };

/** What an admin agrees with a customer; null for what is not agreed. */
export type Terms = Input<'setOrderTerms'>['changes'];

/** A change of terms that are still those that were read. */
export type TermsChange = Pick<Input<'setOrderTerms'>, 'read' | 'changes'>;

/** The result of a change of terms, with the present ones; they are closed once they are charged. */
export type AgreedTerms =
  | { outcome: 'changed' }
  | { outcome: 'no such order' }
  | { outcome: 'conflict' | 'closed'; terms: Terms }
  | { outcome: 'discount above the sum'; sum: number; terms: Terms };

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
  discount: number;
  deliveryCharge: number;
  /** The e-mail address of the account that is linked to its customer. */
  account: string | undefined;
  invoices: InvoiceSummary[];
  /** What is charged and not settled, and what of the charges is settled. */
  due: number;
  paid: number;
}
