import { readConflict } from '@dealerkit/api-client';
import { useSetOrderStatus as useSetStatus, useSetOrderStatuses as useSetStatuses } from '@dealerkit/api-client/react';
import type { LineConflict } from '@dealerkit/api-client/react';
import { currencyDigits } from '@dealerkit/domain/amounts';
import type { Order } from '@dealerkit/domain/entities';
import { chargedPrice } from '@dealerkit/domain/orderTerms';
import { partName } from '@dealerkit/ui/partName';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';
import { showSuccessToast } from './mutationToasts.js';

/** Milliseconds in which a step can be undone where it was taken; afterwards the page of the order takes it back. */
export const UNDO_TIME = 10_000;

/** Returns the message of a change that another user was ahead of, or that the stock does not allow. */
const useOrderConflict = () => {
  const { formatNumber } = useUi();
  const texts = useTexts(ordersTexts);
  const { orders } = texts;
  return ({ status, available }: Omit<LineConflict, 'message'>): string | undefined => {
    if (available !== undefined) return orders.noStock(formatNumber(available));
    if (status === null) return orders.gone.title;
    return status && orders.conflict(orders.statuses[status]);
  };
};

/** Returns a function that sets the status of any number of lines, and resolves to those that were not changed. */
export const useApplyStep = () => {
  const { currency } = useUi();
  const { orders } = useTexts(ordersTexts);
  const conflictMessage = useOrderConflict();
  const isToBeAgreed = (line: Order) => chargedPrice(line, currencyDigits(currency)) === undefined;
  return useSetStatuses(
    (conflict, line) =>
      conflictMessage(conflict) ??
      (line.status === 'packed' && isToBeAgreed(line) ? orders.priceToAgree : conflict.message),
  );
};

/** Returns a function that sets the status of an order (D31), and offers to undo it. */
export const useSetOrderStatus = () => {
  const texts = useTexts(ordersTexts);
  const { orders } = texts;
  const conflictMessage = useOrderConflict();
  return useSetStatus({
    conflictMessage: (body) => {
      const { order, available } = readConflict(body);
      return conflictMessage({ status: order?.status, available });
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
