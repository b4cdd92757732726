import { useRole as useRoleOf } from '@dealerkit/api-client/react';
import { useKnownAccount } from './useSession.js';

/** The role of the signed-in user, as the host says. Waits while the session is not known. */
export const useRole = () => useRoleOf(useKnownAccount()?.email);
