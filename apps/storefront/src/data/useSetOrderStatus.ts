import { readConflict } from '@dealerkit/api-client';
import { useMutation } from '@dealerkit/api-client/react';
import type { SubmitResult } from '@dealerkit/ui/AsyncData';
import type { Order, OrderStatus } from '@dealerkit/domain/entities';
import { partName } from '@dealerkit/ui/partName';
import { useUi } from '@dealerkit/ui/UiProvider';

/** Returns a function that sets the status of an order, if the order still has the status that the user saw (D31). */
export const useSetOrderStatus = (orders: readonly Order[]) => {
  const { texts } = useUi();
  const nameOf = (id: string) => partName(orders.find(({ _id }) => _id === id) ?? {}, texts);
  const change = useMutation('setOrderStatus', {
    successMessage: ({ id, to }) => texts.orders.set(nameOf(id), texts.orders.statuses[to]),
    conflictMessage: (body) => {
      const status = readConflict(body).order?.status;
      return status && texts.orders.conflict(texts.orders.statuses[status]);
    },
  });
  return async ({ _id, status }: Order, to: OrderStatus, reason?: string): Promise<SubmitResult> => {
    if (status === undefined) return { message: texts.errors.unexpected.advice };
    return change({ id: _id, from: status, to, reason });
  };
};
