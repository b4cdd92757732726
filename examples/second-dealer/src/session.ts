import { useAccount as useAccountOf, useSession as useSessionOf } from '@dealerkit/api-client/react';
import { type Account, createSession } from '@dealerkit/api-client/session';

/** Firebase is a large script, so only users who sign in load it. */
export const session = createSession({ loadProvider: async () => (await import('./provider.js')).provider });

export const useSession = () => useSessionOf(session);

const noAccount: Account = { uid: '', email: '', name: '', isVerified: true };

/** The account of a page behind the login. */
export const useAccount = (): Account => useAccountOf(session) ?? noAccount;
