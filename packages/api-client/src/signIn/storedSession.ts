import type { Account, IdentityReason } from './identity.js';
import { isRecord, readLocalStorage, readText, writeLocalStorage } from '../storage/storage.js';

/** The documented key of the access token. */
const tokenKey = 'accessToken';
const accountKey = 'account';
/** The key under which a tab stores, for the other tabs, why it ends the session. */
const reasonKey = 'sessionEnd';

const readToken = () => readText(tokenKey) || null;

const isAccount = (value: unknown): value is Account =>
  isRecord(value) &&
  [value['uid'], value['email'], value['name']].every((text) => text && typeof text === 'string') &&
  typeof value['isVerified'] === 'boolean';

/** A renewed token that could not be stored, and the stored one in whose place this tab uses it. */
let unstored: { token: string; before: string } | undefined;

/** The session in local storage, which all tabs share. */
export const stored = {
  token: (): string | null => {
    const token = readToken();
    return unstored?.before === token ? unstored.token : token;
  },
  /** The account of the token. */
  account: (): Account | undefined => {
    const value = stored.token() === null ? undefined : readLocalStorage(accountKey);
    return isAccount(value) ? value : undefined;
  },
  update: (account: Account): void => void writeLocalStorage(accountKey, account),
  remove: (reason?: IdentityReason): void => {
    // It is stored only for the events, which other tabs get in this order.
    writeLocalStorage(reasonKey, reason);
    writeLocalStorage(tokenKey, undefined);
    writeLocalStorage(accountKey, undefined);
    writeLocalStorage(reasonKey, undefined);
  },
  store: (token: string, account: Account): void => {
    // No moment has the token of one user beside the account of another. A renewal signs out no other tab.
    if (stored.account()?.uid !== account.uid) stored.remove();
    stored.update(account);
    const before = readToken();
    try {
      localStorage.setItem(tokenKey, token);
      unstored = undefined;
    } catch (error) {
      // A full storage ends no session.
      if (before === null) throw error;
      unstored = { token, before };
    }
  },
  /** Calls back when another tab has changed the session, with the reason if it has ended it and says why. */
  watch: (onChange: (reason?: IdentityReason) => void): void => {
    let reason: IdentityReason | undefined;
    addEventListener('storage', ({ key, newValue }) => {
      if (key === reasonKey) reason = /^"(\w+)"$/.exec(newValue ?? '')?.[1] as IdentityReason | undefined;
      // The key is null when the whole storage is cleared.
      if (key === tokenKey || key === null) onChange(reason);
    });
  },
};
