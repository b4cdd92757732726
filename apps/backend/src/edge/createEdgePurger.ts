import { setTimeout as wait } from 'node:timers/promises';

/** Keys in one request; a header of Varnish has at most 8 kB. */
const maxKeys = 200;

/** Milliseconds between two purges after changes, so that many orders do not empty the edge all the time; the outbox is faster. */
const pause = 2_000;

/** Milliseconds in which an edge must answer. */
const timeout = 1_000;

/** Purges an edge: a Varnish in front of the backends. */
export function createEdgePurger(url: string) {
  const waiting = new Set<string>();
  let isSending = false;

  /** @throws Error unless the edge has purged the keys */
  async function purge(keys: ReadonlySet<string>): Promise<void> {
    const all = [...keys];
    for (let start = 0; start < all.length; start += maxKeys) {
      const headers = { 'xkey-purge': all.slice(start, start + maxKeys).join(' ') };
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(url, { method: 'PURGE', headers, redirect: 'manual', signal });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The edge ${url} answered a purge with ${response.status}.`);
    }
  }

  async function sendWaiting(): Promise<void> {
    isSending = true;
    while (waiting.size > 0) {
      const keys = new Set(waiting);
      waiting.clear();
      // The outbox repeats it.
      await purge(keys).catch(() => undefined);
      await wait(pause, undefined, { ref: false });
    }
    isSending = false;
  }

  return {
    purge,
    /** Purges the keys at once, or together with others after a pause. */
    purgeSoon(keys: readonly string[]): void {
      for (const key of keys) waiting.add(key);
      if (!isSending) void sendWaiting();
    },
  };
}
