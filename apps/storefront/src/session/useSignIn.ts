import { useSignIn as useSignInOf } from '@dealerkit/api-client/react';
import { identityTexts } from '@dealerkit/ui/texts/en/identity';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { session } from './session.js';

/** The session's requests to the provider, whose failures are errors of a form. */
export const useSignIn = () => useSignInOf(session, useTexts(identityTexts).identity);
