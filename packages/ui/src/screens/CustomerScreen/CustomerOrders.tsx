import { OrderStatusTag } from '../../blocks/OrderStatusTag/OrderStatusTag.js';
import { useFormattedOrder } from '../../blocks/useFormattedOrder.js';
import { Link } from '../../elements/Link/Link.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { customersTexts } from '../../texts/en/customers.js';
import { Text } from '../../elements/Text/Text.js';
import { row, rows, rowSum, rowText } from '../../blocks/ruledRows.css.js';

const OrderRow = ({ order }: { order: OrderWithLines }) => {
  const { title, parts, sum, progress } = useFormattedOrder(order);
  const [{ placedAt }] = order.lines;
  return (
    <li className={row}>
      <span className={rowText}>
        <Link href={paths.order(order.key)}>{title}</Link>{' '}
        <Text as="span" size="label" tone="muted">
          {placedAt !== undefined && (
            <>
              <TimeText value={placedAt} format="age" /> ·{' '}
            </>
          )}
          {parts}
        </Text>
      </span>
      {progress && <OrderStatusTag {...progress} />}
      <Text as="span" numeric weight="strong" className={rowSum} translate="no">
        {sum}
      </Text>
    </li>
  );
};

/** The last orders of a customer, one a row. */
export const CustomerOrders = ({ orders }: { orders: readonly OrderWithLines[] }) => {
  const { customers } = useTexts(customersTexts);
  if (orders.length === 0)
    return (
      <Text size="label" tone="muted">
        {customers.noOrder}
      </Text>
    );
  return (
    <ul className={rows}>
      {orders.map((order) => (
        <OrderRow key={order.key} order={order} />
      ))}
    </ul>
  );
};
