import type { Account } from './identity.js';
import { useSession } from './useSession.js';

const noAccount: Account = { email: '', name: '', isVerified: true };

/** The signed-in account; undefined while the session is not known. */
export const useKnownAccount = (): Account | undefined => {
  const state = useSession();
  return state.status === 'signedIn' ? state.account : undefined;
};

/** The signed-in account, for pages of the dashboard. It is empty between the sign-out and the redirect. */
export const useAccount = (): Account => useKnownAccount() ?? noAccount;
