'use client';
import { useEffect, useRef } from 'react';
import { BasketTotal } from '../../blocks/BasketLines/BasketTotal.js';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Progress } from '../../elements/Progress/Progress.js';
import type { Basket } from '@dealerkit/domain/basket/basketRules';
import { useTexts, useUi } from '../../UiProvider.js';
import { basketScreenTexts } from './basketScreenTexts.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import type { useDeliveryForm } from './BasketDelivery.js';
import { Card } from '../../elements/Card/Card.js';
import { footer, stickyFooter } from './BasketScreen.css.js';
import type { BasketProgress, BasketScreenProps } from './basketScreenProps.js';

/** How many lines are placed, where each is sent by itself. */
const SendProgress = ({ placed, total: all, isPaused, error, onPause, onContinue }: BasketProgress) => {
  const { formatNumber } = useUi();
  const texts = useTexts(basketScreenTexts);
  const { basket } = texts;
  const text = basket.progress(formatNumber(placed), formatNumber(all));
  return (
    <>
      <FormError message={error} announced={false} />
      <Progress label={basket.submit} value={placed} max={all} valueText={text} />
      <Stack direction="row" justify="between" gap="sm">
        <p role="status">
          {text}
          {isPaused && ` ${basket.paused}`}
        </p>
        {isPaused ? (
          <Button tone="accent" onClick={onContinue}>
            {basket.goOn}
          </Button>
        ) : (
          <Button onClick={onPause}>{basket.pause}</Button>
        )}
      </Stack>
    </>
  );
};

interface BasketFooterProps extends Pick<BasketScreenProps, 'isSignedIn' | 'progress'> {
  basket: Basket;
  /** The id of the form that the button submits. */
  formId: string;
  form: ReturnType<typeof useDeliveryForm>;
}

/** The sum and the button, which stay visible. */
export const BasketFooter = ({ basket: lines, formId, form, isSignedIn = true, progress }: BasketFooterProps) => {
  const { basket } = useTexts(basketScreenTexts);
  const root = useRef<HTMLDivElement>(null);
  const error = form.formError.message ?? progress?.error;
  useEffect(() => {
    if (error !== undefined) root.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    // A message makes it too high to stay over the lines.
    <Card kind="panel" padding="sm" gap="xs" ref={root} className={error === undefined ? stickyFooter : footer}>
      <FormError {...form.formError} />
      {progress ? (
        <SendProgress {...progress} />
      ) : (
        <>
          <Stack direction="row" justify="between" gap="sm">
            <BasketTotal basket={lines} />
            <Button type="submit" form={formId} tone="accent" size="large" busy={form.isSubmitting}>
              {isSignedIn ? basket.submit : basket.logIn}
            </Button>
          </Stack>
          {!isSignedIn && (
            <Text size="label" tone="muted" numeric>
              {basket.logInHint}
            </Text>
          )}
        </>
      )}
    </Card>
  );
};
