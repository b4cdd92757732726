import type { SubmitResult } from '@dealerkit/ui/AsyncData';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useEffect } from 'react';
import type { LiveSession } from './createLiveSession.js';
import type { IdentityReason } from './Identity.js';
import { session } from './session.js';

/** Where the fault lies in one field, it is said there, too. */
const fieldAtFault: Partial<Record<IdentityReason, 'email' | 'password'>> = {
  emailTaken: 'email',
  invalidEmail: 'email',
  weakPassword: 'password',
};

/** Signs in by one way or another and says in a sentence why it did not work. */
export const useSignIn = () => {
  const { texts } = useUi();
  // Ahead of the click: a browser opens Google's window only if nothing is waited for in between.
  useEffect(() => session.wake(), []);

  return async (way: (live: LiveSession) => Promise<IdentityReason | undefined>): Promise<SubmitResult> => {
    const reason = await session.load().then(way, (): IdentityReason => 'offline');
    if (reason === undefined) return undefined;
    const message = texts.identity[reason];
    const field = fieldAtFault[reason];
    return field === undefined ? { message } : { message, fields: { [field]: message } };
  };
};
