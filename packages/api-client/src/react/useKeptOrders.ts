import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { AnswerError, classifyError } from '../index.js';
import { changes } from './changes.js';
import { useClient, useMutationSettings } from './ClientProvider.js';
import { type KeptOrder, keptOrders } from './keptOrders.js';
import { forgetPreloaded } from './preloaded.js';
import { revalidate } from './revalidate.js';
import { createSingleFlight } from './singleFlight.js';
import type { MutationError } from './useMutation.js';

/** The sentences about a kept order. */
export interface KeptOrderMessages {
  /** The order is placed. */
  sent: (order: KeptOrder) => string;
  /** It is not sent, because the part has another price now. */
  priceChanged: (order: KeptOrder, price: string | number) => string;
  /** It may have been placed, because a host without idempotency keys has not answered. */
  mayBePlaced: string;
}

const shareSending = createSingleFlight<MutationError | undefined>();

const none: readonly KeptOrder[] = [];

/** The orders that this user has kept on this device, oldest first, and functions that send and discard one. */
export const useKeptOrders = (user: string | undefined, messages: KeptOrderMessages) => {
  const client = useClient();
  const { errorMessage, onSuccess, onError, idempotencyKeys = true } = useMutationSettings();
  const { mutate } = useSWRConfig();
  const all = useSyncExternalStore(keptOrders.subscribe, keptOrders.read, () => none);

  const refuse = (id: string, message: string, newPrice?: string | number): MutationError => {
    keptOrders.update(id, { refusal: message, newPrice });
    onError?.(message, 'placeOrder');
    return { message, announced: onError !== undefined };
  };

  const place = async (kept: KeptOrder): Promise<MutationError | undefined> => {
    const { id, order } = kept;
    try {
      await client.placeOrder(order, idempotencyKeys ? { idempotencyKey: id } : undefined);
    } catch (error) {
      const { kind, isFinal, isOutcomeUnknown, hostMessage } = classifyError(error, 'placeOrder');
      // An answer of another shape still means that the host accepted the order.
      if (!(error instanceof AnswerError)) {
        if (isFinal) return refuse(id, hostMessage ?? errorMessage(kind));
        const message = isOutcomeUnknown && !idempotencyKeys ? messages.mayBePlaced : errorMessage(kind);
        return { message, kind };
      }
    }
    keptOrders.discard(id);
    onSuccess?.(messages.sent(kept), 'placeOrder');
    forgetPreloaded(changes.placeOrder);
    await revalidate(mutate, changes.placeOrder);
    return undefined;
  };

  /** Sends an order if the part still has the price that the customer has seen. */
  const placeAtSeenPrice = async (kept: KeptOrder): Promise<MutationError | undefined> => {
    const { price } = await client.getPart({ id: kept.partId }).catch(() => ({ price: kept.price }));
    if (price !== undefined && price !== kept.price) return refuse(kept.id, messages.priceChanged(kept, price), price);
    return place(kept);
  };

  const find = (id: string) => keptOrders.read().find((kept) => kept.id === id);

  /** Sends an order; resolves to why it is not placed. Another tab may have sent it already. */
  const send = (id: string): Promise<MutationError | undefined> =>
    shareSending(id, async () => {
      const kept = find(id);
      if (!kept) return undefined;
      // A customer who sends an order after its price has changed accepts the new one.
      return kept.newPrice === undefined ? placeAtSeenPrice(kept) : place(kept);
    });

  return { kept: all.filter(({ order }) => order.userEmail === user), send, discard: keptOrders.discard };
};

/**
 * Sends the kept orders of a user when the component appears and when the device is online again: on a host with idempotency keys only,
 * because an order that another host has not answered may have been placed.
 */
export const useSendKeptOrders = (user: string | undefined, messages: KeptOrderMessages): void => {
  const { idempotencyKeys = true } = useMutationSettings();
  const { kept, send } = useKeptOrders(user, messages);
  const sendAll = useEffectEvent(async () => {
    for (const { id, refusal } of kept) if (refusal === undefined) await send(id);
  });
  useEffect(() => {
    if (user === undefined || !idempotencyKeys) return undefined;
    const onOnline = () => void sendAll();
    onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [user, idempotencyKeys]);
};
