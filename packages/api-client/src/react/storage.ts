/** Whether a stored value is an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads JSON from the local storage of this device; undefined if there is none, or if the storage is blocked. */
export const readLocalStorage = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores JSON on this device, or removes it if it is undefined. Returns whether it is stored: storage can be blocked or full. */
export const writeLocalStorage = (key: string, value: unknown): boolean => {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};
