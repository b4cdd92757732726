import type { Order } from '@dealerkit/domain/entities';
import { type Input, readConflict } from '../../index.js';
import { type MessageOptions, useClientSettings } from '../data/ClientProvider.js';
import type { MessageFormat } from '../data/messages.js';
import { type SetStatusMessages, useSetOrderStatuses } from './useSetOrderStatuses.js';
import { useOptionalMutation } from '../data/optionalCalls.js';

/** The sentences about changed lines; quantities are written as pieces. */
export interface OrderChangeMessages extends SetStatusMessages, Pick<MessageFormat, 'nameOf'> {
  part: {
    /** A quantity in words: the number, for the plural, and the number as it is written. */
    pieces: (count: number, formatted: string) => string;
  };
  orders: SetStatusMessages['orders'] & {
    /** The actions that set the next status. */
    steps: { handedOver: string };
  };
  orderChanges: {
    /** The quantity is corrected. */
    corrected: (name: string, pieces: string) => string;
    /** Pieces are a line of their own. */
    splitDone: (name: string, pieces: string) => string;
    /** Pieces that were split off are handed over. */
    handedOver: (name: string, pieces: string) => string;
    /** Pieces are split off, but not handed over. */
    notHandedOver: (name: string, pieces: string, reason: string) => string;
    /** Pieces are taken back. */
    returned: (name: string, pieces: string) => string;
    /** Another user has set another quantity. */
    quantityConflict: (pieces: string) => string;
    /** The line has no more pieces than these. */
    tooMany: (most: string) => string;
  };
}

/** What an admin can change of a line, as far as the host can: the `changes` of `OrderScreen`. */
export const useOrderChanges = (messages: OrderChangeMessages) => {
  const { onSuccess, onError } = useClientSettings();
  const { orderChanges, orders, part, nameOf, formatNumber } = messages;
  const pieces = (count: number) => part.pieces(count, formatNumber(count));
  const setQuantity = useOptionalMutation('setOrderQuantity', {
    conflictMessage: (body) => {
      const { order, available } = readConflict(body);
      if (available !== undefined) return orderChanges.tooMany(pieces(available));
      return order?.orderQuantity === undefined
        ? undefined
        : orderChanges.quantityConflict(pieces(order.orderQuantity));
    },
  });
  const split = useOptionalMutation('splitOrderLine');
  const takeReturn = useOptionalMutation('returnOrderLine');
  const apply = useSetOrderStatuses(messages);

  /** Hands a line over that was split off. It stays split off when that fails, so only the hand-over is tried again. */
  const handOver = async (line: Order): Promise<void> => {
    const [name, quantity] = [nameOf(line), pieces(line.orderQuantity ?? 0)];
    const [failure] = await apply([line], 'handedOver');
    if (!failure) return onSuccess?.(orderChanges.handedOver(name, quantity), 'splitOrderLine');
    const options: MessageOptions = {
      action: { label: orders.steps.handedOver, onClick: () => void handOver(line) },
    };
    return onError?.(orderChanges.notHandedOver(name, quantity, failure.message), 'splitOrderLine', options);
  };

  const onSetQuantity =
    setQuantity &&
    (async (line: Order, quantity: number) => {
      const error = await setQuantity({ id: line._id, read: line.orderQuantity ?? 0, quantity });
      if (!error) onSuccess?.(orderChanges.corrected(nameOf(line), pieces(quantity)), 'setOrderQuantity');
      return error;
    });

  const onSplit =
    split &&
    (async (line: Order, quantity: number, isHandedOver: boolean, form: object) => {
      let insertedId: string | undefined;
      const onAccepted = (response: { insertedId?: string }) => {
        insertedId = response.insertedId;
      };
      const error = await split({ id: line._id, quantity }, onAccepted, form);
      if (error || insertedId === undefined) return error;
      if (isHandedOver) await handOver({ ...line, _id: insertedId, orderQuantity: quantity });
      else onSuccess?.(orderChanges.splitDone(nameOf(line), pieces(quantity)), 'splitOrderLine');
      return undefined;
    });

  const onReturn =
    takeReturn &&
    (async (line: Order, change: Omit<Input<'returnOrderLine'>, 'id'>, form: object) => {
      const error = await takeReturn({ id: line._id, ...change }, undefined, form);
      if (!error) onSuccess?.(orderChanges.returned(nameOf(line), pieces(change.quantity)), 'returnOrderLine');
      return error;
    });

  return { onSetQuantity, onSplit, onReturn };
};

/** The sentences about the terms of an order. */
export interface OrderTermsMessages {
  orderChanges: {
    /** The terms are saved. */
    termsSaved: string;
    /** Another admin has changed them. */
    termsConflict: string;
    /** The discount is above the sum of the order. */
    discountTooHigh: string;
  };
}

const isDiscountTooHigh = (body: unknown): boolean =>
  readConflict(body).issues?.some(({ path }) => path === 'changes.discount') ?? false;

/** Returns a function that saves the terms of an order, and whose error has those that another admin has set; undefined on a host that cannot. */
export const useSetOrderTerms = (orderNumber: number | undefined, { orderChanges }: OrderTermsMessages) => {
  const setTerms = useOptionalMutation('setOrderTerms', {
    successMessage: () => orderChanges.termsSaved,
    conflictMessage: (body) => {
      if (isDiscountTooHigh(body)) return orderChanges.discountTooHigh;
      return readConflict(body).terms && orderChanges.termsConflict;
    },
  });
  if (!setTerms) return undefined;
  return async (update: Omit<Input<'setOrderTerms'>, 'number'>) => {
    const error = await setTerms({ number: String(orderNumber), ...update });
    if (!error) return undefined;
    const { message, announced } = error;
    if (isDiscountTooHigh(error.body)) return { message, announced, fields: { discount: message } };
    return { message, announced, present: readConflict(error.body).terms };
  };
};
