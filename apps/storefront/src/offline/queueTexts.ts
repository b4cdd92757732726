import { offlineQueueTexts } from '@dealerkit/ui/texts/en/offlineQueue';
import { orderTexts } from '@dealerkit/ui/texts/en/order';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';

/** The English about an order and the offline queue. Every page loads it once it is idle, the pages that use it before. */
export const queueTexts = { ...offlineQueueTexts, ...orderTexts, ...ordersTexts };
