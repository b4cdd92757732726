'use client';
import { useId, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { ErrorState } from '../../elements/ErrorState/ErrorState.js';
import { basketIcon } from '../../elements/Icon/icons.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import { activeLines, isPriceChanged, lineIssue } from '@dealerkit/domain/basketRules';
import type { Basket } from '@dealerkit/domain/basketRules';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '../../UiProvider.js';
import { BasketDelivery, useDeliveryForm } from './BasketDelivery.js';
import { BasketFooter } from './BasketFooter.js';
import { BasketLines } from './BasketLines.js';
import type { RemovedLine } from './BasketLines.js';
import type { BasketScreenProps } from './basketScreenProps.js';
import { content, head, linesArea, page, title } from './BasketScreen.css.js';
import { PlacedBasket } from './PlacedBasket.js';

export type { BasketOrder, BasketProgress, BasketScreenProps } from './basketScreenProps.js';
export type { PlacedOrder } from './PlacedBasket.js';

/** Returns why the basket cannot be placed as it is, or undefined. Before the parts of today are known, the caller checks them. */
const useBlockedReason = ({ basket = [], parts, unclear = [] }: BasketScreenProps) => {
  const { texts, formatNumber } = useUi();
  const lines = activeLines(basket);
  if (lines.length === 0) return texts.basket.nothingToOrder;
  const today = parts.state === 'ready' ? parts.data : undefined;
  const open = lines.filter((line) => {
    const part = today?.find(({ _id }) => _id === line.partId);
    return unclear.includes(line.partId) || (today && (lineIssue(line, part) || isPriceChanged(line, part)));
  });
  return open.length > 0 ? texts.basket.attention(open.length, formatNumber(open.length)) : undefined;
};

interface FilledBasketProps extends BasketScreenProps {
  basket: Basket;
  removed: RemovedLine | undefined;
  onRemoved: (removed: RemovedLine | undefined) => void;
  onMoved: () => void;
}

const FilledBasket = (props: FilledBasketProps) => {
  const { parts, districts, onKeep, takesNote } = props;
  const { texts } = useUi();
  const formId = useId();
  const blockedReason = useBlockedReason(props);
  const form = useDeliveryForm(props, () => blockedReason);
  return (
    <div className={content}>
      <div className={linesArea}>
        {parts.state === 'failed' && (
          <>
            <ErrorState kind={parts.kind} onRetry={parts.retry} />
            <Notice>{texts.basket.pricesNotRead}</Notice>
          </>
        )}
        <BasketLines {...props} />
      </div>
      <BasketDelivery id={formId} form={form} districts={districts} onKeep={onKeep} takesNote={takesNote} />
      <BasketFooter {...props} formId={formId} form={form} />
    </div>
  );
};

/** The basket of the browser: the parts, the sum, and the form that orders them (`/basket`). */
export const BasketScreen = (props: BasketScreenProps) => {
  const { basket, placed, contact, onChange } = props;
  const { texts, formatNumber } = useUi();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<RemovedLine>();
  const [emptied, setEmptied] = useState<Basket>();
  const [isNotStored, setIsNotStored] = useState(false);
  const count = activeLines(basket ?? []).length;
  const moveFocus = () => titleRef.current?.focus();
  const change: BasketScreenProps['onChange'] = (changeBasket) => {
    const isStored = onChange(changeBasket);
    setIsNotStored(!isStored);
    return isStored;
  };
  const isFilled = basket && (basket.length > 0 || removed);
  return (
    <div className={page}>
      <div className={head}>
        <h1 ref={titleRef} className={title} tabIndex={-1}>
          {texts.titles.basket}
          <VisuallyHidden>{count > 0 && ` ${texts.basket.count(count, formatNumber(count))}`}</VisuallyHidden>
        </h1>
        <ButtonLink href={paths.pasteList} size="small">
          {texts.basket.paste}
        </ButtonLink>
        {basket && basket.length > 0 && !placed && (
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              setEmptied(basket);
              setRemoved(undefined);
              change(() => []);
              moveFocus();
            }}
          >
            {texts.basket.emptyAll}
          </Button>
        )}
      </div>
      {isNotStored && (
        <div role="alert">
          <Notice tone="danger">{texts.basket.notStored}</Notice>
        </div>
      )}
      {placed && <PlacedBasket placed={placed} contact={contact} />}
      {!basket && (
        <div aria-busy="true">
          <VisuallyHidden>
            <progress aria-label={texts.common.loading} />
          </VisuallyHidden>
          <Skeleton lines={8} />
        </div>
      )}
      {isFilled && (
        <FilledBasket
          {...props}
          basket={basket}
          onChange={change}
          removed={removed}
          onRemoved={setRemoved}
          onMoved={moveFocus}
        />
      )}
      {basket && !isFilled && !placed && (
        <EmptyState icon={basketIcon} {...texts.basket.empty}>
          {emptied && emptied.length > 0 && (
            <Button
              onClick={() => {
                change(() => emptied);
                setEmptied(undefined);
                moveFocus();
              }}
            >
              {texts.basket.undo}
            </Button>
          )}
          <ButtonLink href={paths.allParts} tone="accent">
            {texts.titles.allParts}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  );
};
