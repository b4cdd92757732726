import { useSetOrderStatus as useSetStatus } from '@dealerkit/api-client/react';
import type { Order } from '@dealerkit/domain/entities';
import { shownOrderNumber } from '@dealerkit/domain/orders';
import type { SubmitResult } from '@dealerkit/ui/AsyncData';
import type { OrderScreenProps } from '@dealerkit/ui/screens/OrderScreen';
import { partName } from '@dealerkit/ui/partName';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { orderLinesTexts } from '@dealerkit/ui/texts/en/orderLines';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';
import { printTexts } from '@dealerkit/ui/texts/en/print';
import { showSuccessToast } from './mutationToasts.js';
import { UNDO_TIME, useOrderConflict } from './useSetOrderStatus.js';

const english = { ...orderLinesTexts, ...ordersTexts, ...printTexts };

/** Changes lines one after the other, each by itself; the error names those that failed, by their reasons. */
export const useEachLine = () => {
  const texts = useTexts(english);
  return async (lines: readonly Order[], change: (line: Order) => Promise<SubmitResult>): Promise<SubmitResult> => {
    const namesByReason = new Map<string, string[]>();
    for (const line of lines) {
      const error = await change(line);
      if (!error) continue;
      const names = namesByReason.get(error.message) ?? [];
      namesByReason.set(error.message, [...names, partName(line, texts)]);
    }
    if (namesByReason.size === 0) return undefined;
    const failures = [...namesByReason].map(([reason, names]) => texts.orderLines.failed(names.join(', '), reason));
    return { message: failures.join(' ') };
  };
};

/** Returns a function that sets the status of several lines of an order (D31), and offers to undo all of it. */
export const useSetOrderStatuses = (): NonNullable<OrderScreenProps['onSetStatuses']> => {
  const texts = useTexts(english);
  const { orders, print } = texts;
  const forEach = useEachLine();
  const setStatus = useSetStatus({ conflictMessage: useOrderConflict() });
  return async (lines, to, reason) => {
    const [first] = lines;
    const error = await forEach(lines, (line) => setStatus(line, to, reason));
    if (error || !first) return error;
    const undo = () =>
      void forEach(lines, (line) =>
        line.status ? setStatus({ ...line, status: to }, line.status) : Promise.resolve(undefined),
      );
    showSuccessToast(orders.set(print.number(shownOrderNumber(first)), orders.statuses[to]), 'setOrderStatus', {
      id: `order ${shownOrderNumber(first)}`,
      action: { label: orders.undo, onClick: undo },
      lifetime: UNDO_TIME,
    });
    return undefined;
  };
};
