/** The components that show a value of the browser's storage: `notify` calls them after a change in this tab. */
export const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      globalThis.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener('storage', listener);
      };
    },
    notify: (): void => {
      for (const listener of listeners) listener();
    },
  };
};
