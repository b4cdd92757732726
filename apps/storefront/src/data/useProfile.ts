import type { Answer } from '@dealerkit/api-client';
import { useQuery } from '@dealerkit/api-client/react';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { isDealerkitBackend } from './apiHost.js';

type Profile = Pick<Answer<'getProfile'>, 'loaction' | 'phone'>;

const emptyProfile: AsyncData<Profile> = { state: 'ready', data: {} };

/** The stored profile of a user; empty on a host without this call (D29). */
export const useProfile = (email: string): AsyncData<Profile> => {
  const profile = useQuery('getProfile', isDealerkitBackend ? { email } : undefined);
  return isDealerkitBackend ? profile : emptyProfile;
};
