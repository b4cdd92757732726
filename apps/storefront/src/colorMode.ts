import type { Mode } from '@dealerkit/ui/UiProvider';
import { useSyncExternalStore } from 'react';

/** Also read by the script at the top of `index.html`, which colours the page before its first paint. */
const KEY = 'colorMode';

const listeners = new Set<() => void>();

const read = (): Mode => {
  try {
    const stored = globalThis.localStorage?.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
};

/** The colours that the person chose, which follow the system until then. */
export const colorMode = {
  read,
  choose: (mode: 'light' | 'dark'): void => {
    globalThis.localStorage?.setItem(KEY, mode);
    for (const listener of listeners) listener();
  },
};

/** The chosen colours; `system` in prerendered pages, which know nobody's choice. */
export const useColorMode = (): Mode => useSyncExternalStore(subscribe, read, () => 'system');
