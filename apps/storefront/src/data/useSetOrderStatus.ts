import { readConflict } from '@dealerkit/api-client';
import { useMutation } from '@dealerkit/api-client/react';
import type { SubmitResult } from '@dealerkit/ui/AsyncData';
import type { Order, OrderStatus } from '@dealerkit/domain/entities';
import { partName } from '@dealerkit/ui/partName';
import { useUi } from '@dealerkit/ui/UiProvider';
import { previousStatus } from '@dealerkit/domain/orderRules';
import { showSuccessToast } from './mutationToasts.js';

/** Milliseconds in which a step can be undone where it was taken; afterwards the page of the order takes it back. */
const UNDO_TIME = 10_000;

/** Returns a function that sets the status of an order, if the order still has the status that the user saw (D31), and offers to undo it. */
export const useSetOrderStatus = () => {
  const { texts, formatNumber } = useUi();
  const { orders } = texts;
  const change = useMutation('setOrderStatus', {
    conflictMessage: (body) => {
      const { order, available } = readConflict(body);
      if (available !== undefined) return orders.noStock(formatNumber(available));
      return order?.status && orders.conflict(orders.statuses[order.status]);
    },
  });

  const step = async (order: Order, to: OrderStatus, isStepBack: boolean, reason?: string): Promise<SubmitResult> => {
    const { _id, status: from } = order;
    if (from === undefined) return { message: texts.errors.unexpected.advice };
    const error = await change({ id: _id, from, to, reason });
    if (error) return error;
    const undo = { label: orders.undo, onClick: () => void step({ ...order, status: to }, from, true) };
    const message = isStepBack ? orders.undone : orders.set;
    showSuccessToast(message(partName(order, texts), orders.statuses[to]), 'setOrderStatus', {
      id: `order ${_id}`,
      ...(!isStepBack && { action: undo, lifetime: UNDO_TIME }),
    });
    return undefined;
  };

  return (order: Order, to: OrderStatus, reason?: string) => step(order, to, to === previousStatus(order), reason);
};
