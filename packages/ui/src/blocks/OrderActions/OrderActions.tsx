'use client';
import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { undoIcon } from '../../elements/Icon/icons.js';
import type { Order, OrderStatus } from '@dealerkit/domain/entities';
import { canCancel, nextStatus, previousStatus } from '@dealerkit/domain/orderRules';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { CancelOrderDialog } from '../CancelOrderDialog/CancelOrderDialog.js';
import { statusIcons } from '../OrderStatusTag/OrderStatusTag.js';
import { ignoreHeldKey, isRepeatedClick } from '../repeatedPress.js';
import { useSetStatus } from '../useSetStatus.js';
import type { SetStatus } from '../useSetStatus.js';
import { actions } from './OrderActions.css.js';
import { ordersTexts } from '../../texts/en/orders.js';

export interface OrderActionsProps {
  /** The order to act on. */
  order: Order;
  /** Sets the next status or the one before, or cancels the order. */
  onSetStatus: SetStatus;
}

/** What an admin can do with an order: its next step, undo the last one, or cancel it with a reason. */
export const OrderActions = ({ order, onSetStatus }: OrderActionsProps) => {
  const texts = useTexts(ordersTexts);
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
    <div className={actions} ref={region} tabIndex={-1}>
      {next && (
        <Button tone="accent" busy={isBusy} onClick={(event) => void set(next, event)} onKeyDown={ignoreHeldKey}>
          <Icon path={statusIcons[next]} /> {texts.orders.steps[next]}
        </Button>
      )}
      {canCancel(order) && (
        <Button tone="quiet" onClick={() => setIsCancelling(true)}>
          {texts.orders.cancel}
        </Button>
      )}
      {previous && (
        <Button tone="quiet" busy={isBusy} onClick={(event) => void set(previous, event)} onKeyDown={ignoreHeldKey}>
          <Icon path={undoIcon} /> {texts.orders.stepBack(texts.orders.statuses[previous])}
        </Button>
      )}
      <FormError {...error} message={error?.message} />
      {isCancelling && (
        <CancelOrderDialog
          name={partName(order, texts)}
          onCancelOrder={(reason) => onSetStatus(order, 'cancelled', reason)}
          onClose={() => setIsCancelling(false)}
          returnFocusRef={region}
        />
      )}
    </div>
  );
};
