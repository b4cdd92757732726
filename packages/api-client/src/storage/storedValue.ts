import { useSyncExternalStore } from 'react';
import { readText, writeText } from './storage.js';

/** A value in the local storage of this browser, the same in all tabs. */
export interface StoredValue<Value> {
  read: () => Value;
  /** Stores the value. Returns whether the browser could store it: its storage can be blocked or full. */
  write: (value: Value) => boolean;
  /** Calls back after each change, also by another tab. */
  subscribe: (listener: () => void) => () => void;
  /** The value in a component; in prerendered pages that of an empty storage. */
  useValue: () => Value;
}

/** Describes a stored value by how its text is read and written; a text of `null` is removed. */
export const storedValue = <Value>(
  key: string,
  parse: (text: string | null) => Value,
  format: (value: Value) => string | null,
): StoredValue<Value> => {
  const listeners = new Set<() => void>();
  const unset = parse(null);
  let text: string | null = null;
  let value = unset;

  /** Parsed again only if the text has changed, so that a snapshot keeps its identity. */
  const read = (): Value => {
    const stored = readText(key);
    if (stored !== text) value = stored === null ? unset : parse(stored);
    text = stored;
    return value;
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  };

  return {
    read,
    write: (next) => {
      const isStored = writeText(key, format(next));
      for (const listener of listeners) listener();
      return isStored;
    },
    subscribe,
    useValue: () => useSyncExternalStore(subscribe, read, () => unset),
  };
};

/** A stored value that is JSON; an empty one, which `format` returns as undefined, is removed. `parse` gets undefined for a text that is no JSON. */
export const storedJson = <Value>(
  key: string,
  parse: (json: unknown) => Value,
  format: (value: Value) => unknown,
): StoredValue<Value> =>
  storedValue(
    key,
    (text) => {
      try {
        return parse(text === null ? undefined : JSON.parse(text));
      } catch {
        return parse(undefined);
      }
    },
    (value) => JSON.stringify(format(value)) ?? null,
  );
