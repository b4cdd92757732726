'use client';
import { useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Icon } from '../../elements/Icon/Icon.js';
import type { Order } from '@dealerkit/domain/entities';
import { canCancel, nextStatus } from '@dealerkit/domain/orderRules';
import { partName } from '../../partName.js';
import { useUi } from '../../UiProvider.js';
import { CancelOrderDialog } from '../CancelOrderDialog/CancelOrderDialog.js';
import { statusIcons } from '../OrderStatusTag/OrderStatusTag.js';
import { useSetStatus } from '../useSetStatus.js';
import type { SetStatus } from '../useSetStatus.js';
import { actions } from './OrderActions.css.js';

export interface OrderActionsProps {
  /** The order to act on. */
  order: Order;
  /** Sets the next status, or cancels the order. */
  onSetStatus: SetStatus;
}

/** What an admin can do with an order: its next step, or cancel it with a reason. */
export const OrderActions = ({ order, onSetStatus }: OrderActionsProps) => {
  const { texts } = useUi();
  const region = useRef<HTMLDivElement>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  const { isBusy, error, setStatus } = useSetStatus(onSetStatus);
  const next = nextStatus(order);
  const setNext = async (to: NonNullable<typeof next>) => {
    await setStatus(order, to);
    // After the last step there is no button to keep the focus.
    if (to === 'handedOver') region.current?.focus();
  };
  return (
    <div className={actions} ref={region} tabIndex={-1}>
      {next && (
        <Button tone="accent" busy={isBusy} onClick={() => void setNext(next)}>
          <Icon path={statusIcons[next]} /> {texts.orders.steps[next]}
        </Button>
      )}
      {canCancel(order) && (
        <Button tone="quiet" onClick={() => setIsCancelling(true)}>
          {texts.orders.cancel}
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
