'use client';
import { useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { useTexts } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { divider } from './GoogleButton.css.js';
import { GoogleLogo } from './GoogleLogo.js';
import { loginTexts } from '../../texts/en/login.js';

export interface GoogleButtonProps {
  /** Starts the Google sign-in; the button is busy until the promise resolves. */
  onGoogle: () => Promise<unknown>;
  /** The address that opens the page in Chrome, for a browser inside an app, in which Google refuses to sign in. */
  chromeHref?: string | undefined;
}

/** A button below a login or sign-up form that signs in with Google instead. */
export const GoogleButton = ({ onGoogle, chromeHref }: GoogleButtonProps) => {
  const texts = useTexts(loginTexts);
  const [isBusy, setIsBusy] = useState(false);

  const signIn = async () => {
    setIsBusy(true);
    try {
      await onGoogle();
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Stack>
      <p className={divider}>{texts.login.or}</p>
      {chromeHref === undefined ? (
        <Button busy={isBusy} onClick={() => void signIn()} fullWidth>
          {!isBusy && <GoogleLogo />}
          {texts.login.google}
        </Button>
      ) : (
        <>
          <Notice>{texts.login.inApp}</Notice>
          <ButtonLink href={chromeHref} fullWidth>
            {texts.login.openInChrome}
          </ButtonLink>
        </>
      )}
    </Stack>
  );
};
