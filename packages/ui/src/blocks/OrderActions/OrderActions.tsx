'use client';
import { useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { closeIcon, undoIcon } from '../../elements/Icon/icons.js';
import type { Order, OrderStatus } from '@dealerkit/domain/entities';
import { isOpen, nextStatus, previousStatus } from '@dealerkit/domain/orders/orderSteps';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { orderLinesTexts } from '../../texts/en/orderLines.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { CancelOrderDialog } from '../CancelOrderDialog/CancelOrderDialog.js';
import { statusIcons } from '../OrderStatusTag/OrderStatusTag.js';
import { ignoreHeldKey, isRepeatedClick } from '../repeatedPress.js';
import { useSetStatus } from '../useSetStatus.js';
import type { SetStatus } from '../useSetStatus.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { screenOnly } from '../screenOnly.css.js';
import { actions } from './OrderActions.css.js';

const english = { ...orderLinesTexts, ...ordersTexts };

export interface OrderActionsProps {
  /** The order to act on. */
  order: Order;
  /** Sets the next status or the one before, or cancels the order. */
  onSetStatus: SetStatus;
  /** Whether the page has further lines: the buttons are smaller, and named after the part. @default false */
  isInList?: boolean | undefined;
  /** Further actions, after these. */
  children?: ReactNode | undefined;
}

/** What an admin can do with an order: its next step, undo the last one, or cancel it with a reason. */
export const OrderActions = ({ order, onSetStatus, isInList = false, children }: OrderActionsProps) => {
  const texts = useTexts(english);
  const name = partName(order, texts);
  const size = isInList ? 'small' : 'medium';
  const cancelText = isInList ? texts.orderLines.cancelLine : texts.orders.cancel;
  const labelOf = (action: string) => (isInList ? texts.orderLines.actionNamed(action, name) : undefined);
  const region = useRef<HTMLDivElement>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  const { isBusy, error, setStatus } = useSetStatus(onSetStatus);
  const next = nextStatus(order);
  const previous = previousStatus(order);
  const set = async (to: OrderStatus, event: MouseEvent) => {
    if (isRepeatedClick(event)) return;
    const failed = await setStatus(order, to);
    const button = to === next ? nextStatus({ status: to }) : previousStatus({ status: to });
    // After the last step of a direction there is no button to keep the focus.
    if (!failed && !button) region.current?.focus();
  };
  return (
    <Stack
      direction="row"
      align={isInList ? 'center' : 'stretch'}
      gap={isInList ? 'xs2' : 'xs'}
      className={`${actions[isInList ? 'inList' : 'alone']} ${screenOnly}`}
      ref={region}
      tabIndex={-1}
    >
      {next && (
        <Button
          tone={isInList ? 'neutral' : 'accent'}
          size={size}
          busy={isBusy}
          aria-label={labelOf(texts.orders.steps[next])}
          onClick={(event) => void set(next, event)}
          onKeyDown={ignoreHeldKey}
        >
          <Icon path={statusIcons[next]} /> {texts.orders.steps[next]}
        </Button>
      )}
      {isOpen(order) && (
        <Button
          tone="quiet"
          size={size}
          title={isInList ? cancelText : undefined}
          aria-label={labelOf(cancelText)}
          onClick={() => setIsCancelling(true)}
        >
          {isInList ? <Icon path={closeIcon} /> : cancelText}
        </Button>
      )}
      {previous && (
        <Button
          tone="quiet"
          size={size}
          busy={isBusy}
          title={isInList ? texts.orders.stepBack(texts.orders.statuses[previous]) : undefined}
          aria-label={labelOf(texts.orders.stepBack(texts.orders.statuses[previous]))}
          onClick={(event) => void set(previous, event)}
          onKeyDown={ignoreHeldKey}
        >
          <Icon path={undoIcon} /> {!isInList && texts.orders.stepBack(texts.orders.statuses[previous])}
        </Button>
      )}
      {children}
      <FormError {...error} message={error?.message} />
      {isCancelling && (
        <CancelOrderDialog
          title={texts.orders.cancelTitle(name)}
          onCancelOrder={(reason) => onSetStatus(order, 'cancelled', reason)}
          onClose={() => setIsCancelling(false)}
          returnFocusRef={region}
        />
      )}
    </Stack>
  );
};
