import { contract } from '@dealerkit/api-client';
import type { CallName } from '@dealerkit/api-client';
import { mutate } from 'swr';

const isCall = (key: unknown, names: readonly string[]) =>
  Array.isArray(key) && typeof key[0] === 'string' && names.includes(key[0]);

/** Reads again what is on screen of the given calls, and resolves when it is there. */
export const refresh = async (names: readonly CallName[]): Promise<void> => {
  await mutate((key) => isCall(key, names));
};

const privateCalls = Object.entries(contract)
  .filter(([, { token }]) => token !== 'none')
  .map(([name]) => name);

/** Drops every answer that only the person who has just left may see. */
export const forgetPrivateAnswers = async (): Promise<void> => {
  // Revalidation drops requests, too: whoever signs in at once would else wait for the answer to the one who has left.
  await mutate((key) => isCall(key, privateCalls), undefined, { revalidate: true });
};
