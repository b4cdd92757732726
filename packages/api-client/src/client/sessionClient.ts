import { type ClientOptions, createClientWith, type TokenSource } from './client.js';
import { type Client, contract } from '../calls/contract.js';
import { HttpError } from './errors.js';
import { isBlocked } from './isBlocked.js';
import { passkeyIssueOf } from './passkeyIssue.js';

export interface SessionClientOptions extends ClientOptions {
  accessToken: TokenSource;
  /** Stores and returns a new access token after the host has refused the last one (401); `null` if the user is signed out. */
  refreshToken: TokenSource;
  /** Returns the id of the signed-in user. A call of a user who has signed out since is not repeated, and does not end the session of another one. */
  user?: (() => string | undefined) | undefined;
  /** Asks an admin to confirm with a passkey after the host has refused a call without it, and stores and returns the access token that the host gives for it; `null` if the admin does not confirm. */
  confirmPasskey?: (() => Promise<string | null>) | undefined;
  /** Called with the error of a call if the host refuses the new token too, has ended all sign-ins of the user, or has blocked the account. */
  onSessionEnd?: ((error: HttpError) => void | Promise<void>) | undefined;
}

/** A call that sends no access token says nothing about the session. */
const isTokenRefused = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 401 && contract[error.call].token === 'access';

/** Whether all sign-ins of the user were ended, so that a renewal would not help. */
const isSignedOut = (error: unknown): error is HttpError =>
  isTokenRefused(error) && error.issues.some(({ path }) => path === 'account');

/**
 * Creates a client that repeats a call once with a new access token if the host refuses the old one, and once more after an admin
 * has confirmed it with a passkey. Calls that are refused at the same time share one renewal and one confirmation.
 */
export function createSessionClient(options: SessionClientOptions): Client {
  const { accessToken, refreshToken, confirmPasskey, onSessionEnd, user } = options;
  let renewal: Promise<string | null> | undefined;
  let confirmation: Promise<string | null> | undefined;

  const renew = async (refused: string | null | undefined): Promise<string | null> => {
    const current = await accessToken();
    // Another call has renewed the token while this one was pending.
    if (current !== refused) return current;
    renewal ??= Promise.resolve(refreshToken()).finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  /** Sends a call, and repeats it once it is confirmed. */
  const sendConfirmed = async <Result>(
    bearer: string | null | undefined,
    sendWith: (bearer: string | null | undefined) => Promise<Result>,
    isSameUser: () => boolean,
  ): Promise<Result> => {
    try {
      return await sendWith(bearer);
    } catch (error) {
      if (!confirmPasskey || passkeyIssueOf(error) !== 'unconfirmed' || !isSameUser()) throw error;
      const current = await accessToken();
      // Another call has been confirmed while this one was pending.
      if (current !== bearer && current !== null) return sendConfirmed(current, sendWith, isSameUser);
      confirmation ??= confirmPasskey().finally(() => {
        confirmation = undefined;
      });
      const confirmed = await confirmation;
      if (confirmed === null || !isSameUser()) throw error;
      return sendWith(confirmed);
    }
  };

  return createClientWith(options, async (readToken, sendCall) => {
    const caller = user?.();
    const isSameUser = () => user?.() === caller;
    const sendWith = (token: string | null | undefined) => sendConfirmed(token, sendCall, isSameUser);
    const bearer = await readToken();
    try {
      return await sendWith(bearer);
    } catch (error) {
      if (!isSameUser()) throw error;
      // The user may have signed in again while the call was pending.
      if (isBlocked(error) || (isSignedOut(error) && (await accessToken()) === bearer)) {
        await onSessionEnd?.(error);
        throw error;
      }
      const renewed = isTokenRefused(error) ? await renew(bearer) : null;
      if (renewed === null || !isSameUser()) throw error;
      return sendWith(renewed).catch(async (second: unknown) => {
        if ((isBlocked(second) || isTokenRefused(second)) && isSameUser()) await onSessionEnd?.(second);
        throw second;
      });
    }
  });
}
