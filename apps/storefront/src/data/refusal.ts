import { HttpError } from '@dealerkit/api-client';
import type { SubmitError } from '@dealerkit/ui/AsyncData';
import type { Texts } from '@dealerkit/ui/texts/en';
import { failureKind } from './failureKind.js';

/** Statuses by which a host speaks of what was asked, so that its own words say more than ours could. */
const aboutTheRequest = [400, 404, 409, 413, 422];

const ownWords = ({ status, hostMessage }: HttpError): string | undefined =>
  aboutTheRequest.includes(status) ? hostMessage : undefined;

/** What a person is told of a write that the host did not accept: one sentence, and a message for each field it named. */
export const submitErrorOf = (error: unknown, texts: Texts): SubmitError => {
  const inOurWords = texts.errors[failureKind(error)].advice;
  if (!(error instanceof HttpError)) return { message: inOurWords };
  return {
    message: ownWords(error) ?? inOurWords,
    fields: Object.fromEntries(error.issues.map(({ path, message }) => [path, message])),
  };
};
