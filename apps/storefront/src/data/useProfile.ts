import type { Answer } from '@dealerkit/api-client';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import useSWR from 'swr';
import { isOwnHost } from './apiHost.js';
import { send } from './client.js';
import { failureKind } from './failureKind.js';
import { manners, toAsyncData } from './useRead.js';

/** What the host knows of a person besides name and e-mail. */
type Profile = Pick<Answer<'getProfile'>, 'loaction' | 'phone'>;

/** One and the same object, since another one would fill the form anew. */
const nothing: Profile = {};

/** Reads a profile; a host that has no such call (D29) answers "not found" or with some page, and so knows nothing of anybody. */
export const readProfile = (email: string): Promise<Profile> =>
  send('getProfile', { email }).catch((error: unknown) => {
    if (['notFound', 'unexpected'].includes(failureKind(error))) return {};
    throw error;
  });

/** The profile of a person, which fills the form ahead. A host elsewhere is not asked for what it has no call for. */
export const useProfile = (email: string): AsyncData<Profile> => {
  const known = useSWR<Profile, unknown>(isOwnHost && ['getProfile', { email }], () => readProfile(email), manners);
  return isOwnHost ? toAsyncData(known) : { state: 'ready', data: nothing };
};
