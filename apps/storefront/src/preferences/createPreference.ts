import { useSyncExternalStore } from 'react';
import { localStore } from './localStore.js';

/** A choice of the user for this browser, the same in all tabs; `unset` before the choice and in prerendered pages. */
export const createPreference = <Value extends string>(key: string, choices: readonly Value[], unset: Value) => {
  const listeners = new Set<() => void>();

  const read = (): Value => {
    const stored = localStore()?.getItem(key);
    return choices.find((choice) => choice === stored) ?? unset;
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    globalThis.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      globalThis.removeEventListener('storage', listener);
    };
  };

  return {
    read,
    set: (value: Value): void => {
      localStore()?.setItem(key, value);
      for (const listener of listeners) listener();
    },
    useValue: (): Value => useSyncExternalStore(subscribe, read, () => unset),
  };
};
