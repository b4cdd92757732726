import type { CallResponse } from '../index.js';
import type { AsyncData } from './asyncData.js';
import { useAbilities } from './ClientProvider.js';
import { useQuery } from './useQuery.js';

type Profile = Pick<CallResponse<'getProfile'>, 'loaction' | 'phone'>;

const emptyProfile: AsyncData<Profile> = { state: 'ready', data: {} };

/** The stored profile of a user; empty on a host without this call. Waits while `email` is undefined. */
export const useProfile = (email: string | undefined): AsyncData<Profile> => {
  const can = useAbilities();
  const profile = useQuery('getProfile', can.getProfile && email !== undefined ? { email } : undefined);
  return can.getProfile ? profile : emptyProfile;
};
