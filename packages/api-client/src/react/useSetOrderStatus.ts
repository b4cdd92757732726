import type { Order, OrderStatus } from '@dealerkit/domain/entities';
import { previousStatus } from '@dealerkit/domain/orderRules';
import { useClientSettings } from './ClientProvider.js';
import { type MutationError, useMutation } from './useMutation.js';

export interface SetOrderStatusOptions {
  /** The error message if the order has changed in the meantime, or has too little stock, from the body of the response. */
  conflictMessage?: ((body: unknown) => string | undefined) | undefined;
  /** Called after a change, with the function that undoes it; a change back has none, because the next step undoes it. */
  onSet?: ((order: Order, status: OrderStatus, undo: (() => void) | undefined) => void) | undefined;
}

/** Returns a function that sets the status of an order, if the order still has the status that the user saw. */
export const useSetOrderStatus = ({ conflictMessage, onSet }: SetOrderStatusOptions = {}) => {
  const { errorMessage } = useClientSettings();
  const change = useMutation('setOrderStatus', { conflictMessage });

  const step = async (
    order: Order,
    to: OrderStatus,
    isStepBack: boolean,
    reason?: string,
  ): Promise<MutationError | undefined> => {
    const { _id, status: from } = order;
    if (from === undefined) return { message: errorMessage('unexpected') };
    const error = await change({ id: _id, from, to, reason });
    if (error) return error;
    onSet?.(order, to, isStepBack ? undefined : () => void step({ ...order, status: to }, from, true));
    return undefined;
  };

  return (order: Order, to: OrderStatus, reason?: string) => step(order, to, to === previousStatus(order), reason);
};
