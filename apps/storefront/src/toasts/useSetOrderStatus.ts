import { readConflict } from '@dealerkit/api-client';
import { useSetOrderStatus as useSetStatus } from '@dealerkit/api-client/react';
import { partName } from '@dealerkit/ui/partName';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { showSuccessToast } from './mutationToasts.js';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';

/** Milliseconds in which a step can be undone where it was taken; afterwards the page of the order takes it back. */
const UNDO_TIME = 10_000;

/** Returns a function that sets the status of an order (D31), and offers to undo it. */
export const useSetOrderStatus = () => {
  const { formatNumber } = useUi();
  const texts = useTexts(ordersTexts);
  const { orders } = texts;
  return useSetStatus({
    conflictMessage: (body) => {
      const { order, available } = readConflict(body);
      if (available !== undefined) return orders.noStock(formatNumber(available));
      return order?.status && orders.conflict(orders.statuses[order.status]);
    },
    onSet: (order, status, undo) => {
      const message = undo ? orders.set : orders.undone;
      showSuccessToast(message(partName(order, texts), orders.statuses[status]), 'setOrderStatus', {
        id: `order ${order._id}`,
        ...(undo && { action: { label: orders.undo, onClick: undo }, lifetime: UNDO_TIME }),
      });
    },
  });
};
