'use client';
import { useId, useMemo } from 'react';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Link } from '../../elements/Link/Link.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import { partFinder } from '@dealerkit/domain/orderRules';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '../../UiProvider.js';
import { OrderStatusTag } from '../OrderStatusTag/OrderStatusTag.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { heading, item, muted, name as nameStyle } from '../orderItem.css.js';
import { useFormattedAmounts } from '../useFormattedAmounts.js';
import { list, root, state, text } from './LastOrders.css.js';

export interface LastOrdersProps {
  /** The orders to show, newest first. */
  orders: ReadonlyArray<Order>;
  /** The parts on sale, for pictures and to order again. */
  parts: ReadonlyArray<Part>;
  /** The page of an order by its key; without it no order links to one. */
  orderHref?: ((key: string) => string) | undefined;
}

const LastOrder = ({
  order,
  part,
  orderHref,
}: { order: Order; part: Part | undefined } & Pick<LastOrdersProps, 'orderHref'>) => {
  const { texts } = useUi();
  const { pieces } = useFormattedAmounts(order);
  const name = partName(order, texts);
  return (
    <li className={item}>
      <PartThumbnail part={part} />
      <div className={text}>
        <p className={nameStyle}>{orderHref ? <Link href={orderHref(order._id)}>{name}</Link> : name}</p>
        <p className={muted}>{pieces}</p>
      </div>
      {order.status && (
        <p className={state}>
          <OrderStatusTag status={order.status} />
          {order.placedAt !== undefined && (
            <span className={muted}>
              <TimeText value={order.placedAt} format="age" />
            </span>
          )}
        </p>
      )}
      {part && (
        <ButtonLink href={paths.orderAgain(part._id, order._id)} aria-label={texts.orders.againNamed(name)}>
          {texts.orders.again}
        </ButtonLink>
      )}
    </li>
  );
};

/** The last orders of a customer, each with its status and a way to order it again. */
export const LastOrders = ({ orders, parts, orderHref }: LastOrdersProps) => {
  const { dashboard } = useUi().texts;
  const id = useId();
  const findPart = useMemo(() => partFinder(parts), [parts]);
  return (
    <section className={root} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {dashboard.lastOrders}
      </h2>
      <ul className={list}>
        {orders.map((order) => (
          <LastOrder key={order._id} order={order} part={findPart(order)} orderHref={orderHref} />
        ))}
      </ul>
    </section>
  );
};
