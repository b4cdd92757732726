import type { Part } from '@dealerkit/domain/entities';
import { NetworkError } from '../index.js';

/** Milliseconds in which a list answers other calls than the one that has loaded it. */
const MAX_AGE = 60_000;

interface LoadedList {
  parts: readonly Part[];
  at: number;
  /** The number of changes before it was loaded. */
  changes: number;
  /** The calls that it has answered. */
  answered: Set<string>;
}

/** All parts of a host, for the calls that are answered from them. */
export interface PartList {
  /** The parts for a call. A call that is made again loads the list again. */
  read: (call: string) => Promise<readonly Part[]>;
  /** Loads the list, which keeps its identity if nothing has changed; without a connection it is the last one. */
  load: () => Promise<readonly Part[]>;
  /** The parts have changed at the host. */
  change: () => void;
}

const isSame = (before: readonly Part[], now: readonly Part[]) =>
  before.length === now.length && before.every((part, index) => JSON.stringify(part) === JSON.stringify(now[index]));

/** Keeps the list of parts for several calls, because a host without a search sends all of them each time. */
export const createPartList = (request: () => Promise<readonly Part[]>): PartList => {
  let list: LoadedList | undefined;
  let pending: Promise<LoadedList> | undefined;
  let changes = 0;

  const reload = async (): Promise<LoadedList> => {
    const started = { at: Date.now(), changes, answered: new Set<string>() };
    try {
      const parts = await request();
      const loaded = { parts: list && isSame(list.parts, parts) ? list.parts : parts, ...started };
      if (!list || list.changes <= loaded.changes) list = loaded;
      return loaded;
    } catch (error) {
      if (list && error instanceof NetworkError) return list;
      throw error;
    }
  };

  const share = (): Promise<LoadedList> => {
    if (pending) return pending;
    const loading = reload().finally(() => {
      if (pending === loading) pending = undefined;
    });
    pending = loading;
    return loading;
  };

  const isUsable = ({ at, changes: seen, answered }: LoadedList, call: string) =>
    seen === changes && Date.now() - at < MAX_AGE && !answered.has(call);

  return {
    read: async (call) => {
      const usable = list && isUsable(list, call) ? list : await share();
      usable.answered.add(call);
      return usable.parts;
    },
    load: async () => (await share()).parts,
    change: () => {
      changes += 1;
      // What is on its way may be older.
      pending = undefined;
    },
  };
};
