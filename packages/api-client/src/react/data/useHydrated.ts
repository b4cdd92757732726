import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in prerendered pages and while they are hydrated. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
