import { nameKey } from '@dealerkit/domain/parts/partRules';
import { noPicture } from '@dealerkit/domain/parts/noPicture';
import type { FieldTexts } from '@dealerkit/domain/import/partImport';
import { type Capabilities, classifyError, type Client, type ErrorKind, HttpError, type Input } from '../../index.js';

/** What became of a part that was sent; undefined if it was added. */
export type AddResult =
  | undefined
  /** A part with this name exists. */
  | { kind: 'taken' }
  /** The host does not accept the values. */
  | { kind: 'refused'; message: string; fields?: FieldTexts }
  /** The host accepts no more parts for so many seconds. */
  | { kind: 'wait'; seconds: number }
  /** No part can be sent now; `isUnknown` means that this one may have been added. */
  | { kind: 'stopped'; message: string; isUnknown: boolean };

interface PartSenderOptions {
  client: Pick<Client, 'addPart' | 'listParts'>;
  capabilities: Pick<Capabilities, 'uniquePartNames'>;
  errorMessage: (kind: ErrorKind) => string;
}

/** Seconds to wait if a host that accepts no more calls does not say how long. */
const DEFAULT_WAIT = 60;

/** The result of a call that a host refuses because it accepts no more of them. */
export const waitFor = (retryAfter: number | undefined) =>
  ({ kind: 'wait', seconds: retryAfter || DEFAULT_WAIT }) as const;

const resultFor = (error: unknown, errorMessage: PartSenderOptions['errorMessage']): AddResult => {
  const { kind, isFinal, isOutcomeUnknown, hostMessage, issues } = classifyError(error, 'addPart');
  if (error instanceof HttpError && error.status === 409) return { kind: 'taken' };
  if (kind === 'tooMany') return waitFor(error instanceof HttpError ? error.retryAfter : undefined);
  const message = hostMessage ?? errorMessage(kind);
  if (!isFinal || kind === 'notFound') return { kind: 'stopped', message, isUnknown: isOutcomeUnknown };
  return { kind: 'refused', message, fields: Object.fromEntries(issues.map((issue) => [issue.path, issue.message])) };
};

/**
 * Returns a function that adds one part of an import. If the host does not refuse a second part with the same name, the names of its
 * list are compared before.
 */
export const createPartSender = ({ client, capabilities, errorMessage }: PartSenderOptions) => {
  let names: Promise<Set<string>> | undefined;
  const listNames = async () =>
    new Set((await client.listParts()).map(({ product_name = '' }) => nameKey(product_name)));

  return async (part: Input<'addPart'>): Promise<AddResult> => {
    const key = nameKey(part.product_name ?? '');
    try {
      if (!capabilities.uniquePartNames) names ??= listNames();
      const known = await names;
      if (key !== '' && known?.has(key)) return { kind: 'taken' };
      await client.addPart({ ...part, image: part.image || noPicture });
      known?.add(key);
      return undefined;
    } catch (error) {
      // The list is loaded again, because it may have the part now.
      names = undefined;
      return resultFor(error, errorMessage);
    }
  };
};
