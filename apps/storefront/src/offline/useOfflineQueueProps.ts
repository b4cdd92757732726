import { useOfflineQueue } from '@dealerkit/api-client/react';
import type { OfflineQueueMessages } from '@dealerkit/api-client/react';
import type { Part } from '@dealerkit/domain/entities';
import type { OfflineQueueProps } from '@dealerkit/ui/blocks/OfflineQueue';
import { partName } from '@dealerkit/ui/partName';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { useKnownAccount } from '../session/useSession.js';
import { useRefusalMessages } from '../toasts/useRefusalMessages.js';
import { offlineQueueTexts } from '@dealerkit/ui/texts/en/offlineQueue';
import { orderTexts } from '@dealerkit/ui/texts/en/order';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';

const english = { ...offlineQueueTexts, ...orderTexts, ...ordersTexts };

/** The sentences about the orders that wait on this device. */
export const useOfflineQueueMessages = (): OfflineQueueMessages => {
  const { formatMoney } = useUi();
  const texts = useTexts(english);
  const refusal = useRefusalMessages();
  const format = (price: string | number = texts.common.dash) =>
    typeof price === 'number' ? formatMoney(price) : price;
  return {
    sent: ({ order }) => texts.orders.set(partName(order, texts), texts.order.placed),
    priceChanged: ({ price, order, more }, now) => {
      const text = texts.offlineQueue.priceChanged(format(price), format(now));
      return more ? texts.orders.set(partName(order, texts), text) : text;
    },
    notOnSale: (names) => texts.offlineQueue.notOnSale(names.join(', ')),
    refused: (lines) => lines.map((line) => texts.orders.set(partName(line, texts), refusal.line(line))).join('\n'),
    expired: (_, until) =>
      texts.offlineQueue.expired(new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium' }).format(until)),
    mayBePlaced: texts.order.mayBePlaced,
  };
};

/** The orders of the user that wait on this device: of one part if its id is given, without those that are among the `placed` ones. */
export const useOfflineQueueProps = (
  parts: readonly Part[],
  options?: Parameters<typeof useOfflineQueue>[2],
): OfflineQueueProps => ({
  ...useOfflineQueue(useKnownAccount()?.email, useOfflineQueueMessages(), options),
  parts,
});
