import { Link } from '../../elements/Link/Link.js';
import { Text } from '../../elements/Text/Text.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { ordersTexts } from '../../texts/en/orders.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { partName } from '../../partName.js';
import type { TextsOf } from '../../texts/en.js';
import { OrderStatusTag } from '../OrderStatusTag/OrderStatusTag.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { useFormattedOrder } from '../useFormattedOrder.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { name as nameStyle, names as namesStyle, part as partStyle } from './OrderTable.css.js';

export interface ColumnOptions {
  texts: TextsOf<'deleteModal' | 'myOrders' | 'orders' | 'print'>;
  formatNumber: (value: number) => string;
  formatMoney: (value: number) => string;
  formatPhone: (text: string) => string;
  /** The decimal digits of the currency. */
  digits: number;
  findPart: (line: Order) => Part | undefined;
  orderHref: ((key: string) => string) | undefined;
}

/** An order shows the names of its first lines. */
const SHOWN_NAMES = 2;

/** How far an order is, on a server with statuses. */
export const Progress = ({ order }: { order: OrderWithLines }) => {
  const { progress } = useFormattedOrder(order);
  return progress && <OrderStatusTag {...progress} />;
};

/** The title of an order, which leads to its page, with its number or the names of its first lines. */
export const OrderName = ({
  order,
  part,
  orderHref,
}: { order: OrderWithLines; part: Part | undefined } & Pick<ColumnOptions, 'orderHref'>) => {
  const { formatNumber } = useUi();
  const texts = useTexts(ordersTexts);
  const { title } = useFormattedOrder(order);
  const [line, ...others] = order.lines;
  const names = order.lines.map((each) => partName(each, texts));
  const name = others.length > 0 ? title : partName(line, texts);
  const clampedName = (
    <Text as="span" size="inherit" wrap="anywhere" maxLines={2} className={nameStyle} title={name} translate="no">
      {name}
    </Text>
  );
  const more = names.length - SHOWN_NAMES;
  const further = `+${formatNumber(more)}`;
  return (
    <Grid as="span" columns="auto 1" align="center" gap="sm" className={partStyle}>
      <PartThumbnail part={part} />
      <Stack as="span" align="start" gap="none">
        {orderHref ? <Link href={orderHref(order.key)}>{clampedName}</Link> : clampedName}
        {others.length > 0 ? (
          <Grid as="span" columns="1 auto" align="end" gap="xs2" title={names.join(', ')} translate="no">
            <Text as="span" size="label" tone="muted" className={namesStyle}>
              {names.slice(0, SHOWN_NAMES).map((each, index) => (
                <Text as="span" key={order.lines[index]?._id} size="inherit" wrap="anywhere" maxLines={1}>
                  {each}
                  {index < names.length - 1 && ','}
                </Text>
              ))}
            </Text>
            {more > 0 && (
              <Text as="span" size="label" tone="muted" numeric wrap="nowhere">
                {further}
              </Text>
            )}
          </Grid>
        ) : (
          line.orderNumber !== undefined && (
            <Text as="span" size="label" tone="muted" numeric translate="no">
              {title}
            </Text>
          )
        )}
      </Stack>
    </Grid>
  );
};
