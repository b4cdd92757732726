import type { ErrorKind } from '@dealerkit/domain/site/errorKind';
import type { MessageFormat } from '../../data/messages.js';
import { offlineQueueLimits, type StoredOrder } from './offlineQueue.js';
import { type RefusalMessages, refusalSentence } from './refusalSentence.js';

/** The sentences about a queued order. */
export interface OfflineQueueMessages extends Pick<MessageFormat, 'nameOf' | 'formatNumber' | 'formatMoney'> {
  /** The BCP 47 tag of the language. */
  locale: string;
  common: {
    /** Stands for a price that the part does not have. */
    dash: string;
  };
  orders: {
    /** Something is said of a part. */
    set: (name: string, text: string) => string;
  };
  order: {
    /** The order is placed. */
    placed: string;
    /** It may have been placed, because a host without idempotency keys has not answered. */
    mayBePlaced: string;
    /** The host refuses it because of some lines; without these sentences, that of the host is shown. */
    refusals?: RefusalMessages | undefined;
  };
  offlineQueue: {
    /** It is not sent, because the part has another price now. */
    priceChanged: (before: string, now: string) => string;
    /** It is not sent, because these parts of it are no longer on sale. */
    notOnSale: (names: string) => string;
    /** It is not sent by itself any more. It stays on this device until this day. */
    expired: (until: string) => string;
  };
}

/** Says that an order is placed. */
export const sentText = ({ order }: StoredOrder, { orders, order: texts, nameOf }: OfflineQueueMessages): string =>
  orders.set(nameOf(order), texts.placed);

/** Why a queued order is not sent by itself any more, in the language of the page; undefined if it is. */
export const refusalText = (
  queued: StoredOrder,
  messages: OfflineQueueMessages,
  errorMessage: (kind: ErrorKind) => string,
): string | undefined => {
  const { refusal, more } = queued;
  const { orders, offlineQueue, nameOf } = messages;
  const format = (price: string | number = messages.common.dash) =>
    typeof price === 'number' ? messages.formatMoney(price) : price;
  switch (refusal?.why) {
    case 'prices':
      return refusal.parts
        .map(({ product_name, price, now }) => {
          const text = offlineQueue.priceChanged(format(price), format(now));
          return more ? orders.set(nameOf({ product_name }), text) : text;
        })
        .join('\n');
    case 'notOnSale':
      return offlineQueue.notOnSale(refusal.names.join(', '));
    case 'age':
      return offlineQueue.expired(
        new Intl.DateTimeFormat(messages.locale, { dateStyle: 'medium' }).format(queued.at + offlineQueueLimits.age),
      );
    case 'host': {
      const sentences =
        messages.order.refusals &&
        refusal.lines?.map((line) => orders.set(nameOf(line), refusalSentence(line, messages) ?? ''));
      return sentences?.join('\n') ?? refusal.message ?? errorMessage(refusal.kind);
    }
    case undefined:
      return undefined;
  }
};
