import { useBasketCount, useSignedOutBasket } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { BasketLink } from '@dealerkit/ui/blocks/BasketLink';
import '@dealerkit/ui/blocks/BasketLink.css';
import { addToBasketTexts } from '@dealerkit/ui/texts/en/addToBasket';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useSession } from '../session/useSession.js';

/** The link to the basket. A sign-out leaves the basket on the device, and offers to empty it. */
export const BasketStatus = ({ currentPath }: { currentPath: string }) => {
  useSignedOutBasket(useSession().status, useTexts(addToBasketTexts));
  return <BasketLink count={useBasketCount()} isCurrent={currentPath === paths.basket} />;
};
