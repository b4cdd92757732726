import type { ErrorKind } from '@dealerkit/domain/errorKind';
import type { RefusedLine } from '../index.js';
import { offlineQueueLimits, type QueuedOrder, type StoredOrder } from './offlineQueue.js';

/** A line with the price that the customer has seen. */
type SeenLine = Pick<QueuedOrder, 'price' | 'more'> & { order: Pick<QueuedOrder['order'], 'product_name'> };

/** The sentences about a queued order. */
export interface OfflineQueueMessages {
  /** The order is placed. */
  sent: (order: QueuedOrder) => string;
  /** It is not sent, because the part has another price now; undefined if the shop has removed the price. */
  priceChanged: (line: SeenLine, price: string | number | undefined) => string;
  /** It is not sent, because these parts of it are no longer on sale. */
  notOnSale: (names: readonly string[]) => string;
  /** The host refuses it because of these lines; without this sentence, that of the host is shown. */
  refused?: ((lines: readonly RefusedLine[]) => string) | undefined;
  /** It is not sent by itself any more. It stays on this device until the given time, in milliseconds since 1970. */
  expired: (order: QueuedOrder, until: number) => string;
  /** It may have been placed, because a host without idempotency keys has not answered. */
  mayBePlaced: string;
}

/** Why a queued order is not sent by itself any more, in the language of the page; undefined if it is. */
export const refusalText = (
  queued: StoredOrder,
  messages: OfflineQueueMessages,
  errorMessage: (kind: ErrorKind) => string,
): string | undefined => {
  const { refusal, more } = queued;
  switch (refusal?.why) {
    case 'prices':
      return refusal.parts
        .map(({ product_name, price, now }) => messages.priceChanged({ price, order: { product_name }, more }, now))
        .join('\n');
    case 'notOnSale':
      return messages.notOnSale(refusal.names);
    case 'age':
      return messages.expired(queued, queued.at + offlineQueueLimits.age);
    case 'host':
      return (refusal.lines && messages.refused?.(refusal.lines)) ?? refusal.message ?? errorMessage(refusal.kind);
    case undefined:
      return undefined;
  }
};
