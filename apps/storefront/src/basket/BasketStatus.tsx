import { basketStore, useBasketCount } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { BasketLink } from '@dealerkit/ui/blocks/BasketLink';
import '@dealerkit/ui/blocks/BasketLink.css';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import { addToBasketTexts } from '@dealerkit/ui/texts/en/addToBasket';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '../session/useSession.js';

/** The link to the basket. A sign-out leaves the basket on the device, and offers to empty it. */
export const BasketStatus = ({ currentPath }: { currentPath: string }) => {
  const count = useBasketCount();
  const { addToBasket: basket } = useTexts(addToBasketTexts);
  const { status } = useSession();
  const previous = useRef(status);
  const onSignOut = useEffectEvent(() => {
    if (basketStore.read().length === 0) return;
    const empty = () => void basketStore.change(() => []);
    showToast({ tone: 'success', text: basket.stays, action: { label: basket.emptyAll, onClick: empty } });
  });
  useEffect(() => {
    if (previous.current === 'signedIn' && status === 'signedOut') onSignOut();
    previous.current = status;
  }, [status]);
  return <BasketLink count={count} isCurrent={currentPath === paths.basket} />;
};
