import { readConflict } from '@dealerkit/api-client';
import { useMutation } from '@dealerkit/api-client/react';
import type { Order } from '@dealerkit/domain/entities';
import type { SubmitResult } from '@dealerkit/ui/AsyncData';
import { partName } from '@dealerkit/ui/partName';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { deleteModalTexts } from '@dealerkit/ui/texts/en/deleteModal';
import { orderLinesTexts } from '@dealerkit/ui/texts/en/orderLines';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';
import { showResult } from './mutationToasts.js';
import { useEachLine } from './useOrderLines.js';

const english = { ...deleteModalTexts, ...orderLinesTexts, ...ordersTexts };

/** Returns a function that deletes a line of an order, and one that deletes several; the latter names those that failed. */
export const useDeleteOrder = () => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { deleteModal, orderLines } = texts;
  const forEach = useEachLine();
  const remove = useMutation('deleteOrder', {
    noEffectMessage: ({ deletedCount }) => (deletedCount === 0 ? deleteModal.nothingDeleted : undefined),
    conflictMessage: (body) => (readConflict(body).order ? texts.orders.deleteBlocked : undefined),
  });

  // The page of an order is left with its last line.
  const show = (error: SubmitResult, text: string) => showResult(error, text, 'deleteOrder', { lasting: true });

  return {
    deleteLine: async (line: Order): Promise<SubmitResult> =>
      show(await remove({ id: line._id }), deleteModal.deleted(partName(line, texts))),
    deleteLines: async (lines: readonly Order[]): Promise<SubmitResult> =>
      show(
        await forEach(lines, ({ _id }) => remove({ id: _id })),
        orderLines.deleted(lines.length, formatNumber(lines.length)),
      ),
  };
};
