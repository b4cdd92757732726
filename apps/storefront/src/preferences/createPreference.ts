import { useSyncExternalStore } from 'react';
import { createListeners } from './createListeners.js';
import { localStore } from './localStore.js';

/** A choice of the user for this browser, the same in all tabs; `unset` before the choice and in prerendered pages. */
export const createPreference = <Value extends string>(key: string, choices: readonly Value[], unset: Value) => {
  const { subscribe, notify } = createListeners();

  const read = (): Value => {
    const stored = localStore()?.getItem(key);
    return choices.find((choice) => choice === stored) ?? unset;
  };

  return {
    read,
    set: (value: Value): void => {
      localStore()?.setItem(key, value);
      notify();
    },
    useValue: (): Value => useSyncExternalStore(subscribe, read, () => unset),
  };
};
