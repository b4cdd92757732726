import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { mapAsyncData } from '../data/asyncData.js';
import { useRead } from '../data/useRead.js';
import { usePerson } from './useSession.js';

/** Whether the person who is signed in runs the shop or buys in it; the host decides, nobody else. */
export const useRole = (): AsyncData<'admin' | 'customer'> => {
  const { email } = usePerson();
  return mapAsyncData(useRead('getAdmin', { email }), ({ admin }) => (admin ? 'admin' : 'customer'));
};
