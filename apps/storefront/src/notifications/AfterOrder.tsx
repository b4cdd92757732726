import { usePushOffer } from '@dealerkit/api-client/react';
import { PushOffer } from '@dealerkit/ui/blocks/PushOffer';
import '@dealerkit/ui/blocks/PushOffer.css';
import { notificationsTexts } from '@dealerkit/ui/texts/en/notifications';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useAccount } from '../session/useSession.js';

/** Offers push messages below an order that was just placed. */
export const AfterOrder = () => {
  const offer = usePushOffer(useAccount().email, useTexts(notificationsTexts).notifications);
  return offer && <PushOffer {...offer} />;
};
