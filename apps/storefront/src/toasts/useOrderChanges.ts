import { readConflict } from '@dealerkit/api-client';
import { useAbilities, useMutation } from '@dealerkit/api-client/react';
import type { Order } from '@dealerkit/domain/entities';
import type { OrderScreenProps } from '@dealerkit/ui/screens/OrderScreen';
import { partName } from '@dealerkit/ui/partName';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { orderChangesTexts } from '@dealerkit/ui/texts/en/orderChanges';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';
import { showErrorToast, showSuccessToast, showResult } from './mutationToasts.js';
import { useApplyStep } from './useSetOrderStatus.js';

const english = { ...orderChangesTexts, ...ordersTexts };

type LineChanges = NonNullable<OrderScreenProps['changes']>;

/** What an admin can change of a line, as far as the host can. */
export const useOrderChanges = (): LineChanges => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { orderChanges, orders, part } = texts;
  const can = useAbilities();
  const pieces = (count: number) => part.pieces(count, formatNumber(count));
  const conflictMessage = (body: unknown) => {
    const { order, available } = readConflict(body);
    if (available !== undefined) return orderChanges.tooMany(pieces(available));
    return order?.orderQuantity === undefined ? undefined : orderChanges.quantityConflict(pieces(order.orderQuantity));
  };
  const setQuantity = useMutation('setOrderQuantity', { conflictMessage });
  const split = useMutation('splitOrderLine');
  const takeReturn = useMutation('returnOrderLine');
  const apply = useApplyStep();

  /** Hands a line over that was split off. It stays split off when that fails, so only the hand-over is tried again. */
  const handOver = async (line: Order): Promise<void> => {
    const [name, quantity] = [partName(line, texts), pieces(line.orderQuantity ?? 0)];
    const [failure] = await apply([line], 'handedOver');
    if (!failure) return showSuccessToast(orderChanges.handedOver(name, quantity), 'splitOrderLine');
    return showErrorToast(orderChanges.notHandedOver(name, quantity, failure.message), 'splitOrderLine', {
      action: { label: orders.steps.handedOver, onClick: () => void handOver(line) },
    });
  };

  const onSplit: LineChanges['onSplit'] = async (line, quantity, isHandedOver, form) => {
    let insertedId: string | undefined;
    const onAccepted = (response: { insertedId?: string }) => {
      insertedId = response.insertedId;
    };
    const error = await split({ id: line._id, quantity }, onAccepted, form);
    if (error || insertedId === undefined) return error;
    if (isHandedOver) await handOver({ ...line, _id: insertedId, orderQuantity: quantity });
    else showSuccessToast(orderChanges.splitDone(partName(line, texts), pieces(quantity)), 'splitOrderLine');
    return undefined;
  };

  return {
    ...(can.setOrderQuantity && {
      onSetQuantity: async (line, quantity) => {
        const error = await setQuantity({ id: line._id, read: line.orderQuantity ?? 0, quantity });
        return showResult(error, orderChanges.corrected(partName(line, texts), pieces(quantity)), 'setOrderQuantity');
      },
    }),
    ...(can.splitOrderLine && { onSplit }),
    ...(can.returnOrderLine && {
      onReturn: async (line, change, form) => {
        const error = await takeReturn({ id: line._id, ...change }, undefined, form);
        const returned = orderChanges.returned(partName(line, texts), pieces(change.quantity));
        return showResult(error, returned, 'returnOrderLine');
      },
    }),
  };
};

const isDiscountTooHigh = (body: unknown): boolean =>
  readConflict(body).issues?.some(({ path }) => path === 'changes.discount') ?? false;

/** Returns a function that saves the terms of an order; the error of a conflict has the present ones. */
export const useSetTerms = (orderNumber: number | undefined): NonNullable<OrderScreenProps['onSetTerms']> => {
  const { orderChanges } = useTexts(orderChangesTexts);
  const setTerms = useMutation('setOrderTerms', {
    successMessage: () => orderChanges.termsSaved,
    conflictMessage: (body) => {
      if (isDiscountTooHigh(body)) return orderChanges.discountTooHigh;
      return readConflict(body).terms && orderChanges.termsConflict;
    },
  });
  return async (update) => {
    const error = await setTerms({ number: String(orderNumber), ...update });
    if (!error) return undefined;
    const { message, announced } = error;
    if (isDiscountTooHigh(error.body)) return { message, announced, fields: { discount: message } };
    return { message, announced, present: readConflict(error.body).terms };
  };
};
