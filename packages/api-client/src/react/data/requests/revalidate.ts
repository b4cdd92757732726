import { useEffect, useRef } from 'react';
import { type ScopedMutator, useSWRConfig } from 'swr';
import { type CallName, contract } from '../../../index.js';
import { clearCachedResponses } from '../../../storage/clearCachedResponses.js';
import { forgetParts } from '../../../storage/knownParts.js';
import { forgetPreloaded } from './preloaded.js';
import { openCachedResponses } from '../../../storage/cachedResponses.js';

const isCall = (key: unknown, names: readonly string[]) =>
  Array.isArray(key) && typeof key[0] === 'string' && names.includes(key[0]);

/** The call of every loaded list by its key, because SWR does not pass the keys of paged lists to a filter. */
const pagedLists = new Map<string, CallName>();

/** Makes a paged list known, so that it is revalidated and cleared with the others. */
export const rememberPagedList = (key: string, name: CallName): void => void pagedLists.set(key, name);

const keysOf = (names: readonly string[]) =>
  [...pagedLists].filter(([, name]) => names.includes(name)).map(([key]) => key);

/** Makes the given calls again where their responses are on screen, and resolves when the responses have arrived. */
export const revalidate = async (mutate: ScopedMutator, names: readonly string[]): Promise<void> => {
  if (names.includes('getPart')) forgetParts();
  await Promise.all([mutate((key) => isCall(key, names)), ...keysOf(names).map((key) => mutate<unknown>(key))]);
};

const privateCalls: readonly string[] = Object.entries(contract)
  .filter(([, { token }]) => token !== 'none')
  .map(([name]) => name);

/** A number that changes with the user. */
let userGeneration = 0;

/** A number that changes with the user, for the rows of a private call; undefined for those of a public call. */
export const userGenerationOf = (name: CallName): number | undefined =>
  privateCalls.includes(name) ? userGeneration : undefined;

const clearPrivateData = async (mutate: ScopedMutator): Promise<void> => {
  userGeneration += 1;
  forgetPreloaded();
  // `revalidate` drops pending requests too; otherwise the next user would get the response to the last one.
  await Promise.all([
    mutate((key) => isCall(key, privateCalls), undefined, { revalidate: true }),
    ...keysOf(privateCalls).map((key) => mutate<unknown>(key, undefined, { revalidate: true })),
  ]);
};

/**
 * Removes the responses of all calls that need a token, and those that are stored on this device, when `user`, the e-mail address of the
 * signed-in user, changes.
 */
export const useClearPrivateData = (user: string | undefined): void => {
  const { mutate } = useSWRConfig();
  const previous = useRef(user);
  useEffect(() => {
    if (user !== undefined) openCachedResponses(user);
    // Without an earlier user, the session may not be known yet.
    else if (previous.current !== undefined) clearCachedResponses();
    previous.current = user;
  }, [user]);
  useEffect(
    () => () => {
      // A cache that is unmounted at the same time has no data any more.
      if (user !== undefined) clearPrivateData(mutate).catch(() => undefined);
    },
    [user, mutate],
  );
};
