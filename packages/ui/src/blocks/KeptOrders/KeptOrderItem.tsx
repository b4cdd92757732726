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
import { useUi } from '../../UiProvider.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { item, muted, name as nameStyle } from '../orderItem.css.js';
import { useFormattedAmounts } from '../useFormattedAmounts.js';
import { actions, text } from './KeptOrders.css.js';

/** An order that the customer keeps on the device until it can be sent. */
export interface KeptOrder {
  /** Identifies the order. */
  id: string;
  /** What is ordered. */
  order: { product_name: string; orderQuantity: number };
  /** The id of the part. */
  partId: string;
  /** The price of one piece that the customer has seen. */
  price?: string | number | undefined;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** Why the order was not accepted. */
  refusal?: string | undefined;
}

export interface KeptOrderActions {
  /** Sends an order, which is then no longer in `orders`. */
  onSend: (id: string) => Promise<SubmitResult>;
  /** Discards an order. */
  onDiscard: (id: string) => void;
}

interface KeptOrderItemProps extends KeptOrderActions {
  kept: KeptOrder;
  /** The part, if it is on sale. */
  part: Part | undefined;
  /** Called when the order is sent or discarded. */
  onGone: () => void;
}

/** One order that waits, or why it was not accepted. */
export const KeptOrderItem = ({ kept, part, onSend, onDiscard, onGone }: KeptOrderItemProps) => {
  const { texts } = useUi();
  const { keptOrders } = texts;
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<SubmitError>();
  const runAction = useAction();
  const name = partName(kept.order, texts);
  const ids = { name: useId(), send: useId(), discard: useId() };
  const { order, price, refusal } = kept;
  const { pieces } = useFormattedAmounts({ _id: kept.id, ...order, ...(price !== undefined && { price }) });
  const send = async () => {
    setIsBusy(true);
    setError(undefined);
    const failure = await runAction(() => onSend(kept.id));
    setIsBusy(false);
    setError(failure);
    if (!failure) onGone();
  };
  return (
    <li className={item}>
      <PartThumbnail part={part} />
      <div className={text}>
        <p id={ids.name} className={nameStyle} lang={languageOf(name, texts.locale)}>
          {name}
        </p>
        <p className={muted}>{pieces}</p>
        <p className={muted}>
          <TimeText value={new Date(kept.at).toISOString()} />
        </p>
        {refusal === undefined && (
          <p>
            <Badge tone="warning" icon={clockIcon}>
              {keptOrders.title}
            </Badge>
          </p>
        )}
        <FormError message={error?.message ?? refusal} announced={error ? error.announced : true} />
      </div>
      <div className={actions}>
        <Button id={ids.send} aria-labelledby={`${ids.send} ${ids.name}`} busy={isBusy} onClick={() => void send()}>
          {keptOrders.send}
        </Button>
        {refusal !== undefined && (
          <ButtonLink href={paths.purchase(kept.partId)} aria-label={texts.part.detailsNamed(name)}>
            {texts.part.details}
          </ButtonLink>
        )}
        <Button
          tone="quiet"
          id={ids.discard}
          aria-labelledby={`${ids.discard} ${ids.name}`}
          disabled={isBusy}
          onClick={() => {
            onDiscard(kept.id);
            onGone();
          }}
        >
          {keptOrders.discard}
        </Button>
      </div>
    </li>
  );
};
