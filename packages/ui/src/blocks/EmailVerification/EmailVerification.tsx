'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { SubmitError, SubmitResult } from '../../AsyncData.js';
import { useAction } from '../../elements/useAction.js';
import { useTexts } from '../../UiProvider.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { actions } from './EmailVerification.css.js';
import { verificationTexts } from '../../texts/en/verification.js';

export interface EmailVerificationProps {
  /** The address to verify. */
  email: string;
  /** Sends an e-mail with a link to the address. */
  onSend: () => Promise<SubmitResult>;
  /** Checks whether the user has opened the link; the error says that the address is still not verified. */
  onCheck: () => Promise<SubmitResult>;
  /** Opens the link of the newest e-mail. Given only in the demo, which sends no e-mail. */
  onOpenLink?: (() => Promise<SubmitResult>) | undefined;
}

type Action = keyof Pick<EmailVerificationProps, 'onSend' | 'onCheck' | 'onOpenLink'>;

/** Milliseconds until another e-mail can be requested. */
const RESEND_AFTER = 60_000;

/** Asks a user to open the link in an e-mail, and sends another one after a minute. */
export const EmailVerification = (props: EmailVerificationProps) => {
  const texts = useTexts(verificationTexts);
  const { verification } = texts;
  const runAction = useAction();
  const [running, setRunning] = useState<Action>();
  const [error, setError] = useState<SubmitError>();
  const [isWaiting, setIsWaiting] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!isWaiting) return undefined;
    // The button that was clicked is gone.
    status.current?.focus();
    const timer = setTimeout(() => setIsWaiting(false), RESEND_AFTER);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const run = (action: Action) => async () => {
    setRunning(action);
    setError(undefined);
    const failure = await runAction(async () => props[action]?.());
    setRunning(undefined);
    setError(failure);
    if (action === 'onSend' && !failure) setIsWaiting(true);
  };
  const button = (action: Action, label: string) => (
    <Button busy={running === action} onClick={() => void run(action)()}>
      {label}
    </Button>
  );

  return (
    <Notice tone="warning" title={verification.title}>
      <Text measure ref={status} tabIndex={-1}>
        <EmailText>{isWaiting ? verification.sent(props.email) : verification.lead(props.email)}</EmailText>
        {props.onOpenLink && ` ${verification.noMail}`}
      </Text>
      <FormError message={error?.message} announced={error?.announced} />
      <Stack direction="row" gap="xs" className={actions}>
        {props.onOpenLink ? button('onOpenLink', verification.openLink) : button('onCheck', verification.check)}
        {!isWaiting && button('onSend', verification.send)}
      </Stack>
    </Notice>
  );
};
