import type { Answer } from '@dealerkit/api-client';
import { useAbilities, useQuery } from '@dealerkit/api-client/react';
import type { AsyncData } from '@dealerkit/ui/AsyncData';

type Profile = Pick<Answer<'getProfile'>, 'loaction' | 'phone'>;

const emptyProfile: AsyncData<Profile> = { state: 'ready', data: {} };

/** The stored profile of a user; empty on a host without this call (D29). Waits while `email` is undefined. */
export const useProfile = (email: string | undefined): AsyncData<Profile> => {
  const can = useAbilities();
  const profile = useQuery('getProfile', can.getProfile && email !== undefined ? { email } : undefined);
  return can.getProfile ? profile : emptyProfile;
};
