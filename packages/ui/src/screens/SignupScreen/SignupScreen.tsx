'use client';
import { AuthCard } from '../../blocks/AuthCard/AuthCard.js';
import { DemoNotice } from '../../blocks/DemoNotice/DemoNotice.js';
import { SignupForm } from '../../blocks/SignupForm/SignupForm.js';
import type { SignupFormProps } from '../../blocks/SignupForm/SignupForm.js';
import { Link } from '../../elements/Link/Link.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';

export type { Signup } from '../../blocks/SignupForm/SignupForm.js';

export interface SignupScreenProps extends SignupFormProps {
  /** Shows a notice that sign-up is a demo. @default false */
  demo?: boolean;
}

/** Lets a visitor create an account (`/signup`). */
export const SignupScreen = ({ demo = false, ...form }: SignupScreenProps) => {
  const { signup, titles } = useUi().texts;
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
    </AuthCard>
  );
};
