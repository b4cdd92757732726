'use client';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { Order, OrderStep } from '@dealerkit/domain/entities';
import { nextStatus, orderSteps } from '@dealerkit/domain/orders/orderSteps';
import { useTexts } from '../../UiProvider.js';
import { statusIcons } from '../OrderStatusTag/OrderStatusTag.js';
import { Text } from '../../elements/Text/Text.js';
import { icon, name, step } from './OrderHistory.css.js';
import { ordersTexts } from '../../texts/en/orders.js';

/** The user who looks at an order. */
export interface OrderViewer {
  email: string;
  /** Whether to show who set each status. */
  isAdmin: boolean;
}

export interface OrderHistoryProps {
  /** The order, with its history. */
  order: Order;
  /** The user who looks at the order. */
  viewer: OrderViewer;
}

/** Returns the statuses that are still to come. */
const remainingSteps = ({ status }: Order) => {
  const index = orderSteps.findIndex((each) => each === status);
  return index === -1 ? [] : orderSteps.slice(index + 1);
};

/** Whether a step undoes an earlier one. */
const isStepBack = ({ status }: OrderStep, before: OrderStep | undefined) =>
  before !== undefined && status !== 'cancelled' && nextStatus(before) !== status;

const StepDetails = ({ step: { at, by, reason }, viewer }: { step: OrderStep; viewer: OrderViewer }) => {
  const { orders } = useTexts(ordersTexts);
  const author = by === viewer.email ? orders.byYou : viewer.isAdmin ? orders.by(by) : orders.byShop;
  return (
    <>
      <Text size="label" tone="muted" wrap="anywhere">
        <TimeText value={at} />
      </Text>
      <Text size="label" tone="muted" wrap="anywhere">
        <EmailText>{author}</EmailText>
      </Text>
      {reason && (
        <Text size="label" tone="muted" wrap="anywhere">
          {orders.reasonGiven(reason)}
        </Text>
      )}
    </>
  );
};

/** The statuses of an order as a vertical line: when each was set and by whom, and which are to come. */
export const OrderHistory = ({ order, viewer }: OrderHistoryProps) => {
  const { statuses, backTo } = useTexts(ordersTexts).orders;
  const { history = [] } = order;
  return (
    <ol>
      {history.map((each, index) => (
        <li
          key={`${each.at} ${each.status}`}
          className={each.status === 'cancelled' ? step.cancelled : step.done}
          aria-current={index === history.length - 1 ? 'step' : undefined}
        >
          <span className={icon}>
            <Icon path={statusIcons[each.status]} />
          </span>
          <p className={name}>
            {isStepBack(each, history[index - 1]) ? backTo(statuses[each.status]) : statuses[each.status]}
          </p>
          <StepDetails step={each} viewer={viewer} />
        </li>
      ))}
      {remainingSteps(order).map((status) => (
        <li key={status} className={step.open}>
          <span className={icon}>
            <Icon path={statusIcons[status]} />
          </span>
          <p className={name}>{statuses[status]}</p>
        </li>
      ))}
    </ol>
  );
};
