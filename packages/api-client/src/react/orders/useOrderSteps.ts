import type { Order, OrderStatus } from '@dealerkit/domain/entities';
import { previousStatus } from '@dealerkit/domain/orders/orderSteps';
import { shownOrderNumber } from '@dealerkit/domain/orders/orders';
import { useClientSettings } from '../data/ClientProvider.js';
import { type OrderLineMessages, orderLinesError } from './orderLineErrors.js';
import type { MutationError } from '../data/useMutation.js';
import { type LineFailure, type SetStatusMessages, useSetOrderStatuses } from './useSetOrderStatuses.js';
import { useOptionalCall } from '../data/optionalCalls.js';

/** The sentences about the steps of orders. */
export interface OrderStepMessages extends SetStatusMessages, OrderLineMessages {
  orders: SetStatusMessages['orders'] & {
    /** A line or an order has this status now. */
    set: (name: string, status: string) => string;
    /** A line or an order has this status again. */
    undone: (name: string, status: string) => string;
    /** The action that undoes a step. */
    undo: string;
  };
  print: {
    /** The name of an order. */
    number: (number: string) => string;
  };
}

/** What a step is about. */
interface Subject {
  /** A message replaces the last one of the same subject. */
  id: string | number;
  name: string;
  errorOf: (failures: readonly LineFailure[]) => MutationError | undefined;
}

/** Milliseconds in which a step can be undone where it was taken; afterwards the page of the order takes it back. */
const UNDO_TIME = 10_000;

const errorOfLine = ([failure]: readonly LineFailure[]) => failure && { message: failure.message };

/**
 * Functions that set the status of a line and of several, each line if it still has the status that the user saw: props of `OrderScreen`
 * and `DealerOverview`, empty on a host that cannot. `onSuccess` says what has a new status, and offers to undo it unless it is a step back.
 */
export const useOrderSteps = (messages: OrderStepMessages) => {
  const { onSuccess, onError } = useClientSettings();
  const setOrderStatus = useOptionalCall('setOrderStatus');
  const apply = useSetOrderStatuses(messages);
  const { orders } = messages;

  const showStep = (
    { id, name }: Subject,
    statuses: readonly OrderStatus[],
    undo?: () => Promise<MutationError | undefined>,
  ): void => {
    const onUndo = async () => {
      const error = await undo?.();
      if (error) onError?.(error.message, 'setOrderStatus');
    };
    const names = statuses.map((status) => orders.statuses[status]).join(', ');
    onSuccess?.((undo ? orders.set : orders.undone)(name, names), 'setOrderStatus', {
      id: `order ${id}`,
      ...(undo && { action: { label: orders.undo, onClick: () => void onUndo() }, lifetime: UNDO_TIME }),
    });
  };

  const takeBack = async (subject: Subject, lines: readonly Order[], status: OrderStatus) => {
    const before = [...new Set(lines.flatMap((line) => line.status ?? []))];
    const failures: LineFailure[] = [];
    for (const from of before) {
      const changed = lines.filter((line) => line.status === from).map((line) => ({ ...line, status }));
      failures.push(...(await apply(changed, from)));
    }
    const error = subject.errorOf(failures);
    if (!error) showStep(subject, before);
    return error;
  };

  const step = async (subject: Subject, lines: readonly Order[], to: OrderStatus, reason: string | undefined) => {
    const error = subject.errorOf(await apply(lines, to, { reason }));
    if (error) return error;
    const isStepBack = lines.every((line) => previousStatus(line) === to);
    showStep(subject, [to], isStepBack ? undefined : () => takeBack(subject, lines, to));
    return undefined;
  };

  const onSetStatus = (line: Order, to: OrderStatus, reason?: string) =>
    step({ id: line._id, name: messages.nameOf(line), errorOf: errorOfLine }, [line], to, reason);

  const onSetStatuses = async (lines: readonly Order[], to: OrderStatus, reason?: string) => {
    const [first] = lines;
    if (!first) return undefined;
    const number = shownOrderNumber(first);
    const errorOf = (failures: readonly LineFailure[]) => orderLinesError(failures, messages);
    return step({ id: number, name: messages.print.number(number), errorOf }, lines, to, reason);
  };

  return setOrderStatus ? { onSetStatus, onSetStatuses } : {};
};
