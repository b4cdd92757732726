import { contract } from '@dealerkit/api-client';
import type { CallName } from '@dealerkit/api-client';
import { mutate } from 'swr';

const isCall = (key: unknown, names: readonly string[]) =>
  Array.isArray(key) && typeof key[0] === 'string' && names.includes(key[0]);

/** Makes the given calls again where their answers are on screen, and resolves when the answers have arrived. */
export const revalidate = async (names: readonly CallName[]): Promise<void> => {
  await mutate((key) => isCall(key, names));
};

const privateCalls = Object.entries(contract)
  .filter(([, { token }]) => token !== 'none')
  .map(([name]) => name);

/** Removes the answers of all calls that need a token. */
export const clearPrivateData = async (): Promise<void> => {
  // `revalidate` drops pending requests too; otherwise the next user would get the answer to the last one.
  await mutate((key) => isCall(key, privateCalls), undefined, { revalidate: true });
};
