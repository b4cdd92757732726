'use client';
import { useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { useUi } from '../../UiProvider.js';
import { or, way } from './GoogleButton.css.js';
import { GoogleMark } from './GoogleMark.js';

export interface GoogleButtonProps {
  /** Opens Google's window; the button is busy until it resolves. */
  onGoogle: () => Promise<unknown>;
}

/** The second way in, after a form's own: signs in or up by Google, whichever the person needs. */
export const GoogleButton = ({ onGoogle }: GoogleButtonProps) => {
  const { texts } = useUi();
  const [isBusy, setIsBusy] = useState(false);

  const goOn = async () => {
    setIsBusy(true);
    await onGoogle();
    setIsBusy(false);
  };

  return (
    <div className={way}>
      <p className={or}>{texts.login.or}</p>
      <Button busy={isBusy} onClick={() => void goOn()} wide>
        {!isBusy && <GoogleMark />}
        {texts.login.google}
      </Button>
    </div>
  );
};
