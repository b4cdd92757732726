/** What a client waits for: call it with the access token of a confirmation, or null to go on without one. */
type EndPrompt = (token: string | null) => void;

/** Connects a client, which is made outside of React, with the component that asks an admin for a passkey. */
export interface PasskeyPrompt {
  /** The `confirmPasskey` of `createSessionClient`. Without a component that asks, calls stay refused. */
  confirmPasskey: () => Promise<string | null>;
  /** Calls a function when a client begins or stops to wait; returns a function that ends this. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the function that ends the wait; undefined while no client waits. */
  read: () => EndPrompt | undefined;
}

/** Creates the prompt of a site, for `createSessionClient` and `usePasskeyPrompt`. */
export const createPasskeyPrompt = (): PasskeyPrompt => {
  const listeners = new Set<() => void>();
  let end: EndPrompt | undefined;
  const set = (next: EndPrompt | undefined) => {
    end = next;
    for (const listener of listeners) listener();
  };
  return {
    confirmPasskey: async () =>
      listeners.size === 0
        ? null
        : new Promise((resolve) => {
            const own: EndPrompt = (token) => {
              // A dialog that was closed before must not end the wait of a later call.
              if (end === own) set(undefined);
              resolve(token);
            };
            set(own);
          }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => end,
  };
};
