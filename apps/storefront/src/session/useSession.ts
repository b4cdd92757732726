import { useAccount as useAccountOf, useSession as useSessionOf } from '@dealerkit/api-client/react';
import type { Account, SessionState } from '@dealerkit/api-client/session';
import { session } from './session.js';

/** The session state; `unknown` in prerendered pages. */
export const useSession = (): SessionState => useSessionOf(session);

/** The signed-in account; undefined while the session is not known. */
export const useKnownAccount = (): Account | undefined => useAccountOf(session);

const noAccount: Account = { uid: '', email: '', name: '', isVerified: true };

/** The signed-in account, for pages of the dashboard. It is empty between the sign-out and the redirect. */
export const useAccount = (): Account => useKnownAccount() ?? noAccount;
