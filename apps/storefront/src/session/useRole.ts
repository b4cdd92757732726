import type { Loadable } from '@dealerkit/ui/Loadable';
import { mapLoadable } from '../data/loadable.js';
import { useRead } from '../data/useRead.js';
import { usePerson } from './useSession.js';

/** Whether the person who is signed in runs the shop or buys in it; the host decides, nobody else. */
export const useRole = (): Loadable<'admin' | 'customer'> => {
  const { email } = usePerson();
  return mapLoadable(useRead('getAdmin', { email }), ({ admin }) => (admin ? 'admin' : 'customer'));
};
