'use client';
import { Button } from '../../elements/Button/Button.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { infoIcon } from '../../elements/Icon/icons.js';
import { useTexts } from '../../UiProvider.js';
import { Text } from '../../elements/Text/Text.js';
import { Card } from '../../elements/Card/Card.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { account as accountRow, intro } from './DemoNotice.css.js';
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
    <Text asChild size="label">
      <Card as="section" kind="panel" padding="none" aria-label={demo.title}>
        <Stack gap="xs2" className={intro}>
          <Heading asChild size="label">
            <Stack as="p" direction="row" gap="xs2">
              <Icon path={infoIcon} /> {demo.title}
            </Stack>
          </Heading>
          <Text size="inherit" tone="muted">
            {demo.advice}
          </Text>
        </Stack>
        {accounts.length > 0 && (
          <ul aria-label={demo.accounts}>
            {accounts.map((account) => (
              <Stack as="li" direction="row" justify="between" gap="xs" key={account.email} className={accountRow}>
                <Stack as="span" gap="none">
                  <Text as="span" size="inherit" weight="strong">
                    <EmailText>{account.email}</EmailText>
                  </Text>
                  <Text as="span" size="inherit" tone="muted">
                    {account.password} · {account.role}
                  </Text>
                </Stack>
                {onFill && (
                  <Button aria-label={demo.fillNamed(account.email)} onClick={() => onFill(account)}>
                    {demo.fill}
                  </Button>
                )}
              </Stack>
            ))}
          </ul>
        )}
      </Card>
    </Text>
  );
};
