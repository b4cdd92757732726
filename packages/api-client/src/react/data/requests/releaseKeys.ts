import { keyPrefix, sessionDrafts } from '../../../storage/sessionDrafts.js';

/** One request with its idempotency key. */
export interface KeyedRequest {
  key: string;
  /** Call it when the request is over. `isFinal` means that the host has decided on it, which releases the key. */
  end(isFinal: boolean): void;
}

/** The keys of the requests without a response. */
export const pending = new Set<string>();

/** The last request of each form in this tab. */
export const lastRequests = new Map<string, KeyedRequest>();

/** The stored key of a form. */
export const storedKey = (name: string) => sessionDrafts.read(name)?.['key'] ?? '';

export const releaseKey = (name: string, key: string) => {
  if (storedKey(name) === key) sessionDrafts.write(name, undefined);
};

/**
 * Call it before a request for the list of what was sent, and the returned function when the list has arrived. It releases the
 * keys of all earlier requests: a user who has seen the list and sends the same content again means a second one.
 */
export const keysToRelease = (): (() => void) => {
  const keys = sessionDrafts
    .names()
    .filter((name) => name.startsWith(keyPrefix))
    .map((name) => ({ name, key: storedKey(name), request: lastRequests.get(name) }))
    // A pending request may be carried out after the list is made.
    .filter(({ key }) => !pending.has(key));
  return () => {
    // A request that began after that of the list may not be in it, also if it has the key of an earlier one.
    for (const { name, key, request } of keys) if (lastRequests.get(name) === request) releaseKey(name, key);
  };
};
