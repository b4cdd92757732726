/** The documented storage key of the access token (specification, section 3). */
const KEY = 'accessToken';

const storage = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    // A browser that blocks storage throws on any access.
    return undefined;
  }
};

/** The backend's access token in local storage. */
export const accessToken = {
  read: (): string | null => storage()?.getItem(KEY) || null,

  /** Stores a non-empty string; any other value removes the token (D13). */
  store: (token: unknown): void => {
    if (typeof token === 'string' && token !== '') storage()?.setItem(KEY, token);
    else storage()?.removeItem(KEY);
  },

  remove: (): void => storage()?.removeItem(KEY),

  /** Calls back when another tab stores or removes the token. */
  watchOtherTabs: (onChange: () => void): void => {
    globalThis.addEventListener('storage', ({ key }) => {
      // The key is null when the whole storage is cleared.
      if (key === KEY || key === null) onChange();
    });
  },
};
