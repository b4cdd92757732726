import { useEffect, useEffectEvent, useRef } from 'react';
import type { SessionState } from '../../signIn/sessionState.js';
import { basketStore } from './placing/basket.js';
import { useClientSettings } from '../data/ClientProvider.js';

/** The sentences about the basket of a user who has signed out. */
export interface SignedOutBasketMessages {
  addToBasket: {
    /** The basket stays on the device. */
    stays: string;
    /** The action that empties it. */
    emptyAll: string;
  };
}

/** Says after a sign-out that the basket stays on this device, and offers to empty it. */
export const useSignedOutBasket = (status: SessionState['status'], { addToBasket }: SignedOutBasketMessages): void => {
  const { onSuccess } = useClientSettings();
  const previous = useRef(status);
  const onSignOut = useEffectEvent(() => {
    if (basketStore.read().length === 0) return;
    const onClick = () => void basketStore.change(() => []);
    onSuccess?.(addToBasket.stays, undefined, { action: { label: addToBasket.emptyAll, onClick } });
  });
  useEffect(() => {
    if (previous.current === 'signedIn' && status === 'signedOut') onSignOut();
    previous.current = status;
  }, [status]);
};
