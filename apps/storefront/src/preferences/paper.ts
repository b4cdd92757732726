import type { Paper } from '@dealerkit/ui/screens/PrintOrderScreen';
import { useSyncExternalStore } from 'react';

const KEY = 'paper';

const listeners = new Set<() => void>();

const read = (): Paper => (localStorage.getItem(KEY) === 'receipt' ? 'receipt' : 'a5');

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Stores the paper that the printer of this computer has. */
export const setPaper = (paper: Paper): void => {
  localStorage.setItem(KEY, paper);
  for (const listener of listeners) listener();
};

/** The paper to print on. */
export const usePaper = (): Paper => useSyncExternalStore(subscribe, read);
