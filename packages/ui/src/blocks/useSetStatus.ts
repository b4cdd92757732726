import { useState } from 'react';
import type { SubmitError, SubmitResult } from '../AsyncData.js';
import type { Order, OrderStatus } from '@dealerkit/domain/entities';
import { useAction } from '../elements/useAction.js';

/** Sets the status of an order that still has the status of `order`; the reason is that of a cancellation. */
export type SetStatus = (order: Order, to: OrderStatus, reason?: string) => Promise<SubmitResult>;

/** The state of one change of status: whether it is in progress, and the error of the last one. */
export const useSetStatus = (onSetStatus: SetStatus) => {
  const runAction = useAction();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<SubmitError>();

  const setStatus: SetStatus = async (...change) => {
    setIsBusy(true);
    setError(undefined);
    const submitError = await runAction(() => onSetStatus(...change));
    setIsBusy(false);
    setError(submitError);
    return submitError;
  };

  return { isBusy, error, setStatus };
};
