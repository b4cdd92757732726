import { useState } from 'react';
import type { SubmitError, SubmitResult } from '../AsyncData.js';
import type { Order, OrderStatus } from '@dealerkit/domain/entities';
import { useAction } from '../elements/useAction.js';

/** Sets the status of an order that still has the status of `order`; the reason is that of a cancellation. */
export type SetStatus = (order: Order, to: OrderStatus, reason?: string) => Promise<SubmitResult>;

/** Sets the status of lines that still have the status of each; the error names those that were not changed. */
export type SetStatuses = (lines: readonly Order[], to: OrderStatus, reason?: string) => Promise<SubmitResult>;

/** The state of one change of status: whether it is in progress, and the error of the last one. */
export const useSetStatus = <Subject extends Order | readonly Order[]>(
  onSetStatus: (subject: Subject, to: OrderStatus, reason?: string) => Promise<SubmitResult>,
) => {
  const runAction = useAction();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<SubmitError>();

  const setStatus = async (...change: [subject: Subject, to: OrderStatus, reason?: string]) => {
    setIsBusy(true);
    setError(undefined);
    const submitError = await runAction(() => onSetStatus(...change));
    setIsBusy(false);
    setError(submitError);
    return submitError;
  };

  return { isBusy, error, setStatus };
};
