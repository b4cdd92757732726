import { classifyError, contract, HttpError } from '@dealerkit/api-client';
import type { Answer, CallName, CallOptions, Client, Input } from '@dealerkit/api-client';
import { isBlocked } from '../session/isBlocked.js';

/** The functions of a client by the name of their call. */
type Calls = {
  readonly [Name in CallName]: (input: Input<Name>, options?: CallOptions) => Promise<Answer<Name>>;
};

/** Makes a call by its name. */
export type Send = <Name extends CallName>(
  name: Name,
  input: Input<Name>,
  options?: CallOptions,
) => Promise<Answer<Name>>;

export interface RefreshHandlers {
  /** Gets a new access token; resolves to false if no user is signed in any more. */
  renew: () => Promise<boolean>;
  signOut: (reason: 'sessionEnded' | 'accountBlocked') => Promise<void>;
}

/** A call that sends no access token says nothing about the session. */
const isTokenRefused = (error: unknown) =>
  error instanceof HttpError && classifyError(error).kind === 'unauthorised' && contract[error.call].token === 'access';

/**
 * Repeats a call once with a new token if the host refuses the old one (D18). Signs out if it refuses the new one too, or if the
 * account is blocked.
 */
export const withTokenRefresh = (client: Client, { renew, signOut }: RefreshHandlers): Send => {
  const calls: Calls = client;
  return async (name, input, options) => {
    const call = calls[name];
    try {
      return await call(input, options);
    } catch (error) {
      if (isBlocked(error)) await signOut('accountBlocked');
      if (!isTokenRefused(error) || !(await renew())) throw error;
    }
    try {
      return await call(input, options);
    } catch (error) {
      if (isBlocked(error)) await signOut('accountBlocked');
      if (isTokenRefused(error)) await signOut('sessionEnded');
      throw error;
    }
  };
};
