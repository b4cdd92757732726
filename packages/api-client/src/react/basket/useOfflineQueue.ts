import { useEffect, useEffectEvent, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { BasketLine } from '@dealerkit/domain/basket/basketRules';
import { isPriceChanged } from '@dealerkit/domain/basket/basketIssues';
import { AnswerError, classifyError, contract, HttpError, readConflict } from '../../index.js';
import type { Order } from '@dealerkit/domain/entities';
import { partPrice } from '@dealerkit/domain/parts/partRules';
import type { QueueRefusal } from '@dealerkit/domain/basket/queueRefusal';
import { useClientSettings } from '../data/ClientProvider.js';
import {
  filterOfflineQueue,
  isPlaced,
  linesBody,
  type QueuedOrder,
  offlineQueueLimits,
  readOfflineQueue,
  type StoredOrder,
  updateQueuedOrder,
  useStoredOfflineQueue,
} from './placing/offlineQueue.js';
import { type OfflineQueueMessages, refusalText, sentText } from './placing/offlineQueueMessages.js';
import { forgetPreloaded } from '../data/requests/preloaded.js';
import { revalidate } from '../data/requests/revalidate.js';
import { createSingleFlight } from '../data/requests/singleFlight.js';
import { readBasketParts } from './useBasketParts.js';
import type { MutationError } from '../data/useMutation.js';

/** Only an order of lines takes the site's own values. */
const isOfLines = ({ order, more }: QueuedOrder) => more !== undefined || order.extra !== undefined;

/** Why an order is refused before it is sent, and what the customer has then seen. */
interface Refused {
  refusal: QueueRefusal;
  seen?: Pick<QueuedOrder, 'price' | 'more'>;
}

const shareSending = createSingleFlight<MutationError | undefined>();

const nonePlaced: readonly Order[] = [];

const discard = (id: string) => filterOfflineQueue((queued) => queued.id !== id);

/**
 * The orders that this user has queued on this device, oldest first, and functions that send and discard one; only those of one part
 * if `partId` is given. An order is not queued any more if it is among the `placed` ones, also while the response to it has not arrived.
 */
export const useOfflineQueue = (
  user: string | undefined,
  messages: OfflineQueueMessages,
  shown: { partId?: string | undefined; placed?: readonly Order[] | undefined } = {},
) => {
  const { client, errorMessage, onSuccess, onError, capabilities } = useClientSettings();
  const { mutate } = useSWRConfig();
  const all = useStoredOfflineQueue();
  const currentUser = useRef(user);
  useEffect(() => {
    currentUser.current = user;
  }, [user]);

  /** A refused order with its reason in the language of the page. */
  const toShown = (queued: StoredOrder) => ({ ...queued, refusal: refusalText(queued, messages, errorMessage) });

  const refuse = (queued: StoredOrder, refusal: QueueRefusal, seen?: Refused['seen']): MutationError => {
    updateQueuedOrder(queued.id, { ...seen, refusal });
    const message = toShown({ ...queued, refusal }).refusal ?? '';
    onError?.(message, 'placeOrder');
    return { message, announced: onError !== undefined };
  };

  const fail = (queued: StoredOrder, error: unknown): MutationError => {
    const { order, more } = queued;
    const { kind, isFinal, isOutcomeUnknown, hostMessage } = classifyError(
      error,
      isOfLines(queued) ? 'placeOrderLines' : 'placeOrder',
    );
    // A part that is not found is no longer on sale.
    if (isFinal || kind === 'notFound') {
      const { product_name } = order;
      const missing = kind === 'notFound' && !more ? [{ index: 0, product_name }] : undefined;
      const { lines = missing } = readConflict(error instanceof HttpError ? error.body : undefined);
      return refuse(queued, { why: 'host', lines, message: hostMessage, kind });
    }
    return {
      message: isOutcomeUnknown && !capabilities.idempotencyKeys ? messages.order.mayBePlaced : errorMessage(kind),
      kind,
    };
  };

  /** Finds an order that was neither sent nor discarded meanwhile, if its user is still signed in. */
  const find = (id: string) =>
    readOfflineQueue().find((queued) => queued.id === id && queued.order.userEmail === currentUser.current);

  /** Compares the prices of all lines with those that the customer has seen; resolves to why the order is refused. */
  const checkPrices = async ({ order, partId, price, more }: StoredOrder): Promise<Refused | undefined> => {
    const first = {
      partId,
      product_name: order.product_name,
      quantity: order.orderQuantity,
      ...(price !== undefined && { price }),
    };
    const every = [first, ...(more?.lines ?? [])];
    // A basket is read without an error for a part that is gone, so that all of them are named.
    const parts = more ? await readBasketParts(client, every) : [await client.getPart({ id: partId })];
    const partOf = (line: BasketLine) => (more ? parts.find(({ _id }) => _id === line.partId) : parts[0]);
    const priceNow = (line: BasketLine) => partPrice(partOf(line) ?? {});
    const missing = every.filter((line) => !partOf(line)).map(({ product_name }) => product_name);
    if (missing.length > 0) return { refusal: { why: 'notOnSale', names: missing } };
    const changed = every.filter((line) => isPriceChanged(line, partOf(line)));
    if (changed.length === 0) return undefined;
    const changes = changed.map((line) => ({
      product_name: line.product_name,
      price: line.price,
      now: priceNow(line),
    }));
    const lines = more?.lines.map((line) => ({ ...line, price: priceNow(line) })) ?? [];
    // The message names every changed line, so a customer who sends the order after that has seen all prices.
    return {
      refusal: { why: 'prices', parts: changes },
      seen: { price: priceNow(first), ...(more && { more: { ...more, lines } }) },
    };
  };

  /** Sends an order at the price that the customer has seen; resolves to why it is not placed. */
  const send = (id: string): Promise<MutationError | undefined> =>
    shareSending(id, async () => {
      const queued = find(id);
      if (!queued) return undefined;
      try {
        const options = capabilities.idempotencyKeys ? { idempotencyKey: id } : undefined;
        const refused = await checkPrices(queued);
        if (!find(id)) return undefined;
        if (refused) return refuse(queued, refused.refusal, refused.seen);
        updateQueuedOrder(id, { sentAt: Date.now() });
        if (isOfLines(queued)) await client.placeOrderLines(linesBody(queued.order, queued.more), options);
        else await client.placeOrder(queued.order, options);
      } catch (error) {
        // A response of another shape still means that the host accepted the order.
        const isAccepted = error instanceof AnswerError && ['placeOrder', 'placeOrderLines'].includes(error.call);
        if (!isAccepted) return fail(queued, error);
      }
      discard(id);
      onSuccess?.(sentText(queued, messages), 'placeOrder');
      forgetPreloaded(contract.placeOrder.changes);
      await revalidate(mutate, contract.placeOrder.changes);
      return undefined;
    });

  const isShown = (each: QueuedOrder) =>
    each.order.userEmail === user &&
    (shown.partId ?? each.partId) === each.partId &&
    !isPlaced(each, shown.placed ?? nonePlaced);
  return {
    orders: all.filter(isShown).map(toShown),
    /** Whether they are sent without the customer. */
    isAutomatic: capabilities.idempotencyKeys,
    onSend: send,
    onDiscard: discard,
  };
};

/**
 * Sends the offline queue of a user when the component appears and when the device is online again: on a host with idempotency keys only,
 * because an order that another host has not answered may have been placed. It removes those that are too old.
 */
export const useSendOfflineQueue = (user: string | undefined, messages: OfflineQueueMessages): void => {
  const { errorMessage, onError } = useClientSettings();
  const { orders, isAutomatic, onSend } = useOfflineQueue(user, messages);
  const sendAll = useEffectEvent(async () => {
    for (const order of orders) {
      const { id, at, refusal } = order;
      if (refusal !== undefined) continue;
      if (Date.now() - at < offlineQueueLimits.automatic) {
        if (isAutomatic) await onSend(id);
        continue;
      }
      const expired = { refusal: { why: 'age' } } as const;
      updateQueuedOrder(id, expired);
      onError?.(refusalText({ ...order, ...expired }, messages, errorMessage) ?? '', 'placeOrder');
    }
  });
  useEffect(() => {
    filterOfflineQueue(({ at }) => Date.now() - at < offlineQueueLimits.age);
    if (user === undefined) return undefined;
    const onOnline = () => void sendAll();
    onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [user]);
};
