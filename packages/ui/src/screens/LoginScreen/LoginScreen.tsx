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
import { Link } from '../../elements/Link/Link.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { SubmitResult } from '../../AsyncData.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';
import { mail } from './LoginScreen.css.js';

export type { Login } from '../../blocks/LoginForm/LoginForm.js';

export interface LoginScreenProps extends Pick<LoginFormProps, 'onLogin' | 'onGoogle'> {
  /** Has a link sent to whoever has forgotten the password; without it nothing is said of that. */
  onReset?: PasswordResetProps['onReset'];
  /** The accounts of a demo; given, the screen says that identity is a demo here. */
  demoAccounts?: readonly DemoAccount[];
  /** Sets a new password in the place of a link; given where no mail is sent. */
  onChoosePassword?: (choice: { email: string; password: string }) => SubmitResult<'password'>;
}

/** Where the person is: at the login, asking for a link, or after one was sent. */
type Stage = { at: 'login'; isChanged?: boolean } | { at: 'reset' | 'sent'; email: string };

/** Moves the focus to the title whenever it has become another one, as between pages. */
const useTitleInFocus = (at: Stage['at']) => {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) title.current?.focus();
    before.current = at;
  }, [at]);
  return title;
};

/** Where a person signs in (specification, section 2, `/login`), or resets a forgotten password. */
export const LoginScreen = ({ onLogin, onGoogle, onReset, onChoosePassword, demoAccounts }: LoginScreenProps) => {
  const { login, reset, titles } = useUi().texts;
  const [stage, setStage] = useState<Stage>({ at: 'login' });
  const [filled, setFilled] = useState<{ email: string; password: string }>();
  const title = useTitleInFocus(stage.at);

  const backToLogin = (email: string, isChanged = false) => {
    setFilled({ email, password: '' });
    setStage({ at: 'login', isChanged });
  };
  const choose = async (email: string, password: string): SubmitResult<'password'> => {
    const refusal = await onChoosePassword?.({ email, password });
    if (!refusal) backToLogin(email, true);
    return refusal;
  };

  return (
    <AuthCard
      title={{ login: titles.login, reset: reset.title, sent: reset.sentTitle }[stage.at]}
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
              setFilled(account);
              setStage({ at: 'login' });
            }}
          />
        )
      }
    >
      {stage.at === 'login' && (
        <>
          {stage.isChanged && <Notice tone="success">{reset.chosen}</Notice>}
          <LoginForm
            onLogin={onLogin}
            onGoogle={onGoogle}
            onForgot={onReset && ((email) => setStage({ at: 'reset', email }))}
            filled={filled}
          />
        </>
      )}
      {stage.at === 'reset' && onReset && (
        <PasswordReset
          email={stage.email}
          onReset={onReset}
          onSent={(email) => setStage({ at: 'sent', email })}
          onBack={() => backToLogin(stage.email)}
        />
      )}
      {stage.at === 'sent' && (
        <div className={mail}>
          <p>
            <EmailText>{reset.sent(stage.email)}</EmailText>
          </p>
          {onChoosePassword && (
            <>
              <Notice tone="warning">{reset.noMail}</Notice>
              <NewPasswordForm email={stage.email} onChoose={(password) => choose(stage.email, password)} />
            </>
          )}
          <Button tone="quiet" fullWidth onClick={() => backToLogin(stage.email)}>
            {reset.back}
          </Button>
        </div>
      )}
    </AuthCard>
  );
};
