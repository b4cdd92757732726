'use client';
import { Button } from '../../elements/Button/Button.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { useUi } from '../../UiProvider.js';
import {
  account as accountRow,
  advice,
  credentials,
  email as emailText,
  notice,
  title,
  words,
} from './DemoNotice.css.js';

/** An account that exists in every fresh demo. */
export interface DemoAccount {
  email: string;
  password: string;
  /** What it may do, in a word. */
  role: string;
}

export interface DemoNoticeProps {
  /** The accounts to try; none where a new one is made. */
  accounts?: readonly DemoAccount[];
  /** Takes an account into the form. */
  onFill?: (account: DemoAccount) => void;
}

const none: readonly DemoAccount[] = [];

/** Says that accounts are not real here, and which ones there are to try. */
export const DemoNotice = ({ accounts = none, onFill }: DemoNoticeProps) => {
  const { demo } = useUi().texts.login;
  return (
    <section className={notice} aria-label={demo.title}>
      <div className={words}>
        <p className={title}>
          <Icon name="info" /> {demo.title}
        </p>
        <p className={advice}>{demo.advice}</p>
      </div>
      {accounts.length > 0 && (
        <ul aria-label={demo.accounts}>
          {accounts.map((account) => (
            <li key={account.email} className={accountRow}>
              <span className={credentials}>
                <span className={emailText}>
                  <EmailText>{account.email}</EmailText>
                </span>
                <span className={advice}>
                  {account.password} · {account.role}
                </span>
              </span>
              {onFill && (
                <Button label={demo.fillNamed(account.email)} onClick={() => onFill(account)}>
                  {demo.fill}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
