'use client';
import { useEffect, useRef, useState } from 'react';
import { AuthCard } from '../../blocks/AuthCard/AuthCard.js';
import { DemoNotice } from '../../blocks/DemoNotice/DemoNotice.js';
import type { DemoAccount } from '../../blocks/DemoNotice/DemoNotice.js';
import { LoginForm } from '../../blocks/LoginForm/LoginForm.js';
import type { LoginFormProps } from '../../blocks/LoginForm/LoginForm.js';
import { NewPasswordForm } from '../../blocks/NewPasswordForm/NewPasswordForm.js';
import { PasswordReset } from '../../blocks/PasswordReset/PasswordReset.js';
import type { PasswordResetProps } from '../../blocks/PasswordReset/PasswordReset.js';
import { Button } from '../../elements/Button/Button.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { EmailVerification } from '../../blocks/EmailVerification/EmailVerification.js';
import type { EmailVerificationProps } from '../../blocks/EmailVerification/EmailVerification.js';
import { Link } from '../../elements/Link/Link.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { SubmitResult } from '../../AsyncData.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { loginTexts } from '../../texts/en/login.js';
import { resetTexts } from '../../texts/en/reset.js';

const english = { ...loginTexts, ...resetTexts };

export type { Login } from '../../blocks/LoginForm/LoginForm.js';

export interface LoginScreenProps {
  /** Called with a valid e-mail and password. */
  onLogin: LoginFormProps['onLogin'];
  /** Called when the user chooses Google. Without it there is no Google button. */
  onGoogle?: LoginFormProps['onGoogle'];
  /** The address that opens the page in Chrome, for a browser inside an app, in which Google refuses to sign in. */
  chromeHref?: LoginFormProps['chromeHref'];
  /** Verifies the e-mail address; given after the shop has refused an account for it. */
  verification?: EmailVerificationProps | undefined;
  /** Why the user has to log in again, for example because the session has ended. */
  notice?: string | undefined;
  /** Sends a link to reset the password. Without it, the screen offers no reset. */
  onReset?: PasswordResetProps['onReset'] | undefined;
  /** Accounts of the demo. If given, a notice says that sign-in is a demo. */
  demoAccounts?: readonly DemoAccount[] | undefined;
  /** Sets a new password without a link. Given only in the demo, which sends no e-mail. */
  onChoosePassword?: ((choice: { email: string; password: string }) => Promise<SubmitResult<'password'>>) | undefined;
}

type Step = { name: 'login'; isPasswordChanged?: boolean } | { name: 'reset' | 'sent'; email: string };

/** Moves the focus to the title when the step changes, as a page does after navigation. */
const useFocusOnStepChange = (stepName: Step['name']) => {
  const title = useRef<HTMLHeadingElement>(null);
  const previous = useRef(stepName);
  useEffect(() => {
    if (previous.current !== stepName) title.current?.focus();
    previous.current = stepName;
  }, [stepName]);
  return title;
};

/** Lets a user sign in or reset a forgotten password (`/login`). */
export const LoginScreen = ({
  onLogin,
  onGoogle,
  chromeHref,
  onReset,
  onChoosePassword,
  demoAccounts,
  notice,
  verification,
}: LoginScreenProps) => {
  const { login, reset, titles } = useTexts(english);
  const [step, setStep] = useState<Step>({ name: 'login' });
  const [prefilled, setPrefilled] = useState<{ email: string; password: string }>();
  const title = useFocusOnStepChange(step.name);

  const backToLogin = (email: string, isPasswordChanged = false) => {
    setPrefilled({ email, password: '' });
    setStep({ name: 'login', isPasswordChanged });
  };
  const changePassword = async (email: string, password: string): Promise<SubmitResult<'password'>> => {
    const error = await onChoosePassword?.({ email, password });
    if (!error) backToLogin(email, true);
    return error;
  };

  return (
    <AuthCard
      title={{ login: titles.login, reset: reset.title, sent: reset.sentTitle }[step.name]}
      titleRef={title}
      footer={
        <>
          {login.noAccount} <Link href={paths.signup}>{login.toSignup}</Link>
        </>
      }
      below={
        demoAccounts && (
          <DemoNotice
            accounts={demoAccounts}
            onFill={(account) => {
              setPrefilled(account);
              setStep({ name: 'login' });
            }}
          />
        )
      }
    >
      {step.name === 'login' && (
        <>
          {notice !== undefined && !step.isPasswordChanged && <Notice tone="warning">{notice}</Notice>}
          {step.isPasswordChanged && <Notice tone="success">{reset.chosen}</Notice>}
          <LoginForm
            onLogin={onLogin}
            onGoogle={onGoogle}
            chromeHref={chromeHref}
            onForgot={onReset && ((email) => setStep({ name: 'reset', email }))}
            filled={prefilled}
          />
          {verification && <EmailVerification {...verification} />}
        </>
      )}
      {step.name === 'reset' && onReset && (
        <PasswordReset
          email={step.email}
          onReset={onReset}
          onSent={(email) => setStep({ name: 'sent', email })}
          onBack={() => backToLogin(step.email)}
        />
      )}
      {step.name === 'sent' && (
        <Stack>
          <p>
            <EmailText>{reset.sent(step.email)}</EmailText>
          </p>
          {onChoosePassword && (
            <>
              <Notice tone="warning">{reset.noMail}</Notice>
              <NewPasswordForm email={step.email} onChoose={(password) => changePassword(step.email, password)} />
            </>
          )}
          <Button tone="quiet" fullWidth onClick={() => backToLogin(step.email)}>
            {reset.back}
          </Button>
        </Stack>
      )}
    </AuthCard>
  );
};
