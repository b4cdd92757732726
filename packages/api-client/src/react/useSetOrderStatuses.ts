import { useSWRConfig } from 'swr';
import type { Order, OrderStatus } from '@dealerkit/domain/entities';
import { type Abilities, classifyError, type Client, contract, HttpError, readConflict } from '../index.js';
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

/** Sends one call for all lines, or one for each, and resolves to the conflicts by the `_id` of their lines. */
const move = async (
  client: Client,
  can: Abilities,
  lines: readonly Order[],
  { from, to, reason }: Step,
): Promise<Map<string, LineConflict>> => {
  const conflicts = new Map<string, LineConflict>();
  if (can.setOrderStatuses) {
    const ids = lines.map(({ _id }) => _id);
    const moved = await client.setOrderStatuses({ ids, from, to, reason });
    for (const { _id, ...conflict } of moved.conflicts) conflicts.set(_id, conflict);
    return conflicts;
  }
  for (const { _id } of lines) {
    try {
      await client.setOrderStatus({ id: _id, from, to, reason });
    } catch (error) {
      if (!(error instanceof HttpError) || (error.status !== 409 && error.status !== 404)) throw error;
      const { order, available } = readConflict(error.body);
      const status = error.status === 404 ? null : order?.status;
      conflicts.set(_id, { message: error.message, status, available });
    }
  }
  return conflicts;
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
      try {
        if (from === undefined) throw new TypeError('The lines have no status.');
        const conflicts = await move(client, abilities, chunk, { from, to, reason });
        for (const line of chunk) {
          const conflict = conflicts.get(line._id);
          if (!conflict) continue;
          // With the status that the user saw, the host refuses for another reason.
          const status = conflict.status === from ? undefined : conflict.status;
          failures.push({ line, message: conflictMessage({ ...conflict, status }, line) });
        }
      } catch (error) {
        const message = errorMessage(classifyError(error, 'setOrderStatus').kind);
        failures.push(...chunk.map((line) => ({ line, message })));
      }
      done += chunk.length;
      onProgress?.(done);
    }
    forgetPreloaded(changes);
    await revalidate(mutate, changes);
    return failures;
  };
};
