import { isRecord } from './storage.js';
import { importDatabase } from './storageKeys.js';

/** Texts by name. */
type Draft = Readonly<Record<string, string>>;

interface Stored {
  /** E-mail address of the user; empty if no user has signed in. */
  owner: string;
  drafts: Record<string, Draft>;
}

const USER_KEY = 'drafts';
/** Forms that are filled in without a user do not overwrite the drafts of a user whose session has expired. */
const VISITOR_KEY = 'visitorDrafts';

/** A draft whose name begins like this is kept when a visitor signs in: it is the reason for the login. */
const KEPT = 'visitor ';

const keyFor = (owner: string) => (owner === '' ? VISITOR_KEY : USER_KEY);

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const parse = (json: string): Stored | undefined => {
  const value: unknown = JSON.parse(json);
  if (!isRecord(value) || typeof value['owner'] !== 'string' || !isRecord(value['drafts'])) return undefined;
  const drafts = Object.entries(value['drafts']).filter((entry): entry is [string, Draft] => isDraft(entry[1]));
  return { owner: value['owner'], drafts: Object.fromEntries(drafts) };
};

/** Returns undefined if the function throws: storage can be blocked, full, or contain values of other scripts. */
const tryTo = <Result>(run: () => Result): Result | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};

/** The start of the names of stored idempotency keys. */
export const keyPrefix = 'idempotency key ';

/** How much room an entry takes; idempotency keys come before all drafts. */
const sizeOf = ([name, draft]: [string, Draft]) => (name.startsWith(keyPrefix) ? 0 : JSON.stringify(draft).length);

const deleteImports = () => tryTo(() => indexedDB.deleteDatabase(importDatabase));

/** The stored drafts of a user; empty if those of another user are stored. */
const readStored = (owner: string): Stored => {
  const saved = tryTo(() => parse(sessionStorage.getItem(keyFor(owner)) ?? ''));
  return { owner, drafts: saved?.owner === owner ? saved.drafts : {} };
};

/**
 * Keeps what the signed-in user has typed and not sent, in session storage: it survives a reload, and a login after the session
 * has expired. It is cleared when the user signs out, and when another user signs in.
 */
export const createSessionDrafts = () => {
  let stored = readStored('');

  const save = (drafts: Stored['drafts']): true => {
    const key = keyFor(stored.owner);
    if (Object.keys(drafts).length > 0) sessionStorage.setItem(key, JSON.stringify({ ...stored, drafts }));
    else sessionStorage.removeItem(key);
    return true;
  };

  const replace = (drafts: Stored['drafts']) => {
    stored = { ...stored, drafts };
    if (tryTo(() => save(drafts))) return;
    // The largest drafts do not fit; the others and the idempotency keys must.
    const bySize = Object.entries(drafts).toSorted((one, other) => sizeOf(one) - sizeOf(other));
    while (bySize.pop() && bySize.length > 0) if (tryTo(() => save(Object.fromEntries(bySize)))) return;
  };

  return {
    read: (name: string): Draft | undefined => stored.drafts[name],
    names: (): string[] => Object.keys(stored.drafts),

    /** Stores a draft, or removes it if it is undefined. */
    write: (name: string, draft: Draft | undefined): void => {
      const { [name]: _, ...others } = stored.drafts;
      replace(draft ? { ...others, [name]: draft } : others);
    },

    /** Call it when a user signs in; restores the drafts of the same user, and clears those of another. */
    openFor: (owner: string): void => {
      if (owner === stored.owner) return;
      const kept = stored.owner === '' ? Object.entries(stored.drafts).filter(([name]) => name.startsWith(KEPT)) : [];
      tryTo(() => sessionStorage.removeItem(VISITOR_KEY));
      if (stored.owner !== '') deleteImports();
      stored = readStored(owner);
      replace({ ...stored.drafts, ...Object.fromEntries(kept) });
    },

    clear: (): void => {
      stored = { owner: '', drafts: {} };
      for (const key of [USER_KEY, VISITOR_KEY]) tryTo(() => sessionStorage.removeItem(key));
      deleteImports();
    },
  };
};

/** The drafts of this tab. */
export const sessionDrafts = createSessionDrafts();

/** Stores the draft of a form that is not submitted yet: the typed text by the name of the field. */
export interface FormDraft {
  /** Returns the draft, or undefined if there is none. */
  read: () => Draft | undefined;
  /** Stores a draft, or removes it if it is undefined. */
  write: (typed: Draft | undefined) => void;
}

/** Stores what the user types into a form, under a name that is unique in the site. `visitor ` before the name keeps it when a visitor signs in. */
export const storedDraft = (name: string): FormDraft => ({
  read: () => sessionDrafts.read(name),
  write: (typed) => sessionDrafts.write(name, typed),
});
