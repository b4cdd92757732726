import type { ReactNode } from 'react';
import { Link } from '../../elements/Link/Link.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { ordersTexts } from '../../texts/en/orders.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import type { TextsOf } from '../../texts/en.js';
import { OrderStatusTag } from '../OrderStatusTag/OrderStatusTag.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { useFormattedOrder } from '../useFormattedOrder.js';
import {
  lineCount,
  lines as linesStyle,
  muted,
  name as nameStyle,
  names,
  part as partStyle,
  pictures,
  statusLink,
} from './OrderTable.css.js';

export interface ColumnOptions {
  texts: TextsOf<'deleteModal' | 'myOrders' | 'orders' | 'print'>;
  formatNumber: (value: number) => string;
  formatMoney: (value: number) => string;
  /** The decimal digits of the currency. */
  digits: number;
  findPart: (line: Order) => Part | undefined;
  orderHref: ((key: string) => string) | undefined;
}

/** An order shows the pictures of its first lines. */
const SHOWN_PICTURES = 3;

/** The status, as a link to the history of the order if it has a page. */
export const StatusLink = ({ order, orderHref }: { order: OrderWithLines } & Pick<ColumnOptions, 'orderHref'>) => {
  const { Link: RouterLink } = useUi();
  const texts = useTexts(ordersTexts);
  const { progress, title } = useFormattedOrder(order);
  const [line, ...others] = order.lines;
  if (!progress) return undefined;
  const tag = <OrderStatusTag {...progress} />;
  return orderHref ? (
    <RouterLink
      className={statusLink}
      href={orderHref(order.key)}
      aria-label={`${progress.label}: ${others.length > 0 ? title : texts.orders.open(partName(line, texts))}`}
    >
      {tag}
    </RouterLink>
  ) : (
    tag
  );
};

export const LineName = ({ line, part, number }: { line: Order; part: Part | undefined; number: ReactNode }) => {
  const texts = useTexts(ordersTexts);
  const name = partName(line, texts);
  return (
    <span className={partStyle}>
      <PartThumbnail part={part} />
      <span className={linesStyle}>
        <span className={nameStyle}>
          {part ? (
            <Link href={paths.purchase(part._id)} translate="no">
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        {number !== undefined && (
          <span className={muted} translate="no">
            {number}
          </span>
        )}
      </span>
    </span>
  );
};

/** The number of an order, with the pictures and names of its lines. */
export const OrderName = ({
  order,
  findPart,
  orderHref,
}: { order: OrderWithLines } & Pick<ColumnOptions, 'findPart' | 'orderHref'>) => {
  const texts = useTexts(ordersTexts);
  const { title, parts } = useFormattedOrder(order);
  return (
    <span className={partStyle}>
      <span className={pictures}>
        {order.lines.slice(0, SHOWN_PICTURES).map((line) => (
          <PartThumbnail key={line._id} part={findPart(line)} />
        ))}
      </span>
      <span className={linesStyle}>
        <span>{orderHref ? <Link href={orderHref(order.key)}>{title}</Link> : title}</span>
        <span className={lineCount}>{parts}</span>
        <span className={names}>{order.lines.map((line) => partName(line, texts)).join(' · ')}</span>
      </span>
    </span>
  );
};
