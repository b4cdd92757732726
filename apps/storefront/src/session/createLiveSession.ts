import { HttpError, NetworkError } from '@dealerkit/api-client';
import { accessToken } from './accessToken.js';
import { IdentityError } from './Identity.js';
import type { Identity, IdentityReason, Person } from './Identity.js';
import type { TellSession } from './session.js';

/** Signs people in and out. What goes wrong is a reason to be told, never a rejection, unless said otherwise. */
export interface LiveSession {
  login(account: { email: string; password: string }): Promise<IdentityReason | undefined>;
  signup(account: { name: string; email: string; password: string }): Promise<IdentityReason | undefined>;
  /** Call it straight from a click; a closed window is no reason. */
  google(): Promise<IdentityReason | undefined>;
  /** Has a link sent to whoever has forgotten the password, in the given language. */
  sendResetLink(email: string, language: string): Promise<IdentityReason | undefined>;
  /** Sets a new password where no mail is sent. */
  followResetLink(choice: { email: string; password: string }): Promise<IdentityReason | undefined>;
  signOut(): Promise<void>;
  /**
   * Gets a new access token after our backend has refused the old one (D18). Resolves to whether there is one; if not, the person
   * has been signed out. Rejects with a `NetworkError` when nobody could be asked.
   */
  renew(): Promise<boolean>;
  /** Another tab has signed somebody in or out. */
  followOtherTab(): void;
}

export interface LiveSessionParts {
  identity: Identity;
  /** Trades the provider's proof of who is there for our access token (`PUT /user/{email}`). */
  exchange: (person: Person) => Promise<string>;
  tell: TellSession;
  /** Notes the provider's own code of an error (D20). */
  log: (error: IdentityError) => void;
}

const isOffline = (error: unknown) =>
  error instanceof NetworkError || (error instanceof IdentityError && error.reason === 'offline');

/** Why there is no access token for somebody whom the provider let in. */
const reasonOfExchange = (error: unknown): IdentityReason => {
  if (isOffline(error)) return 'offline';
  // The one refusal that trying again never mends: an admin's address that nobody has proved yet.
  return error instanceof HttpError && error.status === 403 ? 'emailUnverified' : 'tokenRejected';
};

/** Keeps identity provider, access token and what the shop is told in step: signed in means that the first two are both there. */
export const createLiveSession = ({ identity, exchange, tell, log }: LiveSessionParts): LiveSession => {
  let isEntering = false;
  let isFirstNews = true;
  let renewal: Promise<boolean> | undefined;

  const compare = (person: Person | undefined) => {
    if (person && accessToken.read() !== null) tell({ status: 'signedIn', person });
    else tell({ status: 'signedOut' });
  };

  const signOut = async () => {
    accessToken.remove();
    tell({ status: 'signedOut' });
    await identity.signOut().catch(log);
  };

  const admit = async (person: Person) => {
    accessToken.store(await exchange(person));
    tell({ status: 'signedIn', person });
  };

  const enter = async (prove: () => Promise<Person | undefined>): Promise<IdentityReason | undefined> => {
    isEntering = true;
    try {
      const person = await prove();
      if (person) await admit(person);
      return undefined;
    } catch (error) {
      compare(identity.person());
      if (!(error instanceof IdentityError)) return reasonOfExchange(error);
      log(error);
      return error.reason;
    } finally {
      isEntering = false;
    }
  };

  /** Does something that changes nothing about who is signed in. */
  const ask = async (request: Promise<void>): Promise<IdentityReason | undefined> => {
    try {
      await request;
      return undefined;
    } catch (error) {
      if (!(error instanceof IdentityError)) return 'unknown';
      log(error);
      return error.reason;
    }
  };

  identity.watch((person) => {
    const isFirst = isFirstNews;
    isFirstNews = false;
    if (isEntering) return;
    // Only at start: later on, another tab may have signed the next person in already, and the token is theirs.
    if (isFirst && !person) accessToken.remove();
    // The token was lost, or could not be had when the account was made: without one no protected page would open.
    if (isFirst && person && accessToken.read() === null) void enter(() => Promise.resolve(person));
    else compare(person);
  });

  const renewOnce = async () => {
    try {
      await identity.idToken({ fresh: true });
      const person = identity.person();
      if (person) {
        await admit(person);
        return true;
      }
    } catch (error) {
      if (isOffline(error)) throw error instanceof NetworkError ? error : new NetworkError('signIn', error);
      // A host that cannot answer just now has refused nobody.
      if (error instanceof HttpError && (error.status >= 500 || error.status === 429)) throw error;
      if (error instanceof IdentityError) log(error);
    }
    await signOut();
    return false;
  };

  return {
    login: (account) => enter(() => identity.login(account)),
    signup: (account) => enter(() => identity.signup(account)),
    google: () => enter(() => identity.google()),
    sendResetLink: (email, language) => ask(identity.sendResetLink(email, language)),
    followResetLink: (choice) => ask(identity.followResetLink(choice)),
    signOut,
    renew: () => {
      renewal ??= renewOnce().finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
    followOtherTab: () => compare(identity.person()),
  };
};
