'use client';
import { Badge } from '../../elements/Badge/Badge.js';
import type { BadgeProps } from '../../elements/Badge/Badge.js';
import { boxIcon, checkIcon, clockIcon, closeIcon, truckIcon } from '../../elements/Icon/icons.js';
import { undoIcon } from '../../elements/Icon/taskIcons.js';
import type { IconPath } from '../../elements/Icon/Icon.js';
import type { OrderStatus } from '@dealerkit/domain/entities';
import { useTexts } from '../../UiProvider.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { Text } from '../../elements/Text/Text.js';

export interface OrderStatusTagProps {
  /** The status to show. */
  status: OrderStatus;
  /** What it says instead of the name of the status, such as "2 of 5 packed". */
  label?: string | undefined;
}

/** The icons of the statuses. */
export const statusIcons: Record<OrderStatus, IconPath> = {
  placed: clockIcon,
  confirmed: checkIcon,
  packed: boxIcon,
  handedOver: truckIcon,
  cancelled: closeIcon,
  returned: undoIcon,
};

const tones: Record<OrderStatus, BadgeProps['tone']> = {
  placed: 'warning',
  confirmed: 'neutral',
  packed: 'neutral',
  handedOver: 'success',
  cancelled: 'inactive',
  returned: 'inactive',
};

/** The status of an order in words, with an icon. */
export const OrderStatusTag = ({ status, label }: OrderStatusTagProps) => {
  const { orders } = useTexts(ordersTexts);
  const name = orders.statuses[status];
  const text = label ?? name;
  return (
    // A column of a table is not narrower than the name of a status.
    <Text asChild size="inherit" wrap={text === name ? 'nowhere' : 'words'}>
      <Badge tone={tones[status]} icon={statusIcons[status]}>
        {text}
      </Badge>
    </Text>
  );
};
