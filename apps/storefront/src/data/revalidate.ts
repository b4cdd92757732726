import { contract } from '@dealerkit/api-client';
import type { CallName } from '@dealerkit/api-client';
import { mutate } from 'swr';

const isCall = (key: unknown, names: readonly string[]) =>
  Array.isArray(key) && typeof key[0] === 'string' && names.includes(key[0]);

/** The documented calls that answer the same rows as the lists that our own host sends in pages. */
const sameRows = { findParts: 'listParts', findUsers: 'listUsers', findOrders: 'findOrders' } as const;

/** The call of every loaded list by its key, because SWR does not pass the keys of paged lists to a filter. */
const pagedLists = new Map<string, keyof typeof sameRows>();

/** Makes a paged list known, so that it is revalidated and cleared with the others. */
export const rememberPagedList = (key: string, name: keyof typeof sameRows): void => void pagedLists.set(key, name);

const keysOf = (names: readonly string[]) =>
  [...pagedLists].filter(([, name]) => names.includes(name) || names.includes(sameRows[name])).map(([key]) => key);

/** Makes the given calls again where their answers are on screen, and resolves when the answers have arrived. */
export const revalidate = async (names: readonly CallName[]): Promise<void> => {
  await Promise.all([mutate((key) => isCall(key, names)), ...keysOf(names).map((key) => mutate<unknown>(key))]);
};

const privateCalls = Object.entries(contract)
  .filter(([, { token }]) => token !== 'none')
  .map(([name]) => name);

/** Removes the answers of all calls that need a token. */
export const clearPrivateData = async (): Promise<void> => {
  // `revalidate` drops pending requests too; otherwise the next user would get the answer to the last one.
  await Promise.all([
    mutate((key) => isCall(key, privateCalls), undefined, { revalidate: true }),
    ...keysOf(privateCalls).map((key) => mutate<unknown>(key, undefined, { revalidate: true })),
  ]);
};
