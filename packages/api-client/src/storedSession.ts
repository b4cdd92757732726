import type { Account, IdentityReason } from './identity.js';
import { isRecord, readLocalStorage, writeLocalStorage } from './react/storage.js';

/** The documented key of the access token. */
export const tokenKey = 'accessToken';
const accountKey = 'account';
/** The key under which a tab stores, for the other tabs, why it ends the session. */
export const reasonKey = 'sessionEnd';

/** Reads the reason from the storage event of another tab; undefined if there is none, or if another program has written it. */
export const readReason = (value: string | null): IdentityReason | undefined =>
  value !== null && /^"\w+"$/.test(value) ? (JSON.parse(value) as IdentityReason) : undefined;

const readToken = (): string | null => {
  try {
    return localStorage.getItem(tokenKey) || null;
  } catch {
    return null;
  }
};

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
    if (!isRecord(value)) return undefined;
    const { uid, email, name, isVerified } = value;
    const areTexts = [uid, email, name].every((text) => text && typeof text === 'string');
    return areTexts && typeof isVerified === 'boolean' ? ({ uid, email, name, isVerified } as Account) : undefined;
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
};
