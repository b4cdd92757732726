'use client';
import { useRef, useState } from 'react';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Icon } from '../../elements/Icon/Icon.js';
import type { SubmitResult } from '../../AsyncData.js';
import type { Order } from '@dealerkit/domain/entities';
import { linesLeft, nextOrderStep } from '@dealerkit/domain/orders/orders';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { useTexts, useUi } from '../../UiProvider.js';
import { deleteModalTexts } from '../../texts/en/deleteModal.js';
import { orderLinesTexts } from '../../texts/en/orderLines.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { CancelOrderDialog } from '../CancelOrderDialog/CancelOrderDialog.js';
import { statusIcons } from '../OrderStatusTag/OrderStatusTag.js';
import { ignoreHeldKey, isRepeatedClick } from '../repeatedPress.js';
import { useSetStatus } from '../useSetStatus.js';
import type { SetStatuses } from '../useSetStatus.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { screenOnly } from '../screenOnly.css.js';
import { actions } from './OrderLinesActions.css.js';

const english = { ...deleteModalTexts, ...orderLinesTexts, ...ordersTexts };

/** Changes lines one by one. The error names those that were not changed, and why. */
export interface OrderLinesOptions {
  /** Sets the status of several lines; only for an admin. */
  onSetStatuses?: SetStatuses | undefined;
  /** Deletes several lines; only for the customer of the order. */
  onDeleteLines?: ((lines: readonly Order[]) => Promise<SubmitResult>) | undefined;
}

export interface OrderLinesActionsProps extends OrderLinesOptions {
  /** The order to act on. */
  order: OrderWithLines;
}

/** What a user can do with several lines of an order at once: their next step, or cancel or delete what is left of the order. */
export const OrderLinesActions = ({ order, onSetStatuses, onDeleteLines }: OrderLinesActionsProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { orders, orderLines } = texts;
  const region = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, error, setStatus } = useSetStatus<readonly Order[]>(async (...change) => onSetStatuses?.(...change));
  const left = linesLeft(order.lines, onSetStatuses !== undefined);
  const next = onSetStatuses && nextOrderStep(order.lines);
  const count = [left.length, formatNumber(left.length)] as const;
  const isWhole = left.length === order.lines.length;

  const setNext = async ({ status, lines }: NonNullable<typeof next>) => {
    const failure = await setStatus(lines, status);
    // After the last step there is no button to keep the focus.
    if (!failure && status === 'handedOver') region.current?.focus();
  };

  const ask = (label: string) => (
    <Button tone="quiet" onClick={() => setIsAsking(true)}>
      {label}
    </Button>
  );

  return (
    <Stack direction="row" align="stretch" gap="xs" className={`${actions} ${screenOnly}`} ref={region} tabIndex={-1}>
      {next && (
        <Button
          tone="accent"
          busy={isBusy}
          onClick={(event) => {
            if (!isRepeatedClick(event)) void setNext(next);
          }}
          onKeyDown={ignoreHeldKey}
        >
          <Icon path={statusIcons[next.status]} />{' '}
          {orderLines.stepAll(orders.steps[next.status], next.lines.length, formatNumber(next.lines.length))}
        </Button>
      )}
      {left.length > 0 &&
        (onSetStatuses
          ? ask(isWhole ? orderLines.cancelAll : orderLines.cancelLeft(...count))
          : onDeleteLines && ask(isWhole ? orderLines.deleteAll : orderLines.deleteLeft(...count)))}
      <FormError {...error} message={error?.message} />
      {isAsking && onSetStatuses && (
        <CancelOrderDialog
          title={orderLines.cancelTitle(order.shownNumber)}
          warning={orderLines.cancelWarning(...count)}
          onCancelOrder={(reason) => onSetStatuses(left, 'cancelled', reason)}
          onClose={() => setIsAsking(false)}
          returnFocusRef={region}
        />
      )}
      {isAsking && !onSetStatuses && onDeleteLines && (
        <AlertDialog
          title={orderLines.deleteTitle(order.shownNumber)}
          confirmLabel={texts.deleteModal.delete}
          cancelLabel={orders.keep}
          tone="danger"
          onConfirm={() => onDeleteLines(left)}
          onClose={() => setIsAsking(false)}
          returnFocusRef={region}
        >
          {orderLines.deleteWarning(...count)}
        </AlertDialog>
      )}
    </Stack>
  );
};
