import { Link } from '../../elements/Link/Link.js';
import { useTexts } from '../../UiProvider.js';
import { orderLinesTexts } from '../../texts/en/orderLines.js';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { paths } from '@dealerkit/domain/paths';
import { useAmounts } from '../useAmounts.js';
import { useFormattedOrder } from '../useFormattedOrder.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { invoice, money, numbers, rest as restStyle } from './OrderTable.css.js';

interface OrderTotalProps {
  order: OrderWithLines;
  /** The amount in the smallest unit of the currency; undefined if it is unknown. */
  amount: number | undefined;
}

/** What an order costs with its terms, what of it is due, and its invoices. */
export const OrderTotal = ({ order, amount }: OrderTotalProps) => {
  const { format } = useAmounts();
  const { orderLines, common } = useTexts(orderLinesTexts);
  const { sum, rest, terms, due, progress } = useFormattedOrder(order);
  const [line, ...others] = order.lines;
  const isStated = others.length > 0 || line.sum !== undefined;
  const single = amount === undefined ? common.dash : format(amount);
  const isCancelled = progress?.status === 'cancelled';
  return (
    <Stack as="span" align="end" gap="none" className={numbers}>
      <span>{isStated ? (isCancelled ? common.dash : (sum ?? common.dash)) : single}</span>
      {rest !== undefined && isStated && (
        <Text as="span" size="label" tone="muted" numeric className={restStyle}>
          {rest}
        </Text>
      )}
      {!isCancelled &&
        terms.map((term) => (
          <Text as="span" size="label" tone="muted" numeric key={term} className={money}>
            {term}
          </Text>
        ))}
      {due !== undefined && (
        <Text as="span" size="label" tone="muted" numeric weight="strong">
          {due}
        </Text>
      )}
      {line.invoices?.map(({ number }) => (
        <Link key={number} className={invoice} href={paths.invoice(number)}>
          {orderLines.invoice(number)}
        </Link>
      ))}
    </Stack>
  );
};
