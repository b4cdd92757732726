import { contract, HttpError } from '@dealerkit/api-client';
import type { Answer, CallName, CallOptions, Client, Input } from '@dealerkit/api-client';

/** The functions of a client, each with the input and the answer of its own call. */
type Calls = {
  readonly [Name in CallName]: (input: Input<Name>, options?: CallOptions) => Promise<Answer<Name>>;
};

/** Makes one call by its name, as reads and writes do it. */
export type Send = <Name extends CallName>(
  name: Name,
  input: Input<Name>,
  options?: CallOptions,
) => Promise<Answer<Name>>;

export interface Healers {
  /** Gets a new access token; `false` when there is nobody to get one for, or nobody any more. */
  renew: () => Promise<boolean>;
  signOut: () => Promise<void>;
}

/** Of a call that sends no token, a 401 says nothing about who is signed in. */
const isRefusedToken = (error: unknown) =>
  error instanceof HttpError && error.status === 401 && contract[error.call].token === 'access';

/** Repeats a call once with a new token when the host refuses the old one, and signs out when that does not help (D18). */
export const healing = (client: Client, { renew, signOut }: Healers): Send => {
  const calls: Calls = client;
  return async (name, input, options) => {
    const call = calls[name];
    try {
      return await call(input, options);
    } catch (error) {
      if (!isRefusedToken(error) || !(await renew())) throw error;
    }
    try {
      return await call(input, options);
    } catch (error) {
      if (isRefusedToken(error)) await signOut();
      throw error;
    }
  };
};
