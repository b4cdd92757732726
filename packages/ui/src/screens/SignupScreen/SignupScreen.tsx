'use client';
import { AuthCard } from '../../blocks/AuthCard/AuthCard.js';
import { DemoNotice } from '../../blocks/DemoNotice/DemoNotice.js';
import { SignupForm } from '../../blocks/SignupForm/SignupForm.js';
import type { SignupFormProps } from '../../blocks/SignupForm/SignupForm.js';
import { EmailVerification } from '../../blocks/EmailVerification/EmailVerification.js';
import type { EmailVerificationProps } from '../../blocks/EmailVerification/EmailVerification.js';
import { Link } from '../../elements/Link/Link.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { signupTexts } from '../../texts/en/signup.js';

export type { Signup } from '../../blocks/SignupForm/SignupForm.js';

export interface SignupScreenProps extends SignupFormProps {
  /** Verifies the e-mail address; given after the shop has refused an account for it. */
  verification?: EmailVerificationProps | undefined;
  /** Shows a notice that sign-up is a demo. @default false */
  demo?: boolean | undefined;
}

/** Lets a visitor create an account (`/signup`). */
export const SignupScreen = ({ verification, demo = false, ...form }: SignupScreenProps) => {
  const { signup, titles } = useTexts(signupTexts);
  return (
    <AuthCard
      title={titles.signup}
      footer={
        <>
          {signup.haveAccount} <Link href={paths.login}>{signup.toLogin}</Link>
        </>
      }
      below={demo && <DemoNotice />}
    >
      <SignupForm {...form} />
      {verification && <EmailVerification {...verification} />}
    </AuthCard>
  );
};
