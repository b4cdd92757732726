import type { Order } from '@dealerkit/domain/entities';
import type { MessageFormat } from '../data/messages.js';
import type { MutationError } from '../data/useMutation.js';
import type { LineFailure } from './useSetOrderStatuses.js';

/** The sentences about lines of an order that were changed together. */
export interface OrderLineMessages extends Pick<MessageFormat, 'nameOf'> {
  orderLines: {
    /** These lines were not changed, for this reason. */
    failed: (names: string, reason: string) => string;
  };
}

/** Names the lines that were not changed, by their reasons; undefined if there are none. */
export const orderLinesError = (
  failures: readonly LineFailure[],
  { orderLines, nameOf }: OrderLineMessages,
): MutationError | undefined => {
  if (failures.length === 0) return undefined;
  const messages = [...new Set(failures.map(({ message }) => message))].map((reason) => {
    const failed = failures.filter(({ message }) => message === reason);
    return orderLines.failed(failed.map(({ line }) => nameOf(line)).join(', '), reason);
  });
  return { message: messages.join(' ') };
};

/** Changes lines one after the other, each by itself; the error names those that were not changed. */
export const changeEachLine = async (
  lines: readonly Order[],
  change: (line: Order) => Promise<MutationError | undefined>,
  messages: OrderLineMessages,
): Promise<MutationError | undefined> => {
  const failures: LineFailure[] = [];
  for (const line of lines) {
    const error = await change(line);
    if (error) failures.push({ line, message: error.message });
  }
  return orderLinesError(failures, messages);
};
