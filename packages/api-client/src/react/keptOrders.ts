import { contract, type Input } from '../index.js';
import { parseStored, readDevice, writeDevice } from './deviceStorage.js';
import { randomKey } from './idempotencyKeys.js';
import { isRecord } from './isRecord.js';

/** An order that a customer has asked this device to keep until it can be sent. */
export interface KeptOrder {
  /** Identifies the order, also as its idempotency key. */
  id: string;
  order: Input<'placeOrder'>;
  /** The id of the part. */
  partId: string;
  /** The price that the customer has seen. */
  price?: string | number | undefined;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** Why it is not sent by itself any more: the sentence of the host, or the new price of the part. */
  refusal?: string | undefined;
  newPrice?: string | number | undefined;
}

const KEY = 'keptOrders';

const parseText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const parsePrice = (value: unknown) => (typeof value === 'number' ? value : parseText(value));

const parseKept = (value: unknown): KeptOrder[] => {
  const { id, partId, at, refusal, price, newPrice, ...stored } = isRecord(value) ? value : {};
  const order = parseStored(contract.placeOrder.body, stored['order']) as KeptOrder['order'] | undefined;
  if (!order || typeof id !== 'string' || typeof partId !== 'string' || typeof at !== 'number') return [];
  return [
    { id, order, partId, at, refusal: parseText(refusal), price: parsePrice(price), newPrice: parsePrice(newPrice) },
  ];
};

const none: readonly KeptOrder[] = [];

/** Parses the storage again only if its text has changed, so that a snapshot keeps its identity. */
const createReader = () => {
  let json = '';
  let orders = none;
  return () => {
    const stored = readDevice(KEY);
    const text = stored === undefined ? '' : JSON.stringify(stored);
    if (text !== json) {
      orders = Array.isArray(stored) ? stored.flatMap(parseKept) : none;
      json = text;
    }
    return orders;
  };
};

const read = createReader();
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

const write = (orders: readonly KeptOrder[]): boolean => {
  const isStored = writeDevice(KEY, orders.length > 0 ? orders : undefined);
  notify();
  return isStored;
};

/** The kept orders of all users of this device, oldest first. */
export const keptOrders = {
  read,

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    // Another tab has kept, sent or discarded an order.
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },

  /** Keeps an order, under the key with which it was sent already if there is one. Returns whether the device could store it. */
  keep: ({ id = randomKey(), ...kept }: Omit<KeptOrder, 'id' | 'at'> & { id?: string | undefined }): boolean =>
    write([...read().filter((other) => other.id !== id), { ...kept, id, at: Date.now() }]),

  update: (id: string, changes: Pick<KeptOrder, 'refusal' | 'price' | 'newPrice'>): boolean =>
    write(read().map((kept) => (kept.id === id ? { ...kept, ...changes } : kept))),

  discard: (id: string): boolean => write(read().filter((kept) => kept.id !== id)),

  /** Discards all orders of a user who signs out. */
  discardAll: (user: string): boolean => write(read().filter(({ order }) => order.userEmail !== user)),
};
