import { useSyncExternalStore } from 'react';
import { createListeners } from './createListeners.js';
import { localStore } from './localStore.js';

const none: readonly string[] = [];

const parse = (json: string): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(json);
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : none;
  } catch {
    return none;
  }
};

/** A list of texts that this browser keeps, the same in all tabs; empty in prerendered pages. */
export const createStoredList = (key: string, maxLength: number) => {
  const { subscribe, notify } = createListeners();
  let json = '';
  let list = none;

  /** Parsed again only if the text has changed, so that a snapshot keeps its identity. */
  const read = (): readonly string[] => {
    const stored = localStore()?.getItem(key) ?? '';
    if (stored !== json) list = stored === '' ? none : parse(stored).slice(0, maxLength);
    json = stored;
    return list;
  };

  const set = (values: readonly string[]): void => {
    try {
      localStore()?.setItem(key, JSON.stringify(values.slice(0, maxLength)));
    } catch {
      // The storage is full; the page works without the list.
    }
    notify();
  };

  return {
    set,
    /** Puts a text first. */
    add: (value: string): void => set([value, ...read().filter((each) => each !== value)]),
    useValue: (): readonly string[] => useSyncExternalStore(subscribe, read, () => none),
  };
};
