import type { Mode } from '@dealerkit/ui/UiProvider';
import { useSyncExternalStore } from 'react';
import { localStore } from './localStore.js';

/** Also read by the first script of the document, which sets the colours before the first paint. */
const KEY = 'colorMode';

const listeners = new Set<() => void>();

const read = (): Mode => {
  const stored = localStore()?.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
};

/** The colour mode that the user has selected; `system` before that. */
export const colorMode = {
  read,
  set: (mode: 'light' | 'dark'): void => {
    localStore()?.setItem(KEY, mode);
    for (const listener of listeners) listener();
  },
};

/** The selected colour mode; `system` in prerendered pages. */
export const useColorMode = (): Mode => useSyncExternalStore(subscribe, read, () => 'system');
