'use client';
import { useId, useState } from 'react';
import type { SubmitError, SubmitResult } from '../../AsyncData.js';
import { Badge } from '../../elements/Badge/Badge.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { clockIcon } from '../../elements/Icon/icons.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import { useAction } from '../../elements/useAction.js';
import type { Part } from '@dealerkit/domain/entities';
import { languageOf } from '../../format/languageOf.js';
import { paths } from '@dealerkit/domain/paths';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { item } from '../orderItem.css.js';
import { useFormattedAmounts } from '../useFormattedAmounts.js';
import { rowText } from '../ruledRows.css.js';
import { refusalText } from './OfflineQueue.css.js';
import { offlineQueueTexts } from '../../texts/en/offlineQueue.js';

/** An order that the customer keeps on the device until it can be sent. */
export interface QueuedOrder {
  /** Identifies the order. */
  id: string;
  /** What is ordered. */
  order: { product_name: string; orderQuantity: number };
  /** The other lines of an order of several parts. */
  more?: { lines: readonly unknown[] } | undefined;
  /** The id of the part. */
  partId: string;
  /** The price of one piece that the customer has seen. */
  price?: string | number | undefined;
  /** When it was queued, in milliseconds since 1970. */
  at: number;
  /** Why the order was not accepted. */
  refusal?: string | undefined;
}

export interface QueuedOrderActions {
  /** Sends an order, which is then no longer in `orders`. */
  onSend: (id: string) => Promise<SubmitResult>;
  /** Discards an order. */
  onDiscard: (id: string) => void;
}

interface QueuedOrderItemProps extends QueuedOrderActions {
  queued: QueuedOrder;
  /** The part, if it is on sale. */
  part: Part | undefined;
  /** Called when the order is sent or discarded. */
  onGone: () => void;
}

/** One order that waits, or why it was not accepted. */
export const QueuedOrderItem = ({ queued, part, onSend, onDiscard, onGone }: QueuedOrderItemProps) => {
  const texts = useTexts(offlineQueueTexts);
  const { formatNumber } = useUi();
  const { offlineQueue } = texts;
  const others = queued.more?.lines.length ?? 0;
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<SubmitError & { before: string | undefined }>();
  const runAction = useAction();
  const name = partName(queued.order, texts);
  const ids = { name: useId(), send: useId(), discard: useId() };
  const { order, price, refusal } = queued;
  const { pieces } = useFormattedAmounts({ _id: queued.id, ...order, ...(price !== undefined && { price }) });
  const send = async () => {
    setIsBusy(true);
    setError(undefined);
    const failure = await runAction(() => onSend(queued.id));
    setIsBusy(false);
    setError(failure && { ...failure, before: refusal });
    if (!failure) onGone();
  };
  return (
    <li className={item}>
      <PartThumbnail part={part} />
      <Stack gap="xs2" className={rowText}>
        <Text size="inherit" weight="strong" id={ids.name} lang={languageOf(name, texts.locale)} translate="no">
          {name}
        </Text>
        <Text size="label" tone="muted" numeric>
          {pieces}
        </Text>
        {others > 0 && (
          <Text size="label" tone="muted" numeric>
            {offlineQueue.more(others, formatNumber(others))}
          </Text>
        )}
        <Text size="label" tone="muted" numeric>
          <TimeText value={new Date(queued.at).toISOString()} />
        </Text>
        {refusal === undefined && (
          <p>
            <Badge tone="warning" icon={clockIcon}>
              {offlineQueue.title}
            </Badge>
          </p>
        )}
        <FormError
          className={refusalText}
          // A refusal that has changed since is the reason of that error, also in another language.
          message={error && error.before === refusal ? error.message : refusal}
          announced={error ? error.announced : true}
        />
      </Stack>
      <Stack direction="row" gap="xs">
        <Button id={ids.send} aria-labelledby={`${ids.send} ${ids.name}`} busy={isBusy} onClick={() => void send()}>
          {offlineQueue.send}
        </Button>
        {refusal !== undefined && (
          <ButtonLink href={paths.part(queued.partId)} aria-label={texts.part.detailsNamed(name)}>
            {texts.part.details}
          </ButtonLink>
        )}
        <Button
          tone="quiet"
          id={ids.discard}
          aria-labelledby={`${ids.discard} ${ids.name}`}
          disabled={isBusy}
          onClick={() => {
            onDiscard(queued.id);
            onGone();
          }}
        >
          {offlineQueue.discard}
        </Button>
      </Stack>
    </li>
  );
};
