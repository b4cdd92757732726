import { useSWRConfig } from 'swr';
import type { Order, OrderStatus } from '@dealerkit/domain/entities';
import { classifyError, type Client, contract, HttpError, NetworkError, readConflict } from '../index.js';
import { useClientSettings } from './ClientProvider.js';
import { forgetPreloaded } from './preloaded.js';
import { revalidate } from './revalidate.js';

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

/** Why the host has not changed a line: what it says, the present status, and the stock if there is too little of it. */
export interface LineConflict {
  message: string;
  /** Null for a line that does not exist. */
  status?: OrderStatus | null | undefined;
  available?: number | undefined;
}

/** Lines that one call moves. The host takes 500; smaller parts show the progress. */
const CHUNK = 100;

interface Step {
  from: OrderStatus;
  to: OrderStatus;
  reason: string | undefined;
}

/** Why a line was not moved: what the host says of it, or the error of its call. */
type Reason = { conflict: LineConflict } | { error: unknown };

/** The lines that were not moved, by their `_id`. */
type NotMoved = Map<string, Reason>;

const failedAll = (lines: readonly Order[], error: unknown): NotMoved =>
  new Map(lines.map(({ _id }) => [_id, { error }]));

/** Moves all lines with one call. */
const moveTogether = async (client: Client, lines: readonly Order[], step: Step): Promise<NotMoved> => {
  try {
    const { conflicts } = await client.setOrderStatuses({ ids: lines.map(({ _id }) => _id), ...step });
    return new Map(conflicts.map(({ _id, ...conflict }) => [_id, { conflict }]));
  } catch (error) {
    return failedAll(lines, error);
  }
};

const conflictOf = ({ status: httpStatus, message, body }: HttpError): LineConflict => {
  const { order, available } = readConflict(body);
  return { message, status: httpStatus === 404 ? null : order?.status, available };
};

/** Moves each line with a call of its own, until the host cannot be reached. */
const moveEach = async (client: Client, lines: readonly Order[], step: Step): Promise<NotMoved> => {
  const notMoved: NotMoved = new Map();
  for (const [index, { _id }] of lines.entries()) {
    try {
      await client.setOrderStatus({ id: _id, ...step });
    } catch (error) {
      if (error instanceof NetworkError) return new Map([...notMoved, ...failedAll(lines.slice(index), error)]);
      const isConflict = error instanceof HttpError && (error.status === 409 || error.status === 404);
      notMoved.set(_id, isConflict ? { conflict: conflictOf(error) } : { error });
    }
  }
  return notMoved;
};

/** One call is for lines of one status. */
const chunksOf = (lines: readonly Order[]): (readonly Order[])[] =>
  [...new Set(lines.map(({ status }) => status))].flatMap((from) => {
    const group = lines.filter(({ status }) => status === from);
    return Array.from({ length: Math.ceil(group.length / CHUNK) }, (_, index) =>
      group.slice(index * CHUNK, (index + 1) * CHUNK),
    );
  });

/**
 * Returns a function that sets the status of any number of lines, each if it still has the status that the user saw, and resolves to
 * those that were not changed. `conflictMessage` says why in the language of the user.
 */
export const useSetOrderStatuses = (conflictMessage: (conflict: LineConflict, line: Order) => string) => {
  const { client, abilities, errorMessage } = useClientSettings();
  const { mutate } = useSWRConfig();
  const messageOf = (failed: Reason, line: Order): string => {
    if ('error' in failed) return errorMessage(classifyError(failed.error, 'setOrderStatus').kind);
    const { conflict } = failed;
    // With the status that the user saw, the host refuses for another reason.
    return conflictMessage(
      { ...conflict, status: conflict.status === line.status ? undefined : conflict.status },
      line,
    );
  };
  return async (
    lines: readonly Order[],
    to: OrderStatus,
    { onProgress, reason }: SetOrderStatusesOptions = {},
  ): Promise<LineFailure[]> => {
    const { changes } = contract.setOrderStatus;
    const failures: LineFailure[] = [];
    let done = 0;
    forgetPreloaded(changes);
    const move = abilities.setOrderStatuses ? moveTogether : moveEach;
    for (const chunk of chunksOf(lines)) {
      const from = chunk[0]?.status;
      const notMoved = from
        ? await move(client, chunk, { from, to, reason })
        : failedAll(chunk, new TypeError('The lines have no status.'));
      for (const line of chunk) {
        const failed = notMoved.get(line._id);
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
