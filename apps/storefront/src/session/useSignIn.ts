import type { Outcome } from '@dealerkit/ui/Loadable';
import { useAccountUi } from '@dealerkit/ui/useAccountUi';
import { useEffect } from 'react';
import type { LiveSession } from './createLiveSession.js';
import type { IdentityReason } from './Identity.js';
import { session } from './session.js';

/** Signs in by one way or another and says in a sentence why it did not work. */
export const useSignIn = () => {
  const { texts } = useAccountUi();
  // Ahead of the click: a browser opens Google's window only if nothing is waited for in between.
  useEffect(() => session.wake(), []);

  return async (way: (live: LiveSession) => Promise<IdentityReason | undefined>): Outcome => {
    const reason = await session.load().then(way, (): IdentityReason => 'offline');
    return reason && { message: texts.identity[reason] };
  };
};
