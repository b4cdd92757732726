'use client';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { basketTotal } from '@dealerkit/domain/basketRules';
import type { Basket } from '@dealerkit/domain/basketRules';
import { useUi } from '../../UiProvider.js';
import { muted } from '../../blocks/orderItem.css.js';
import type { useDeliveryForm } from './BasketDelivery.js';
import { footer, footerRow, progressBar, total, totalAmount, totalLabel } from './BasketScreen.css.js';
import type { BasketProgress, BasketScreenProps } from './basketScreenProps.js';

/** How many lines are placed, where each is sent by itself. */
const Progress = ({ placed, total: all, isPaused, error, onPause, onContinue }: BasketProgress) => {
  const { texts, formatNumber } = useUi();
  const { basket } = texts;
  const text = basket.progress(formatNumber(placed), formatNumber(all));
  return (
    <>
      <FormError message={error} announced={false} />
      <progress className={progressBar} aria-label={basket.submit} value={placed} max={all} />
      <div className={footerRow}>
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
      </div>
    </>
  );
};

const Total = ({ basket: lines }: { basket: Basket }) => {
  const { texts, formatMoney, formatNumber } = useUi();
  const { basket } = texts;
  const { amount, toBeAgreed, lines: count } = basketTotal(lines);
  return (
    <div className={total} role="status">
      <span className={totalLabel}>{basket.total}</span>
      <span className={totalAmount}>{count === toBeAgreed && count > 0 ? basket.toBeAgreed : formatMoney(amount)}</span>
      {toBeAgreed > 0 && toBeAgreed < count && (
        <span className={muted}>{basket.andToBeAgreed(toBeAgreed, formatNumber(toBeAgreed))}</span>
      )}
    </div>
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
  const { basket } = useUi().texts;
  return (
    <div className={footer}>
      <FormError {...form.formError} />
      {progress ? (
        <Progress {...progress} />
      ) : (
        <>
          <div className={footerRow}>
            <Total basket={lines} />
            <Button type="submit" form={formId} tone="accent" size="large" busy={form.isSubmitting}>
              {isSignedIn ? basket.submit : basket.logIn}
            </Button>
          </div>
          {!isSignedIn && <p className={muted}>{basket.logInHint}</p>}
        </>
      )}
    </div>
  );
};
