/** Whether a stored value is an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads a text from the local storage of this device; null if there is none, or if the storage is blocked. */
export const readText = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores a text on this device, or removes it if it is null. Returns whether it is stored: storage can be blocked or full. */
export const writeText = (key: string, text: string | null): boolean => {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
};

/** Reads JSON from the local storage of this device; undefined if there is none, or if the storage is blocked. */
export const readLocalStorage = (key: string): unknown => {
  try {
    return JSON.parse(readText(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores JSON on this device, or removes it if it is undefined. Returns whether it is stored. */
export const writeLocalStorage = (key: string, value: unknown): boolean =>
  writeText(key, JSON.stringify(value) ?? null);
