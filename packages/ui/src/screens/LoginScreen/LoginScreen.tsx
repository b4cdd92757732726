'use client';
import { useState } from 'react';
import { AccountPlate } from '../../blocks/AccountPlate/AccountPlate.js';
import { DemoNotice } from '../../blocks/DemoNotice/DemoNotice.js';
import type { DemoAccount } from '../../blocks/DemoNotice/DemoNotice.js';
import { LoginForm } from '../../blocks/LoginForm/LoginForm.js';
import type { LoginFormProps } from '../../blocks/LoginForm/LoginForm.js';
import { Link } from '../../elements/Link/Link.js';
import { paths } from '../../paths.js';
import { useAccountUi } from '../../useAccountUi.js';

export interface LoginScreenProps extends Pick<LoginFormProps, 'onLogin' | 'onGoogle'> {
  /** The accounts of a demo; given, the screen says that identity is a demo here. */
  demoAccounts?: readonly DemoAccount[];
}

/** Where a person signs in (specification, section 2, `/login`). */
export const LoginScreen = ({ onLogin, onGoogle, demoAccounts }: LoginScreenProps) => {
  const { login, titles } = useAccountUi().texts;
  const [chosen, setChosen] = useState<DemoAccount>();
  return (
    <AccountPlate
      title={titles.login}
      foot={
        <>
          {login.noAccount} <Link href={paths.signup}>{login.toSignup}</Link>
        </>
      }
      below={demoAccounts && <DemoNotice accounts={demoAccounts} onFill={setChosen} />}
    >
      <LoginForm onLogin={onLogin} onGoogle={onGoogle} filled={chosen} />
    </AccountPlate>
  );
};
