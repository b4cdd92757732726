import type { OrderCounts } from '@dealerkit/domain/books/overview';
import type { Order } from '@dealerkit/domain/entities';
import type { KeyRefusal } from '../sql/once.ts';
import type { Owner, OwnPage } from '../sql/Owner.ts';
import type { OrdersQuery } from '../sql/queries.ts';
import type {
  AgreedTerms,
  ChangedOrder,
  DividedLine,
  NewLine,
  NewOrder,
  NumberedOrder,
  OrderPage,
  PlacedLine,
  PlacedOrder,
  QuantityChange,
  ReturnedPieces,
  StatusChange,
  TermsChange,
} from './orderResults.ts';

/** The orders of a store. */
export interface OrderStore {
  /**
   * Takes the quantities of all lines from the stock of the parts with these names (D25), keeps their names and prices (D32), and gives
   * the order the next number (D42); or refuses all lines. A repeated key of the same customer resolves to the order that was placed
   * with it, or to `deleted`. The actor is the customer unless given; the audit names any other one (D33). `placedBy` is the account of
   * the actor.
   */
  placeOrderLines(order: NewOrder, idempotencyKey?: string, actor?: string, placedBy?: string): Promise<PlacedOrder>;
  /** Places an order of one line. */
  placeOrder(order: NewLine, idempotencyKey?: string, actor?: string, placedBy?: string): Promise<PlacedLine>;
  /**
   * Leaves out numbers of orders, which a shop may have given after the backup that it was restored from (D42). Resolves to the number
   * of the next order.
   */
  skipOrderNumbers(): Promise<number>;
  getOrder(_id: string): Promise<Order | undefined>;
  getOrderOwner(_id: string): Promise<Owner | undefined>;
  getNumberedOrderOwner(number: number): Promise<Owner | undefined>;
  getNumberedOrder(number: number): Promise<NumberedOrder | undefined>;
  /** The lines of the newest orders under an address in insertion order; with `placedBy` only of those that this account placed, without what is paid. */
  listOrders(userEmail: string, page?: OwnPage): Promise<OrderPage>;
  /** The lines of orders, the newest order first. */
  findOrders(query: OrdersQuery): Promise<OrderPage>;
  /**
   * Moves an order one step forward or back, or cancels it, which returns its quantity to the part, if that still exists (D31, D53).
   * Conflicts with an order that has another status than `from`, and with any other step.
   */
  setOrderStatus(_id: string, change: StatusChange, actor: string): Promise<ChangedOrder>;
  /** Splits pieces off an open line as a line of their own (D52). */
  splitOrderLine(
    _id: string,
    quantity: number,
    actor: string,
    idempotencyKey?: string,
  ): Promise<DividedLine | KeyRefusal>;
  /** Corrects the quantity of a line that is not packed, with the stock. */
  setOrderQuantity(_id: string, change: QuantityChange, actor: string): Promise<ChangedOrder>;
  /** Takes pieces of a handed over line back as a returned line (D52). */
  returnOrderLine(
    _id: string,
    pieces: ReturnedPieces,
    actor: string,
    idempotencyKey?: string,
  ): Promise<DividedLine | KeyRefusal>;
  /** Agrees discount, delivery charge, note and prices that are still those that were read (D51). */
  setOrderTerms(number: number, change: TermsChange, actor: string): Promise<AgreedTerms>;
  /** How many orders have a line with each status. */
  getOrderCounts(): Promise<OrderCounts>;
  /** Deletes an order that is not packed yet, and returns its quantity to the part unless it is cancelled. Conflicts with a packed order. */
  deleteOrder(_id: string, actor: string): Promise<ChangedOrder>;
}
