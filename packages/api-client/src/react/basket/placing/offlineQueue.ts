import { type Basket, parseBasket } from '@dealerkit/domain/basket/basketRules';
import { parseQueueRefusal, type QueueRefusal } from '@dealerkit/domain/basket/queueRefusal';
import type { Input } from '../../../index.js';
import type { Order } from '@dealerkit/domain/entities';
import { beginOrder } from '../../data/requests/idempotencyKeys.js';
import { keepStorage } from '../../../storage/keepStorage.js';
import { isRecord } from '../../../storage/storage.js';
import { offlineQueueKey } from '../../../storage/storageKeys.js';
import { storedJson } from '../../../storage/storedValue.js';

/** An order that a customer has asked this device to send later, until it can be sent. */
export interface QueuedOrder {
  /** Identifies the order, also as its idempotency key. */
  id: string;
  /** The order with the site's own values, or the first line of an order of a basket. */
  order: Input<'placeOrder'> & Pick<Input<'placeOrderLines'>, 'extra'>;
  /** The id of the part. */
  partId: string;
  /** The price that the customer has seen; the order is sent at no other one. */
  price?: string | number | undefined;
  /** The other lines of an order of a basket, and its note. */
  more?: { lines: Basket; note: string } | undefined;
  /** When it was queued, in milliseconds since 1970. */
  at: number;
  /** When it was sent last, in milliseconds since 1970. Without a response it may be placed. */
  sentAt?: number | undefined;
}

/** A queued order as the device stores it. */
export interface StoredOrder extends QueuedOrder {
  /** Why it is not sent by itself any more. */
  refusal?: QueueRefusal | undefined;
}

/** The body of an order of lines. */
export const linesBody = (
  { product_name, orderQuantity, ...customer }: QueuedOrder['order'],
  { lines, note }: NonNullable<QueuedOrder['more']> = { lines: [], note: '' },
): Input<'placeOrderLines'> => ({
  ...customer,
  ...(note && { note }),
  lines: [
    { product_name, orderQuantity },
    ...lines.map((line) => ({ product_name: line.product_name, orderQuantity: line.quantity })),
  ],
});

const DAY_MS = 86_400_000;

/** A queued order is sent by itself for a day, and removed after 30. The clock of the host may be behind that of the device by `clock`. */
export const offlineQueueLimits = { automatic: DAY_MS, age: 30 * DAY_MS, clock: 60_000 };

const textKeys = ['userEmail', 'userName', 'product_name', 'address', 'phone'] as const;

const areTexts = (value: unknown) => isRecord(value) && Object.values(value).every((each) => typeof each === 'string');

/** Whether a stored value is an order, also one above the limits of a host, which the customer can then correct. */
const isOrder = (value: unknown): value is QueuedOrder['order'] =>
  isRecord(value) &&
  textKeys.every((key) => typeof value[key] === 'string') &&
  typeof value['orderQuantity'] === 'number' &&
  (value['extra'] === undefined || areTexts(value['extra']));

const parseText = (value: unknown) => (typeof value === 'string' ? value : undefined);

const parseMore = (value: unknown): QueuedOrder['more'] =>
  isRecord(value) ? { lines: parseBasket(value['lines']), note: parseText(value['note']) ?? '' } : undefined;

const parseQueued = (value: unknown): StoredOrder[] => {
  const { id, order, partId, at, refusal, price, sentAt, more } = isRecord(value) ? value : {};
  if (!isOrder(order) || typeof id !== 'string' || typeof partId !== 'string' || typeof at !== 'number') return [];
  const seenPrice = typeof price === 'number' ? price : parseText(price);
  const sent = typeof sentAt === 'number' ? sentAt : undefined;
  return [
    {
      id,
      order,
      partId,
      at,
      refusal: parseQueueRefusal(refusal),
      price: seenPrice,
      sentAt: sent,
      more: parseMore(more),
    },
  ];
};

const queue = storedJson<readonly StoredOrder[]>(
  offlineQueueKey,
  (json) => (Array.isArray(json) ? json.flatMap(parseQueued) : []),
  (orders) => (orders.length > 0 ? orders : undefined),
);

/** The offline queues of all users of this device, oldest first. */
export const readOfflineQueue = queue.read;

export const useStoredOfflineQueue = queue.useValue;

export const updateQueuedOrder = (
  id: string,
  changes: Pick<StoredOrder, 'refusal' | 'price' | 'sentAt' | 'more'>,
): void =>
  void queue.write(readOfflineQueue().map((queued) => (queued.id === id ? { ...queued, ...changes } : queued)));

/** Removes the orders for which the function returns false. */
export const filterOfflineQueue = (isQueued: (queued: StoredOrder) => boolean): void =>
  void queue.write(readOfflineQueue().filter(isQueued));

/** Whether a queued order that was sent is among the placed ones, although its response has not arrived. It is sent again, which places no second one. */
export const isPlaced = ({ order, sentAt }: QueuedOrder, placed: readonly Order[]): boolean =>
  sentAt !== undefined &&
  placed.some(
    ({ placedAt = '', product_name, orderQuantity, address, phone }) =>
      Date.parse(placedAt) >= sentAt - offlineQueueLimits.clock &&
      product_name === order.product_name &&
      orderQuantity === order.orderQuantity &&
      address === order.address &&
      phone === order.phone,
  );

/** The orders that wait on this device, of all its users. */
export const offlineQueue = {
  /** Adds an order, under the key with which it was sent already if there is one. Returns whether the device could store it. */
  add: ({ order, partId, price }: Pick<QueuedOrder, 'order' | 'partId' | 'price'>): boolean => {
    keepStorage();
    const request = beginOrder(order);
    const isStored = queue.write([...readOfflineQueue(), { id: request.key, order, partId, price, at: Date.now() }]);
    // From now on the same order from the form is a second one.
    request.end(isStored);
    return isStored;
  },

  /** Adds orders of a basket under their own keys, all or none. Returns whether the device could store them. */
  addAll: (added: readonly Pick<QueuedOrder, 'id' | 'order' | 'partId' | 'price' | 'more'>[]): boolean => {
    keepStorage();
    return queue.write([...readOfflineQueue(), ...added.map((queued) => ({ ...queued, at: Date.now() }))]);
  },

  /** Whether orders of this user wait. */
  has: (user: string): boolean => readOfflineQueue().some(({ order }) => order.userEmail === user),

  /** Discards all orders of a user who signs out. */
  discardAll: (user: string): void => filterOfflineQueue(({ order }) => order.userEmail !== user),
};
