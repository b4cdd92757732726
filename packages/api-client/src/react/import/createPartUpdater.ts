import type { Part } from '@dealerkit/domain/entities';
import { findUpdate, type PartUpdate } from '@dealerkit/domain/import/partUpdate';
import { classifyError, type Client, type ErrorKind, HttpError, readConflict } from '../../index.js';
import { type AddResult, waitFor } from './createPartSender.js';

interface PartUpdaterOptions {
  client: Pick<Client, 'updatePart'>;
  errorMessage: (kind: ErrorKind) => string;
}

/** What became of a change that was sent; undefined if the part has the values now. */
export type UpdateResult =
  | AddResult
  /** Another admin has changed the part, which is now this one. */
  | { kind: 'conflict'; part: Part };

/** Returns a function that changes a part if its values are still those that were read. It can be sent again after a lost response. */
export const createPartUpdater =
  ({ client, errorMessage }: PartUpdaterOptions) =>
  async ({ _id }: Part, update: PartUpdate): Promise<UpdateResult> => {
    try {
      await client.updatePart({ id: _id, ...update });
      return undefined;
    } catch (error) {
      const { kind, isFinal, isOutcomeUnknown, hostMessage, issues } = classifyError(error, 'updatePart');
      if (kind === 'tooMany') return waitFor(error instanceof HttpError ? error.retryAfter : undefined);
      const message = hostMessage ?? errorMessage(kind);
      if (error instanceof HttpError && error.status === 409) {
        const { part } = readConflict(error.body);
        if (!part) return { kind: 'taken' };
        return findUpdate(part, update.changes) ? { kind: 'conflict', part } : undefined;
      }
      if (!isFinal) return { kind: 'stopped', message, isUnknown: isOutcomeUnknown };
      const fields = issues.map(({ path, message: text }) => [path.replace(/^(?:changes|read)\./, ''), text] as const);
      return { kind: 'refused', message, fields: Object.fromEntries(fields) };
    }
  };
