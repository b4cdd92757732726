'use client';
import { useId, useState } from 'react';
import type { SubmitError, SubmitResult } from '../../AsyncData.js';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { useAction } from '../../elements/useAction.js';
import { notificationsTexts } from '../../texts/en/notifications.js';
import { useTexts } from '../../UiProvider.js';
import { actions, lead, root } from './PushOffer.css.js';

export interface PushOfferProps {
  /** Asks the browser for its permission, and subscribes it. */
  onTurnOn: () => Promise<SubmitResult>;
  /** Called when the user does not want it now. */
  onDismiss: () => void;
}

/** Offers messages of this browser to a customer who has just ordered. */
export const PushOffer = ({ onTurnOn, onDismiss }: PushOfferProps) => {
  const { notifications } = useTexts(notificationsTexts);
  const title = useId();
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
    <section className={root} aria-labelledby={title}>
      <Heading id={title} size="title">
        {notifications.offerTitle}
      </Heading>
      <p className={lead} role="status">
        {state === 'on' ? notifications.turnedOn : notifications.offerLead}
      </p>
      {state !== 'on' && (
        <div className={actions}>
          <Button tone="accent" busy={state === 'busy'} onClick={() => void turnOn()}>
            {notifications.turnOn}
          </Button>
          <Button tone="quiet" onClick={onDismiss}>
            {notifications.notNow}
          </Button>
        </div>
      )}
      <FormError message={error?.message} announced={error?.announced} />
    </section>
  );
};
