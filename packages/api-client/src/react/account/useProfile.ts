import type { CallResponse } from '../../index.js';
import type { AsyncData } from '../data/asyncData.js';
import { useQuery } from '../data/useQuery.js';

type Profile = Pick<CallResponse<'getProfile'>, 'loaction' | 'phone' | 'extra'>;

const emptyProfile: AsyncData<Profile> = { state: 'ready', data: {} };

/** The stored profile of a user. Waits while `email` is undefined. */
export const useProfile = (email: string | undefined): AsyncData<Profile> => {
  const profile = useQuery('getProfile', email === undefined ? undefined : { email });
  // The server can lack the call although the build expects it; the form is then as documented.
  const isMissing = profile.state === 'failed' && profile.kind === 'notFound';
  return isMissing ? emptyProfile : profile;
};
