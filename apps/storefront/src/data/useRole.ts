import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { useAccount } from '../session/useSession.js';
import { mapAsyncData } from './asyncData.js';
import { useQuery } from './useQuery.js';

/** The role of the signed-in user, as the host says. */
export const useRole = (): AsyncData<'admin' | 'customer'> => {
  const { email } = useAccount();
  return mapAsyncData(useQuery('getAdmin', { email }), ({ admin }) => (admin ? 'admin' : 'customer'));
};
