import type { SubmitResult } from '@dealerkit/ui/AsyncData';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useEffect, useState } from 'react';
import type { IdentityReason } from './identity.js';
import { session } from './session.js';
import type { LiveSession } from './sessionState.js';

/** Reasons whose message belongs to one field of the form. */
const fieldOf: Partial<Record<IdentityReason, 'email' | 'password'>> = {
  emailTaken: 'email',
  invalidEmail: 'email',
  weakPassword: 'password',
};

/** Returns a function that calls the live session and turns a failure into the error of a form, and the last failure. */
export const useSignIn = () => {
  const { texts } = useUi();
  // Loaded before the click: the browser blocks Google's pop-up if the click handler awaits anything first.
  // A signed-in user needs it only to verify an address.
  useEffect(() => {
    if (session.email() === undefined) session.ensureLoaded();
  }, []);

  const [failure, setFailure] = useState<IdentityReason>();

  const signIn = async (
    authenticate: (live: LiveSession) => Promise<IdentityReason | undefined>,
  ): Promise<SubmitResult> => {
    const reason = await session.load().then(authenticate, (): IdentityReason => 'offline');
    setFailure(reason);
    if (reason === undefined) return undefined;
    const message = texts.identity[reason];
    const field = fieldOf[reason];
    return field === undefined ? { message } : { message, fields: { [field]: message } };
  };

  return { signIn, failure };
};
