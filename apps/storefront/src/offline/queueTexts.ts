import { offlineQueueTexts } from '@dealerkit/ui/texts/en/offlineQueue';
import { orderTexts } from '@dealerkit/ui/texts/en/order';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';

/** The English about an order and the offline queue. Each page loads it, so it is not loaded with the pages that list orders. */
export const queueTexts = { ...offlineQueueTexts, ...orderTexts, ...ordersTexts };
