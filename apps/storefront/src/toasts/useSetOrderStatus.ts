import { readConflict } from '@dealerkit/api-client';
import { useSetOrderStatus as useSetStatus } from '@dealerkit/api-client/react';
import { partName } from '@dealerkit/ui/partName';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';
import { showSuccessToast } from './mutationToasts.js';

/** Milliseconds in which a step can be undone where it was taken; afterwards the page of the order takes it back. */
export const UNDO_TIME = 10_000;

/** Returns the message of a change that another user was ahead of, or that the stock does not allow. */
export const useOrderConflict = () => {
  const { formatNumber } = useUi();
  const texts = useTexts(ordersTexts);
  const { orders } = texts;
  return (body: unknown): string | undefined => {
    const { order, available } = readConflict(body);
    if (available !== undefined) return orders.noStock(formatNumber(available));
    return order?.status && orders.conflict(orders.statuses[order.status]);
  };
};

/** Returns a function that sets the status of an order (D31), and offers to undo it. */
export const useSetOrderStatus = () => {
  const texts = useTexts(ordersTexts);
  const { orders } = texts;
  return useSetStatus({
    conflictMessage: useOrderConflict(),
    onSet: (order, status, undo) => {
      const message = undo ? orders.set : orders.undone;
      showSuccessToast(message(partName(order, texts), orders.statuses[status]), 'setOrderStatus', {
        id: `order ${order._id}`,
        ...(undo && { action: { label: orders.undo, onClick: undo }, lifetime: UNDO_TIME }),
      });
    },
  });
};
