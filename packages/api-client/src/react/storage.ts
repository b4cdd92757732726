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

/** A schema of the contract, by the interface that all schema libraries have. */
interface Schema<Output> {
  readonly '~standard': { readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>> };
}

type Result<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly unknown[] };

/** Reads a stored value by its schema; undefined if it does not have the shape of the contract. */
export const parseStored = <Output>(schema: Schema<Output>, value: unknown): Output | undefined => {
  const result = schema['~standard'].validate(value);
  return 'value' in result && result.issues === undefined ? result.value : undefined;
};
