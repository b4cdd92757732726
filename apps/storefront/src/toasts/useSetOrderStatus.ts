import { useSetOrderStatuses as useSetStatuses } from '@dealerkit/api-client/react';
import { currencyDigits } from '@dealerkit/domain/amounts';
import type { Order, OrderStatus } from '@dealerkit/domain/entities';
import { previousStatus } from '@dealerkit/domain/orderSteps';
import { chargedPrice } from '@dealerkit/domain/orderTerms';
import type { SubmitResult } from '@dealerkit/ui/AsyncData';
import { partName } from '@dealerkit/ui/partName';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';
import { showErrorToast, showSuccessToast } from './mutationToasts.js';

/** Milliseconds in which a step can be undone where it was taken; afterwards the page of the order takes it back. */
const UNDO_TIME = 10_000;

/** Returns a function that sets the status of any number of lines, and resolves to those that were not changed. */
export const useApplyStep = () => {
  const { currency, formatNumber } = useUi();
  const { orders } = useTexts(ordersTexts);
  const isToBeAgreed = (line: Order) => chargedPrice(line, currencyDigits(currency)) === undefined;
  return useSetStatuses(({ available, status, message }, line) => {
    if (available !== undefined) return orders.noStock(formatNumber(available));
    if (status === null) return orders.gone.title;
    if (status) return orders.conflict(orders.statuses[status]);
    return line.status === 'packed' && isToBeAgreed(line) ? orders.priceToAgree : message;
  });
};

/**
 * Returns a function that shows what has a new status, in the place of the last step of the same `id`, and offers to undo it unless it was
 * undone. An undo that fails is shown too.
 */
export const useStepToast = () => {
  const { orders } = useTexts(ordersTexts);
  return (
    id: string | number,
    name: string,
    statuses: readonly OrderStatus[],
    undo?: () => Promise<SubmitResult>,
  ): void => {
    const onUndo = async () => {
      const error = await undo?.();
      if (error) showErrorToast(error.message, 'setOrderStatus');
    };
    const names = statuses.map((status) => orders.statuses[status]).join(', ');
    showSuccessToast((undo ? orders.set : orders.undone)(name, names), 'setOrderStatus', {
      id: `order ${id}`,
      ...(undo && { action: { label: orders.undo, onClick: () => void onUndo() }, lifetime: UNDO_TIME }),
    });
  };
};

/** Returns a function that sets the status of a line (D31), and offers to undo it unless it is a step back. */
export const useSetOrderStatus = () => {
  const texts = useTexts(ordersTexts);
  const apply = useApplyStep();
  const showStep = useStepToast();
  const step = async (line: Order, to: OrderStatus, isStepBack: boolean, reason?: string): Promise<SubmitResult> => {
    const { _id, status: from } = line;
    const [failure] = await apply([line], to, { reason });
    if (failure) return { message: failure.message };
    const undo = async () => (from ? step({ ...line, status: to }, from, true) : undefined);
    showStep(_id, partName(line, texts), [to], isStepBack ? undefined : undo);
    return undefined;
  };
  return (line: Order, to: OrderStatus, reason?: string) => step(line, to, to === previousStatus(line), reason);
};
