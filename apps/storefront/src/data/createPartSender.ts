import { classifyError, HttpError } from '@dealerkit/api-client';
import type { Abilities, Input } from '@dealerkit/api-client';
import { nameKey } from '@dealerkit/domain/partRules';
import type { AddResult } from '@dealerkit/ui/screens/ImportPartsScreen';
import type { Texts } from '@dealerkit/ui/texts/en';
import { client } from './client.js';

/** Seconds to wait if a host that accepts no more calls does not say how long. */
const DEFAULT_WAIT = 60;

type NewPart = Input<'addPart'>;

const resultFor = (error: unknown, texts: Texts): AddResult => {
  const { kind, isFinal, isOutcomeUnknown, hostMessage, issues } = classifyError(error, 'addPart');
  if (error instanceof HttpError && error.status === 409) return { kind: 'taken' };
  if (kind === 'tooMany')
    return { kind: 'wait', seconds: (error instanceof HttpError && error.retryAfter) || DEFAULT_WAIT };
  const message = hostMessage ?? texts.errors[kind].advice;
  if (!isFinal || kind === 'notFound') return { kind: 'stopped', message, isUnknown: isOutcomeUnknown };
  return { kind: 'refused', message, fields: Object.fromEntries(issues.map((issue) => [issue.path, issue.message])) };
};

/**
 * Returns a function that adds one part of an import. If the host does not refuse a second part with the same name, the names of its
 * list are compared before.
 */
export const createPartSender = (texts: Texts, { uniquePartNames }: Pick<Abilities, 'uniquePartNames'>) => {
  let names: Promise<Set<string>> | undefined;
  const listNames = async () =>
    new Set((await client.listParts()).map(({ product_name = '' }) => nameKey(product_name)));

  return async (part: NewPart): Promise<AddResult> => {
    const key = nameKey(part.product_name ?? '');
    try {
      if (!uniquePartNames) names ??= listNames();
      const known = await names;
      if (key !== '' && known?.has(key)) return { kind: 'taken' };
      await client.addPart(part);
      known?.add(key);
      return undefined;
    } catch (error) {
      // The list is loaded again, because it may have the part now.
      names = undefined;
      return resultFor(error, texts);
    }
  };
};
