import { isRecord } from './isRecord.js';

/** Reads JSON from the local storage of this device; undefined if there is none, or if the storage is blocked. */
export const readDevice = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores JSON on this device, or removes it if it is undefined. Returns whether it is stored: storage can be blocked or full. */
export const writeDevice = (key: string, value: unknown): boolean => {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

/** A schema of the contract, by the interface that all schema libraries have. */
interface Schema {
  readonly '~standard': { readonly validate: (value: unknown) => unknown };
}

/** Reads a stored value by its schema; undefined if it does not have the shape of the contract. */
export const parseStored = (schema: Schema, value: unknown): unknown => {
  const result = schema['~standard'].validate(value);
  return isRecord(result) && result['issues'] === undefined ? result['value'] : undefined;
};
