import { useEffect, useState } from 'react';
import type { IdentityReason, Session } from '../../signIn/sessionState.js';
import type { MutationError } from '../data/useMutation.js';

/** Reasons whose message belongs to one field of the form. */
const fieldOf: Partial<Record<IdentityReason, 'email' | 'password'>> = {
  emailTaken: 'email',
  invalidEmail: 'email',
  weakPassword: 'password',
};

/** The session's requests to the provider, whose failures are errors of a form with the given messages, and the last failure. */
export const useSignIn = (session: Session, messages: Readonly<Record<IdentityReason, string>>) => {
  // Loaded before the click: the browser blocks Google's pop-up if the click handler awaits anything first.
  // A signed-in user needs it only to verify an address.
  useEffect(() => {
    if (session.email() === undefined) session.load().catch(() => undefined);
  }, [session]);

  const [failure, setFailure] = useState<IdentityReason>();

  /** Turns the reason of a failure into the error of a form. */
  const submit = async (request: Promise<IdentityReason | undefined>): Promise<MutationError | undefined> => {
    const reason = await request;
    setFailure(reason);
    if (reason === undefined) return undefined;
    const message = messages[reason];
    const field = fieldOf[reason];
    return field === undefined ? { message } : { message, fields: { [field]: message } };
  };

  return {
    signIn: (...authenticate: Parameters<Session['signIn']>) => submit(session.signIn(...authenticate)),
    ask: (...request: Parameters<Session['ask']>) => submit(session.ask(...request)),
    failure,
  };
};
