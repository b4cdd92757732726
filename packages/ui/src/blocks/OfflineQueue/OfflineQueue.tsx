'use client';
import { useId, useRef } from 'react';
import type { RefObject } from 'react';
import type { Part } from '@dealerkit/domain/entities';
import { useTexts } from '../../UiProvider.js';
import { QueuedOrderItem } from './QueuedOrderItem.js';
import type { QueuedOrder, QueuedOrderActions } from './QueuedOrderItem.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { Card } from '../../elements/Card/Card.js';
import { list } from './OfflineQueue.css.js';
import { offlineQueueTexts } from '../../texts/en/offlineQueue.js';
import { orderTexts } from '../../texts/en/order.js';

const english = { ...offlineQueueTexts, ...orderTexts };

export type { QueuedOrder } from './QueuedOrderItem.js';

export interface OfflineQueueProps extends QueuedOrderActions {
  /** The orders, oldest first; without one nothing is rendered. */
  orders: ReadonlyArray<QueuedOrder>;
  /** The parts on sale, for the pictures. */
  parts?: ReadonlyArray<Part> | undefined;
  /** Whether they are sent as soon as there is a connection; otherwise the customer looks first whether they have arrived. */
  isAutomatic: boolean;
  /** Receives the focus when the last order is gone, for example the title of the page. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/** The orders that wait on this device, each with buttons to send and to discard it. */
export const OfflineQueue = ({ orders, parts, isAutomatic, onSend, onDiscard, returnFocusRef }: OfflineQueueProps) => {
  const { offlineQueue, order } = useTexts(english);
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  /** The button that was pressed is gone, and with the last order this section is. */
  const moveFocus = () => (orders.length > 1 ? title : returnFocusRef)?.current?.focus();
  if (orders.length === 0) return undefined;
  return (
    <Stack as="section" gap="xs" aria-labelledby={id}>
      <Heading id={id} ref={title} size="title" tabIndex={-1}>
        {offlineQueue.title}
      </Heading>
      {/* A refused order is not sent without the customer. */}
      {orders.some(({ refusal }) => refusal === undefined) && (
        <Text tone="muted">{isAutomatic ? offlineQueue.lead : order.mayBePlaced}</Text>
      )}
      <Text tone="muted">{offlineQueue.mayBeDeleted}</Text>
      <Card as="ul" kind="panel" padding="none" className={list}>
        {orders.map((queued) => (
          <QueuedOrderItem
            key={queued.id}
            queued={queued}
            part={parts?.find(({ _id }) => _id === queued.partId)}
            onSend={onSend}
            onDiscard={onDiscard}
            onGone={moveFocus}
          />
        ))}
      </Card>
    </Stack>
  );
};
