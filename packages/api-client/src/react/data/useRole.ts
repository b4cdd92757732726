import { type AsyncData, mapAsyncData } from './asyncData.js';
import { useQuery } from './useQuery.js';

/** The role of a user, as the host says. Waits while `email` is undefined. */
export const useRole = (email: string | undefined): AsyncData<'admin' | 'customer'> =>
  mapAsyncData(useQuery('getAdmin', email === undefined ? undefined : { email }), ({ admin }) =>
    admin ? 'admin' : 'customer',
  );
