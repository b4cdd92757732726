import { storedText, useAbilities, useQuery } from '@dealerkit/api-client/react';
import { PushOffer } from '@dealerkit/ui/blocks/PushOffer';
import '@dealerkit/ui/blocks/PushOffer.css';
import { useState } from 'react';
import { usePush } from './usePush.js';

/** Set once the user has answered the offer in this browser. */
const answered = storedText('pushOffer');

/** Offers push messages below an order that was just placed, until the user has answered once. */
export const AfterOrder = () => {
  const can = useAbilities();
  const preferences = useQuery('getNotificationPreferences', can.getNotificationPreferences ? {} : undefined);
  const push = usePush(preferences.state === 'ready' ? preferences.data.pushKey : undefined);
  const [isOffered, setIsOffered] = useState(() => answered.read() === '');
  const [isShown, setIsShown] = useState(false);
  if (!push || !isOffered || (push.state !== 'off' && !isShown)) return undefined;
  return (
    <PushOffer
      onTurnOn={async () => {
        setIsShown(true);
        const error = await push.onTurnOn();
        if (!error) answered.write('accepted');
        return error;
      }}
      onDismiss={() => {
        answered.write('dismissed');
        setIsOffered(false);
      }}
    />
  );
};
