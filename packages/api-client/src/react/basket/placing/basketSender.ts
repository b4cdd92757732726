import type { Checkout, CheckoutLine } from '@dealerkit/domain/basket/checkout';
import { activeLines, type Basket, type BasketLine } from '@dealerkit/domain/basket/basketRules';
import type { Part } from '@dealerkit/domain/entities';
import type { Client } from '../../../index.js';
import { basketStore } from './basket.js';
import { type BasketDelivery, basketOf, readCheckouts } from './checkout.js';

/** The host, and the user who orders. */
export interface BasketSender {
  client: Client;
  /** Whether the host takes one line at a time. */
  isLineByLine: boolean;
  /** The e-mail address of the user. */
  user: string;
  /** Whether no further line may be sent: the customer has paused, or signed out. */
  isStopped: () => boolean;
}

/** Lines that the host has accepted. */
export interface PlacedLines extends BasketDelivery {
  /** The number of the order; undefined on a host without numbers. */
  orderNumber?: number | undefined;
  lines: Basket;
}

/** What became of a basket. `error` is why not everything was sent; without `placed` nothing new was accepted. */
export interface PlaceResult {
  placed?: PlacedLines | undefined;
  error?: unknown;
  /** The browser cannot store what is sent, so nothing more is sent. */
  isNotStored?: boolean;
}

/** Runs as soon as no other tab places this basket. Without a secure context there are no locks. */
export const lockBasket = async <Result>(run: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('basket', run) : run();

/** The lines that this user can order, under the names of today. */
export const linesToSend = (user: string, parts: readonly Part[]): Basket =>
  activeLines(basketOf(user, basketStore.read(), readCheckouts())).map((line) => ({
    ...line,
    product_name: parts.find(({ _id }) => _id === line.partId)?.product_name ?? line.product_name,
  }));

export const placedOf = (checkout: Checkout, orderNumber?: number): PlacedLines | undefined => {
  const { userName, address, phone, note, extra } = checkout;
  const lines = checkout.lines.filter(({ state }) => state === 'placed');
  return lines.length === 0 ? undefined : { orderNumber, lines, userName, address, phone, note, extra };
};

export const withState = (line: BasketLine, state: CheckoutLine['state'], before = 0): CheckoutLine => ({
  ...line,
  state,
  before,
});

export const contentOf = ({ userName, address, phone, note, extra }: BasketDelivery, lines: Basket): string =>
  JSON.stringify([userName, address, phone, note, extra, lines.map((line) => [line.product_name, line.quantity])]);
