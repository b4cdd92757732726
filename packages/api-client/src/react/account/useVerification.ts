import type { IdentityReason, Session } from '../../signIn/sessionState.js';
import { useSignIn } from './useSignIn.js';

/** The sentences about sign-in, and the language of the provider's e-mails, as `useTexts(identityTexts)` of `@dealerkit/ui` returns them. */
export interface IdentityMessages {
  identity: Readonly<Record<IdentityReason, string>>;
  locale: string;
}

/** The options of the hooks with which a user signs in: `useLogin`, `useSignup` and `useVerification`. */
export interface SignInOptions {
  /** Called when the e-mail address of the account is verified. */
  onVerified?: (() => void) | undefined;
  /** Whether the provider is an emulator, which sends no e-mail: the screen then opens its links itself. @default false */
  isDemo?: boolean | undefined;
}

/** Verifies an e-mail address of the account that the provider has signed in: the props of `EmailVerification`. */
export const useVerification = (
  session: Session,
  email: string,
  { identity, locale }: IdentityMessages,
  { onVerified, isDemo = false }: SignInOptions = {},
) => {
  const { signIn, ask } = useSignIn(session, identity);
  const confirm = async () => {
    const error = await signIn((provider) => provider.confirmVerification());
    if (!error) onVerified?.();
    return error;
  };
  return {
    email,
    onSend: () => ask((provider) => provider.sendVerification(locale)),
    onCheck: confirm,
    onOpenLink: isDemo ? confirm : undefined,
  };
};
