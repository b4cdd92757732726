import type { Part } from '@dealerkit/domain/entities';
import { useSWRConfig } from 'swr';
import { AnswerError, classifyError, contract, HttpError, type Input, readConflict } from '../../index.js';
import { useClientSettings } from '../data/ClientProvider.js';
import { forgetPreloaded } from '../data/requests/preloaded.js';
import { revalidate } from '../data/requests/revalidate.js';

/** What is changed in a part, and the values that were read before. */
export interface PartChange {
  part: Part;
  update: Omit<Input<'updatePart'>, 'id'>;
}

/** A part that was not changed, and why; with the present part if another admin has changed it in the meantime. */
export interface PartFailure {
  part: Part;
  message: string;
  present?: Part | undefined;
}

/** How many parts are sent at once: the host answers no more than 20 calls of one connection at once. */
const AT_ONCE = 10;

/**
 * Returns a function that changes any number of parts, each if its values are still those that were read, and resolves to those that were
 * not changed: the `onUpdateAll` of `ManageProductsScreen`.
 */
export const useUpdateParts = (goneMessage: string) => {
  const { client, errorMessage } = useClientSettings();
  const { mutate } = useSWRConfig();

  const send = async ({ part, update }: PartChange): Promise<(PartFailure & { isFinal: boolean }) | undefined> => {
    try {
      await client.updatePart({ id: part._id, ...update });
      return undefined;
    } catch (error) {
      // A response of another shape still means that the host accepted the call.
      if (error instanceof AnswerError) return undefined;
      const { kind, isFinal, hostMessage } = classifyError(error, 'updatePart');
      const present = error instanceof HttpError && error.status === 409 ? readConflict(error.body).part : undefined;
      const message = kind === 'notFound' ? goneMessage : (hostMessage ?? errorMessage(kind));
      return { part, message, present, isFinal };
    }
  };

  return async (
    changes: readonly PartChange[],
    { onProgress }: { onProgress?: ((done: number) => void) | undefined } = {},
  ): Promise<PartFailure[]> => {
    const { changes: changed } = contract.updatePart;
    const failures: PartFailure[] = [];
    let stopped: string | undefined;
    forgetPreloaded(changed);
    for (let start = 0; start < changes.length; start += AT_ONCE) {
      const some = changes.slice(start, start + AT_ONCE);
      const message = stopped;
      const results =
        message === undefined
          ? await Promise.all(some.map(send))
          : some.map(({ part }) => ({ part, message, isFinal: false }));
      for (const failure of results) {
        if (!failure) continue;
        failures.push(failure);
        // The next parts would wait for a host that does not answer.
        if (!failure.isFinal) stopped ??= failure.message;
      }
      onProgress?.(start + some.length);
    }
    forgetPreloaded(changed);
    await revalidate(mutate, changed);
    return failures;
  };
};
