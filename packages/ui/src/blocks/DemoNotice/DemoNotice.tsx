'use client';
import { Button } from '../../elements/Button/Button.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { infoIcon } from '../../elements/Icon/icons.js';
import { useTexts } from '../../UiProvider.js';
import { Text } from '../../elements/Text/Text.js';
import { Card } from '../../elements/Card/Card.js';
import { account as accountRow, credentials, intro, notice, title } from './DemoNotice.css.js';
import { loginTexts } from '../../texts/en/login.js';

/** An account that every new demo has. */
export interface DemoAccount {
  email: string;
  password: string;
  /** The role of the account, as shown to the visitor. */
  role: string;
}

export interface DemoNoticeProps {
  /** The accounts to try. @default [] */
  accounts?: readonly DemoAccount[] | undefined;
  /** Called with the account to fill into the form. Without it the accounts have no buttons. */
  onFill?: ((account: DemoAccount) => void) | undefined;
}

const noAccounts: readonly DemoAccount[] = [];

/** Says that this is a demo, and lists its accounts. */
export const DemoNotice = ({ accounts = noAccounts, onFill }: DemoNoticeProps) => {
  const { demo } = useTexts(loginTexts).login;
  return (
    <Card as="section" kind="panel" padding="none" className={notice} aria-label={demo.title}>
      <div className={intro}>
        <p className={title}>
          <Icon path={infoIcon} /> {demo.title}
        </p>
        <Text size="inherit" tone="muted">
          {demo.advice}
        </Text>
      </div>
      {accounts.length > 0 && (
        <ul aria-label={demo.accounts}>
          {accounts.map((account) => (
            <li key={account.email} className={accountRow}>
              <span className={credentials}>
                <Text as="span" size="inherit" weight="strong">
                  <EmailText>{account.email}</EmailText>
                </Text>
                <Text as="span" size="inherit" tone="muted">
                  {account.password} · {account.role}
                </Text>
              </span>
              {onFill && (
                <Button aria-label={demo.fillNamed(account.email)} onClick={() => onFill(account)}>
                  {demo.fill}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
