import { type PasskeyIssue, passkeyIssues } from '@dealerkit/domain/account/passkeys';
import { HttpError } from './errors.js';

/** Why a call was refused for want of a passkey; undefined if it was not. */
export const passkeyIssueOf = (error: unknown): PasskeyIssue | undefined => {
  if (!(error instanceof HttpError) || error.status !== 403) return undefined;
  const { issues } = error;
  const reasons = Object.keys(passkeyIssues) as PasskeyIssue[];
  return reasons.find((reason) =>
    issues.some(
      ({ path, message }) => path === passkeyIssues[reason].path && message === passkeyIssues[reason].message,
    ),
  );
};
