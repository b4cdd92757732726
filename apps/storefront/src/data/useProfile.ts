import type { Answer } from '@dealerkit/api-client';
import type { Loadable } from '@dealerkit/ui/Loadable';
import useSWR from 'swr';
import { send } from './client.js';
import { failureKind } from './failureKind.js';
import { manners, toLoadable } from './useRead.js';

/** What the host knows of a person besides name and e-mail. */
type Profile = Pick<Answer<'getProfile'>, 'loaction' | 'phone'>;

/** Reads a profile; a host that has no such call (D29) answers "not found" or with some page, and so knows nothing of anybody. */
export const readProfile = (email: string): Promise<Profile> =>
  send('getProfile', { email }).catch((error: unknown) => {
    if (['notFound', 'unexpected'].includes(failureKind(error))) return {};
    throw error;
  });

/** The profile of a person, which fills the form ahead. */
export const useProfile = (email: string): Loadable<Profile> =>
  toLoadable(useSWR<Profile, unknown>(['getProfile', { email }], () => readProfile(email), manners));
