'use client';
import { Icon } from '../../elements/Icon/Icon.js';
import type { IconName } from '../../elements/Icon/Icon.js';
import type { OrderStatus } from '../../entities.js';
import { useUi } from '../../UiProvider.js';
import { tag } from './OrderStatusTag.css.js';

export interface OrderStatusTagProps {
  /** The status to show. */
  status: OrderStatus;
}

/** The icons of the statuses. */
export const statusIcons: Record<OrderStatus, IconName> = {
  placed: 'clock',
  confirmed: 'check',
  packed: 'box',
  handedOver: 'truck',
  cancelled: 'close',
};

/** The status of an order in words, with an icon. */
export const OrderStatusTag = ({ status }: OrderStatusTagProps) => (
  <span className={tag[status]}>
    <Icon name={statusIcons[status]} /> {useUi().texts.orders.statuses[status]}
  </span>
);
