import { addToBasketTexts } from '../../texts/en/addToBasket.js';
import { basketTexts } from '../../texts/en/basket.js';
import { offlineQueueTexts } from '../../texts/en/offlineQueue.js';
import { orderTexts } from '../../texts/en/order.js';
import { orderConfirmationTexts } from '../../texts/en/orderConfirmation.js';

/** The texts of the basket. */
export const basketScreenTexts = {
  ...addToBasketTexts,
  ...basketTexts,
  ...orderTexts,
  ...orderConfirmationTexts,
  ...offlineQueueTexts,
};
