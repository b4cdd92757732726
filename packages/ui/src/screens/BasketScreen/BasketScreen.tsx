'use client';
import { useId, useRef, useState } from 'react';
import { BasketLines } from '../../blocks/BasketLines/BasketLines.js';
import type { RemovedLine } from '../../blocks/BasketLines/BasketLines.js';
import { useBlockedReason } from '../../blocks/BasketLines/useBlockedReason.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { ErrorState } from '../../elements/ErrorState/ErrorState.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { basketIcon } from '../../elements/Icon/icons.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { SkipLink } from '../../elements/SkipLink/SkipLink.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import { activeLines } from '@dealerkit/domain/basket/basketRules';
import type { Basket } from '@dealerkit/domain/basket/basketRules';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { basketScreenTexts } from './basketScreenTexts.js';
import { BasketDelivery, useDeliveryForm } from './BasketDelivery.js';
import { BasketFooter } from './BasketFooter.js';
import type { BasketScreenProps } from './basketScreenProps.js';
import { PageHeader } from '../../elements/PageHeader/PageHeader.js';
import { Page } from '../../elements/Page/Page.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { content, linesArea, page } from './BasketScreen.css.js';
import { PlacedBasket } from './PlacedBasket.js';

export type { BasketOrder, BasketProgress, BasketScreenProps } from './basketScreenProps.js';
export type { PlacedOrder } from './PlacedBasket.js';

const DELIVERY_ID = 'delivery';

interface FilledBasketProps extends BasketScreenProps {
  basket: Basket;
  removed: RemovedLine | undefined;
  onRemoved: (removed: RemovedLine | undefined) => void;
  onMoved: () => void;
}

const FilledBasket = (props: FilledBasketProps) => {
  const { parts } = props;
  const texts = useTexts(basketScreenTexts);
  const formId = useId();
  const delivery = useRef<HTMLHeadingElement>(null);
  const blockedReason = useBlockedReason(props.basket, props);
  const isActive = activeLines(props.basket).length > 0;
  const form = useDeliveryForm(props, () => (isActive ? blockedReason : texts.basket.nothingToOrder));
  return (
    <Grid columns="desktop 3 2" gap="sm" className={content}>
      <Stack className={linesArea}>
        <SkipLink targetId={DELIVERY_ID} target={delivery}>
          {texts.basket.skipLines}
        </SkipLink>
        {parts.state === 'failed' && (
          <>
            <ErrorState kind={parts.kind} onRetry={parts.retry} />
            <Notice>{texts.basket.pricesNotRead}</Notice>
          </>
        )}
        <BasketLines {...props} />
      </Stack>
      <BasketDelivery {...props} id={formId} titleId={DELIVERY_ID} titleRef={delivery} form={form} />
      <BasketFooter {...props} formId={formId} form={form} />
    </Grid>
  );
};

/** The basket of the browser: the parts, the sum, and the form that orders them (`/basket`). */
export const BasketScreen = (props: BasketScreenProps) => {
  const { basket, placed, afterOrder, contact, onChange } = props;
  const { formatNumber } = useUi();
  const texts = useTexts(basketScreenTexts);
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
  const isEmpty = basket && !isFilled && !placed;
  const placedTitle = texts.basket.placedTitle(
    placed?.orderNumber === undefined ? undefined : String(placed.orderNumber),
  );
  return (
    <Page gap="sm" className={page}>
      <PageHeader
        titleRef={titleRef}
        density="dense"
        title={
          placed ? (
            placedTitle
          ) : (
            <>
              {texts.titles.basket}
              <VisuallyHidden>{count > 0 && ` ${texts.addToBasket.count(count, formatNumber(count))}`}</VisuallyHidden>
            </>
          )
        }
        actions={
          <>
            {!isEmpty && (
              <ButtonLink href={paths.pasteList} size="small">
                {texts.basket.paste}
              </ButtonLink>
            )}
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
                {texts.addToBasket.emptyAll}
              </Button>
            )}
          </>
        }
      />
      {isNotStored && (
        <div role="alert">
          <Notice tone="danger">{texts.addToBasket.notStored}</Notice>
        </div>
      )}
      {placed && <PlacedBasket title={placedTitle} titleRef={titleRef} placed={placed} contact={contact} />}
      {placed && afterOrder}
      {placed && isFilled && <Heading size="title">{texts.titles.basket}</Heading>}
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
      {isEmpty && (
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
          <ButtonLink href={paths.pasteList}>{texts.basket.paste}</ButtonLink>
        </EmptyState>
      )}
    </Page>
  );
};
