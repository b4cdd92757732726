import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { AnswerError, classifyError, contract } from '../index.js';
import type { Order } from '@dealerkit/domain/entities';
import { useClientSettings } from './ClientProvider.js';
import {
  filterKeptOrders,
  isPlaced,
  type KeptOrder,
  keptOrderLimits,
  readKeptOrders,
  subscribeToKeptOrders,
  updateKeptOrder,
} from './keptOrders.js';
import { forgetPreloaded } from './preloaded.js';
import { revalidate } from './revalidate.js';
import { createSingleFlight } from './singleFlight.js';
import type { MutationError } from './useMutation.js';

/** The sentences about a kept order. */
export interface KeptOrderMessages {
  /** The order is placed. */
  sent: (order: KeptOrder) => string;
  /** It is not sent, because the part has another price now; undefined if the shop has removed the price. */
  priceChanged: (order: KeptOrder, price: string | number | undefined) => string;
  /** It is not sent by itself any more. It stays on this device until the given time, in milliseconds since 1970. */
  expired: (order: KeptOrder, until: number) => string;
  /** It may have been placed, because a host without idempotency keys has not answered. */
  mayBePlaced: string;
}

const shareSending = createSingleFlight<MutationError | undefined>();

const none: readonly KeptOrder[] = [];

const nonePlaced: readonly Order[] = [];

const discard = (id: string) => filterKeptOrders((kept) => kept.id !== id);

/**
 * The orders that this user has kept on this device, oldest first, and functions that send and discard one. An order is not kept any
 * more if it is among the `placed` ones, also while the answer to it has not arrived.
 */
export const useKeptOrders = (
  user: string | undefined,
  messages: KeptOrderMessages,
  placed: readonly Order[] = nonePlaced,
) => {
  const { client, errorMessage, onSuccess, onError, idempotencyKeys = true } = useClientSettings();
  const { mutate } = useSWRConfig();
  const all = useSyncExternalStore(subscribeToKeptOrders, readKeptOrders, () => none);
  const currentUser = useRef(user);
  useEffect(() => {
    currentUser.current = user;
  }, [user]);

  const refuse = (id: string, message: string, seen?: Pick<KeptOrder, 'price'>): MutationError => {
    updateKeptOrder(id, { ...seen, refusal: message });
    onError?.(message, 'placeOrder');
    return { message, announced: onError !== undefined };
  };

  const fail = (id: string, error: unknown): MutationError => {
    const { kind, isFinal, isOutcomeUnknown, hostMessage } = classifyError(error, 'placeOrder');
    // A part that is not found is no longer on sale.
    if (isFinal || kind === 'notFound') return refuse(id, hostMessage ?? errorMessage(kind));
    return { message: isOutcomeUnknown && !idempotencyKeys ? messages.mayBePlaced : errorMessage(kind), kind };
  };

  /** Finds an order that was neither sent nor discarded meanwhile, if its user is still signed in. */
  const find = (id: string) =>
    readKeptOrders().find((kept) => kept.id === id && kept.order.userEmail === currentUser.current);

  /** Sends an order at the price that the customer has seen; resolves to why it is not placed. */
  const send = (id: string): Promise<MutationError | undefined> =>
    shareSending(id, async () => {
      const kept = find(id);
      if (!kept) return undefined;
      try {
        const { price } = await client.getPart({ id: kept.partId });
        if (!find(id)) return undefined;
        // A customer who sends the order after that has seen the new price.
        if (price !== kept.price) return refuse(id, messages.priceChanged(kept, price), { price });
        updateKeptOrder(id, { sentAt: Date.now() });
        await client.placeOrder(kept.order, idempotencyKeys ? { idempotencyKey: id } : undefined);
      } catch (error) {
        // An answer of another shape still means that the host accepted the order.
        if (!(error instanceof AnswerError && error.call === 'placeOrder')) return fail(id, error);
      }
      discard(id);
      onSuccess?.(messages.sent(kept), 'placeOrder');
      forgetPreloaded(contract.placeOrder.changes);
      await revalidate(mutate, contract.placeOrder.changes);
      return undefined;
    });

  const kept = all.filter((each) => each.order.userEmail === user && !isPlaced(each, placed));
  return { kept, send, discard };
};

/**
 * Sends the kept orders of a user when the component appears and when the device is online again: on a host with idempotency keys only,
 * because an order that another host has not answered may have been placed. It removes those that are too old.
 */
export const useSendKeptOrders = (user: string | undefined, messages: KeptOrderMessages): void => {
  const { onError, idempotencyKeys = true } = useClientSettings();
  const { kept, send } = useKeptOrders(user, messages);
  const sendAll = useEffectEvent(async () => {
    for (const order of kept) {
      const { id, at, refusal } = order;
      if (refusal !== undefined) continue;
      if (Date.now() - at < keptOrderLimits.automatic) {
        if (idempotencyKeys) await send(id);
        continue;
      }
      const message = messages.expired(order, at + keptOrderLimits.age);
      updateKeptOrder(id, { refusal: message });
      onError?.(message, 'placeOrder');
    }
  });
  useEffect(() => {
    filterKeptOrders(({ at }) => Date.now() - at < keptOrderLimits.age);
    if (user === undefined) return undefined;
    const onOnline = () => void sendAll();
    onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [user]);
};
