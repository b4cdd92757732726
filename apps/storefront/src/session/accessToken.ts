/** The documented place of the access token (specification, section 3). */
const KEY = 'accessToken';

const storage = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    // A browser that blocks storage throws on the mere mention of it.
    return undefined;
  }
};

/** Our backend's token, kept in local storage under `accessToken`; `null` when there is none. */
export const accessToken = {
  read: (): string | null => storage()?.getItem(KEY) || null,

  /** Stores a token; anything but a non-empty string removes the one there was (D13). */
  store: (token: unknown): void => {
    if (typeof token === 'string' && token !== '') storage()?.setItem(KEY, token);
    else storage()?.removeItem(KEY);
  },

  remove: (): void => storage()?.removeItem(KEY),

  /** Calls back when another tab has stored or removed the token. */
  watchOtherTabs: (onChange: () => void): void => {
    globalThis.addEventListener('storage', ({ key }) => {
      // Clearing the whole storage is told without a key.
      if (key === KEY || key === null) onChange();
    });
  },
};
