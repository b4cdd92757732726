import { useSWRConfig } from 'swr';
import { currencyDigits } from '@dealerkit/domain/money/amounts';
import type { Order, OrderStatus } from '@dealerkit/domain/entities';
import { chargedPrice } from '@dealerkit/domain/orders/orderTerms';
import { classifyError, type Client, contract } from '../../index.js';
import { useClientSettings } from '../data/ClientProvider.js';
import type { MessageFormat } from '../data/messages.js';
import { forgetPreloaded } from '../data/requests/preloaded.js';
import { revalidate } from '../data/requests/revalidate.js';

/** A line whose status was not changed, and why. */
export interface LineFailure {
  line: Order;
  message: string;
}

export interface SetOrderStatusesOptions {
  /** Called with the number of lines that are done. */
  onProgress?: ((done: number) => void) | undefined;
  /** The reason of a cancellation. */
  reason?: string | undefined;
}

/** The sentences about lines whose status was not changed. */
export interface SetStatusMessages extends Pick<MessageFormat, 'formatNumber' | 'currency'> {
  orders: {
    /** The names of the statuses. */
    statuses: Readonly<Record<OrderStatus, string>>;
    /** Another user has changed the status, which is this one now. */
    conflict: (status: string) => string;
    /** The line does not exist. */
    gone: { title: string };
    /** A cancellation cannot be undone, because this is what is left of the part. */
    noStock: (left: string) => string;
    /** A line without a price cannot be handed over. */
    priceToAgree: string;
  };
}

/** Why the host has not changed a line: what it says, the present status, and the stock if there is too little of it. */
interface LineConflict {
  message: string;
  /** Null for a line that does not exist. */
  status?: OrderStatus | null | undefined;
  available?: number | undefined;
}

/** How many lines one call changes. The host takes 500; smaller chunks show the progress. */
const CHUNK_SIZE = 100;

interface Step {
  from: OrderStatus;
  to: OrderStatus;
  reason: string | undefined;
}

/** Why a line was not changed: what the host says of it, or the error of its call. */
type Refusal = { conflict: LineConflict } | { error: unknown };

/** Why lines were not changed, by their `_id`. */
type Unchanged = Map<string, Refusal>;

const failedAll = (lines: readonly Order[], error: unknown): Unchanged =>
  new Map(lines.map(({ _id }) => [_id, { error }]));

/** Changes all lines with one call. */
const changeTogether = async (client: Client, lines: readonly Order[], step: Step): Promise<Unchanged> => {
  try {
    const { conflicts } = await client.setOrderStatuses({ ids: lines.map(({ _id }) => _id), ...step });
    return new Map(conflicts.map(({ _id, ...conflict }) => [_id, { conflict }]));
  } catch (error) {
    return failedAll(lines, error);
  }
};

/** One call is for lines of one status. */
const chunksOf = (lines: readonly Order[]): (readonly Order[])[] =>
  [...new Set(lines.map(({ status }) => status))].flatMap((from) => {
    const group = lines.filter(({ status }) => status === from);
    return Array.from({ length: Math.ceil(group.length / CHUNK_SIZE) }, (_, index) =>
      group.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
    );
  });

/** Why a line was not changed, in the language of the page. */
const conflictMessage = (
  { available, status, message }: LineConflict,
  line: Order,
  { orders, formatNumber, currency }: SetStatusMessages,
): string => {
  if (available !== undefined) return orders.noStock(formatNumber(available));
  if (status === null) return orders.gone.title;
  // With the status that the user saw, the host refuses for another reason.
  if (status && status !== line.status) return orders.conflict(orders.statuses[status]);
  const isToBeAgreed = chargedPrice(line, currencyDigits(currency)) === undefined;
  return line.status === 'packed' && isToBeAgreed ? orders.priceToAgree : message;
};

/**
 * Returns a function that sets the status of any number of lines, each if it still has the status that the user saw, and resolves to
 * those that were not changed: the `onApply` of `OrderDeskScreen`.
 */
export const useSetOrderStatuses = (messages: SetStatusMessages) => {
  const { client, errorMessage } = useClientSettings();
  const { mutate } = useSWRConfig();
  const messageOf = (failed: Refusal, line: Order): string =>
    'error' in failed
      ? errorMessage(classifyError(failed.error, 'setOrderStatus').kind)
      : conflictMessage(failed.conflict, line, messages);
  return async (
    lines: readonly Order[],
    to: OrderStatus,
    { onProgress, reason }: SetOrderStatusesOptions = {},
  ): Promise<LineFailure[]> => {
    const { changes } = contract.setOrderStatus;
    const failures: LineFailure[] = [];
    let done = 0;
    forgetPreloaded(changes);
    for (const chunk of chunksOf(lines)) {
      const from = chunk[0]?.status;
      const unchanged = from
        ? await changeTogether(client, chunk, { from, to, reason })
        : failedAll(chunk, new TypeError('The lines have no status.'));
      for (const line of chunk) {
        const failed = unchanged.get(line._id);
        if (failed) failures.push({ line, message: messageOf(failed, line) });
      }
      done += chunk.length;
      onProgress?.(done);
    }
    forgetPreloaded(changes);
    await revalidate(mutate, changes);
    return failures;
  };
};
