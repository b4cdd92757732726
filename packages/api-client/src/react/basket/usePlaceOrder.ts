import type { Part } from '@dealerkit/domain/entities';
import { partPrice } from '@dealerkit/domain/parts/partRules';
import { useState } from 'react';
import { type Input, readConflict } from '../../index.js';
import { useClientSettings } from '../data/ClientProvider.js';
import type { MessageFormat } from '../data/messages.js';
import { linesBody, offlineQueue } from './placing/offlineQueue.js';
import { type RefusalMessages, refusalSentence } from './placing/refusalSentence.js';
import { type MutationError, useMutation } from '../data/useMutation.js';
import { useQuery } from '../data/useQuery.js';

/** The sentences about an order that is kept on this device. */
export interface KeptOrderMessages {
  /** It is sent as soon as there is a connection. */
  saved: string;
  /** It stays until the customer sends it. */
  savedUntilSent: string;
  /** The browser cannot store it. */
  notSaved: string;
}

/** The sentences about an order of one part. */
export interface PlaceOrderMessages extends Pick<MessageFormat, 'formatNumber'> {
  order: {
    /** The order is placed. */
    placed: string;
    /** It may have been placed, because a host without idempotency keys has not answered. */
    mayBePlaced: string;
    /** The order is refused because of its part. */
    refusals?: RefusalMessages | undefined;
  };
  /** The order is kept on this device. */
  offlineQueue: KeptOrderMessages;
}

/** What a customer fills in to order a part. */
export type OrderOfPart = Pick<Input<'placeOrder'>, 'orderQuantity' | 'address' | 'phone'> &
  Pick<Input<'placeOrderLines'>, 'extra'>;

/** Says whether an order is kept on this device, and returns it. */
export const useReportKept = ({ saved, savedUntilSent, notSaved }: KeptOrderMessages) => {
  const { capabilities, onSuccess, onError } = useClientSettings();
  return (isKept: boolean): boolean => {
    // An order is sent by itself only to a host that places it once.
    if (isKept) onSuccess?.(capabilities.idempotencyKeys ? saved : savedUntilSent, 'placeOrder');
    else onError?.(notSaved, 'placeOrder');
    return isKept;
  };
};

/** Sends the order of a part for a user, or keeps it on this device after a failure. */
export const usePlaceOrder = (
  part: Part | undefined,
  { email, name }: { email: string; name: string },
  messages: PlaceOrderMessages,
) => {
  const { capabilities } = useClientSettings();
  const report = useReportKept(messages.offlineQueue);
  const [placedId, setPlacedId] = useState<string>();
  const isNumbered = capabilities.orderNumbers && placedId !== undefined;
  const newest = useQuery('findOwnOrders', isNumbered ? { email, limit: 5 } : undefined);
  const refusalOf = (body: unknown) => {
    const [line] = readConflict(body).lines ?? [];
    return line && refusalSentence(line, messages);
  };
  const options = {
    successMessage: () => messages.order.placed,
    refusalMessage: refusalOf,
    // A host with idempotency keys places an order that is sent again once.
    unknownOutcomeMessage: capabilities.idempotencyKeys ? undefined : messages.order.mayBePlaced,
  };
  const place = useMutation('placeOrder', options);
  const placeLines = useMutation('placeOrderLines', options);
  const orderOf = ({ extra, ...typed }: OrderOfPart) => ({
    userEmail: email,
    userName: name,
    product_name: part?.product_name ?? '',
    ...typed,
    ...(capabilities.orderExtra && extra && { extra }),
  });
  const onOrder = async (typed: OrderOfPart): Promise<MutationError | undefined> => {
    const order = orderOf(typed);
    // The documented call has no place for the values of the site.
    const error =
      order.extra === undefined
        ? await place(order, ({ insertedId }) => setPlacedId(insertedId))
        : await placeLines(linesBody(order), ({ insertedIds: [insertedId] }) => setPlacedId(insertedId));
    if (!error?.fields) return error;
    const reason = refusalOf(error.body);
    const fields: Record<string, string> = {};
    for (const [path, message = ''] of Object.entries(error.fields)) {
      fields[path.replace('lines.0.', '')] = reason ?? message;
    }
    return { ...error, fields };
  };
  return {
    onOrder,
    /** The number of the order that was just placed, where the host numbers its orders. */
    orderNumber: newest.state === 'ready' ? newest.data.find(({ _id }) => _id === placedId)?.orderNumber : undefined,
    /** Keeps the order on this device; returns whether the browser could store it. */
    onKeep: (typed: OrderOfPart): boolean =>
      report(offlineQueue.add({ order: orderOf(typed), partId: part?._id ?? '', price: partPrice(part ?? {}) })),
  };
};
