import { useState } from 'react';
import type { SubmitError, SubmitResult } from '../../AsyncData.js';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { useAction } from '../../elements/useAction.js';
import { notificationsTexts } from '../../texts/en/notifications.js';
import { useTexts } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';

export interface BrowserMessagesProps {
  /** Whether this browser shows messages, or blocks them. */
  state: 'on' | 'off' | 'denied';
  /** Asks the browser for its permission, and subscribes it. */
  onTurnOn: () => Promise<SubmitResult>;
}

/** Says whether this browser shows messages, and turns them on. */
export const BrowserMessages = ({ state, onTurnOn }: BrowserMessagesProps) => {
  const { notifications } = useTexts(notificationsTexts);
  const runAction = useAction();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<SubmitError>();
  const texts = { on: notifications.browser, off: notifications.browserOff, denied: notifications.browserDenied };

  const turnOn = async () => {
    setIsBusy(true);
    setError(undefined);
    setError(await runAction(onTurnOn));
    setIsBusy(false);
  };

  return (
    <Stack align="start" gap="sm">
      <p role="status">{texts[state]}</p>
      {state === 'off' && (
        <Button busy={isBusy} onClick={() => void turnOn()}>
          {notifications.turnOn}
        </Button>
      )}
      <FormError message={error?.message} announced={error?.announced} />
    </Stack>
  );
};
