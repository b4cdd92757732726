'use client';
import { useMemo } from 'react';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Link } from '../../elements/Link/Link.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { Part } from '@dealerkit/domain/entities';
import { partFinder, partIdOf } from '@dealerkit/domain/orders/orderRules';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { OrderStatusTag } from '../OrderStatusTag/OrderStatusTag.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { Card } from '../../elements/Card/Card.js';
import { Text } from '../../elements/Text/Text.js';
import { rowText } from '../ruledRows.css.js';
import { item } from '../orderItem.css.js';
import { useFormattedAmounts } from '../useFormattedAmounts.js';
import { useFormattedOrder } from '../useFormattedOrder.js';
import { Section } from '../../elements/Section/Section.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { root, state } from './LastOrders.css.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';

const english = { ...dashboardTexts, ...ordersTexts };

export interface LastOrdersProps {
  /** The orders to show, newest first. */
  orders: ReadonlyArray<OrderWithLines>;
  /** The parts on sale, for pictures and to order again. */
  parts: ReadonlyArray<Part>;
  /** The page of an order by its key; without it no order links to one. */
  orderHref?: ((key: string) => string) | undefined;
}

const LastOrder = ({
  order,
  part,
  orderHref,
}: { order: OrderWithLines; part: Part | undefined } & Pick<LastOrdersProps, 'orderHref'>) => {
  const texts = useTexts(english);
  const [line, ...others] = order.lines;
  const { pieces } = useFormattedAmounts(line);
  const { title, parts, progress } = useFormattedOrder(order);
  const hasLines = others.length > 0;
  const partId = partIdOf(line, part);
  const name = hasLines ? title : partName(line, texts);
  return (
    <li className={item}>
      <PartThumbnail part={part} />
      <div className={rowText}>
        <Text size="inherit" weight="strong">
          {orderHref ? (
            <Link href={orderHref(order.key)} translate="no">
              {name}
            </Link>
          ) : (
            name
          )}
        </Text>
        <Text size="label" tone="muted" numeric>
          {hasLines ? parts : pieces}
        </Text>
      </div>
      {progress && (
        <Stack as="p" direction="row" gap="xs" className={state}>
          <OrderStatusTag {...progress} />
          {line.placedAt !== undefined && (
            <Text as="span" size="label" tone="muted" numeric>
              <TimeText value={line.placedAt} format="age" />
            </Text>
          )}
        </Stack>
      )}
      {partId !== undefined && !hasLines && (
        <ButtonLink href={paths.orderAgain(partId, line._id)} aria-label={texts.orders.againNamed(name)}>
          {texts.orders.again}
        </ButtonLink>
      )}
    </li>
  );
};

/** The last orders of a customer, each with its status and a way to order it again. */
export const LastOrders = ({ orders, parts, orderHref }: LastOrdersProps) => {
  const { dashboard } = useTexts(english);
  const findPart = useMemo(() => partFinder(parts), [parts]);
  return (
    <Section title={dashboard.lastOrders} size="title" padding="none" gap="sm" className={root}>
      <Card as="ul" kind="panel" padding="none">
        {orders.map((order) => (
          <LastOrder key={order.key} order={order} part={findPart(order.lines[0])} orderHref={orderHref} />
        ))}
      </Card>
    </Section>
  );
};
