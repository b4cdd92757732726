'use client';
import { useState } from 'react';
import type { SubmitError, SubmitResult } from '../../AsyncData.js';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { useAction } from '../../elements/useAction.js';
import { notificationsTexts } from '../../texts/en/notifications.js';
import { useTexts } from '../../UiProvider.js';
import { Card } from '../../elements/Card/Card.js';
import { Section } from '../../elements/Section/Section.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { root } from './PushOffer.css.js';

export interface PushOfferProps {
  /** Asks the browser for its permission, and subscribes it. */
  onTurnOn: () => Promise<SubmitResult>;
  /** Called when the user does not want it now. */
  onDismiss: () => void;
}

/** Offers messages of this browser to a customer who has just ordered. */
export const PushOffer = ({ onTurnOn, onDismiss }: PushOfferProps) => {
  const { notifications } = useTexts(notificationsTexts);
  const runAction = useAction();
  const [state, setState] = useState<'offered' | 'busy' | 'on'>('offered');
  const [error, setError] = useState<SubmitError>();

  const turnOn = async () => {
    setState('busy');
    setError(undefined);
    const failure = await runAction(onTurnOn);
    setError(failure);
    setState(failure ? 'offered' : 'on');
  };

  return (
    <Card asChild kind="panel">
      <Section className={root} title={notifications.offerTitle} size="title" padding="none" gap="sm">
        <Text measure role="status">
          {state === 'on' ? notifications.turnedOn : notifications.offerLead}
        </Text>
        {state !== 'on' && (
          <Stack direction="row" gap="sm">
            <Button tone="accent" busy={state === 'busy'} onClick={() => void turnOn()}>
              {notifications.turnOn}
            </Button>
            <Button tone="quiet" onClick={onDismiss}>
              {notifications.notNow}
            </Button>
          </Stack>
        )}
        <FormError message={error?.message} announced={error?.announced} />
      </Section>
    </Card>
  );
};
