import type { Order } from '@dealerkit/domain/entities';
import { readConflict } from '../../index.js';
import { useClientSettings } from '../data/ClientProvider.js';
import type { MessageFormat } from '../data/messages.js';
import { changeEachLine, type OrderLineMessages } from './orderLineErrors.js';
import { type MutationError, useMutation } from '../data/useMutation.js';

/** The sentences about deleted orders. */
export interface DeleteOrderMessages extends OrderLineMessages, Pick<MessageFormat, 'formatNumber'> {
  deleteModal: {
    /** The line is deleted. */
    deleted: (name: string) => string;
    /** It was already gone. */
    nothingDeleted: string;
  };
  orders: {
    /** The line is packed already. */
    deleteBlocked: string;
  };
  orderLines: OrderLineMessages['orderLines'] & {
    /** Several lines are deleted. */
    deleted: (count: number, formatted: string) => string;
  };
}

/** Functions that delete a line of an order, and several, for its customer: props of `OrderScreen` and `MyOrdersScreen`. */
export const useDeleteOrder = (messages: DeleteOrderMessages) => {
  const { onSuccess } = useClientSettings();
  const { deleteModal, orders, orderLines, nameOf, formatNumber } = messages;
  const remove = useMutation('deleteOrder', {
    noEffectMessage: ({ deletedCount }) => (deletedCount === 0 ? deleteModal.nothingDeleted : undefined),
    conflictMessage: (body) => (readConflict(body).order ? orders.deleteBlocked : undefined),
  });

  const report = (error: MutationError | undefined, message: string) => {
    // The page of an order is left with its last line.
    if (!error) onSuccess?.(message, 'deleteOrder', { lasting: true });
    return error;
  };

  return {
    onDelete: async (line: Order) => report(await remove({ id: line._id }), deleteModal.deleted(nameOf(line))),
    onDeleteLines: async (lines: readonly Order[]) =>
      report(
        await changeEachLine(lines, ({ _id }) => remove({ id: _id }), messages),
        orderLines.deleted(lines.length, formatNumber(lines.length)),
      ),
  };
};
