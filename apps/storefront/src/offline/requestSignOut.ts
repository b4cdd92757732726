import { session } from '../session/session.js';
import { hasOfflineQueue } from '@dealerkit/api-client/react';

/** Signs the user out; asks first if that would discard orders that wait on this device. */
export const requestSignOut = (): void => {
  const email = session.email();
  // Without a connection the orders wait for the next sign-in of this user.
  if (email !== undefined && hasOfflineQueue())
    import('./askSignOut.js').then(
      (module) => module.askSignOut(email),
      () => session.signOut(),
    );
  else session.signOut();
};
