'use client';
import { QrCode } from '../../elements/QrCode/QrCode.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { DealerFacts } from '../../dealer.js';
import type { Order } from '@dealerkit/domain/entities';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { isReturn } from '@dealerkit/domain/orders/orderRules';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { orderLinesTexts } from '../../texts/en/orderLines.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { printTexts } from '../../texts/en/print.js';
import { useFormattedAmounts } from '../useFormattedAmounts.js';
import { useFormattedOrder } from '../useFormattedOrder.js';
import { usePageSize } from '../usePageSize.js';
import type { Paper } from '../usePageSize.js';
import {
  address,
  footer,
  heading,
  label,
  line,
  lineSum,
  lines as linesStyle,
  noteText,
  number,
  paper as paperStyle,
  qr,
  received,
  small,
  strong,
  total as totalStyle,
} from './OrderPaper.css.js';
import { PaperHeader } from './PaperHeader.js';

const english = { ...orderLinesTexts, ...ordersTexts, ...printTexts };

export type { Paper } from '../usePageSize.js';

export interface OrderPaperProps {
  /** The order to print. */
  order: OrderWithLines;
  /** The dealer, whose name and showrooms are on the paper. */
  dealer: DealerFacts;
  /** The URL of the order, for the QR code. */
  href: string;
  /** The size of the paper. */
  paper: Paper;
}

interface LineProps {
  line: Order;
  /** Whether the line has a sum of its own, beside that of the order. */
  hasSum: boolean;
}

const Line = ({ line: order, hasSum }: LineProps) => {
  const texts = useTexts(english);
  const { pieces, each, total } = useFormattedAmounts(order);
  const isCancelled = order.status === 'cancelled';
  return (
    <li className={line}>
      <p className={strong} translate="no">
        {partName(order, texts)}
      </p>
      <p className={number}>{isReturn(order) ? `${texts.orders.statuses.returned}: ${pieces}` : pieces}</p>
      {hasSum && (isCancelled || each !== undefined) && (
        <p className={lineSum}>{isCancelled ? texts.orders.statuses.cancelled : total}</p>
      )}
    </li>
  );
};

/** An order on paper, for the parcel or the counter; everything else on the page is hidden when it is printed. */
export const OrderPaper = ({ order, dealer, href, paper }: OrderPaperProps) => {
  const { print, orders, orderLines } = useTexts(english);
  const { title, sum, rest, terms } = useFormattedOrder(order);
  const [first] = order.lines;
  const ref = usePageSize(paper);
  return (
    <article ref={ref} className={paperStyle[paper]} aria-label={title}>
      <PaperHeader dealer={dealer} />
      <div className={heading}>
        <h2>{title}</h2>
        {first.placedAt !== undefined && (
          <p className={small}>
            <TimeText value={first.placedAt} />
          </p>
        )}
      </div>
      <ul className={linesStyle}>
        {order.lines.map((each) => (
          <Line key={each._id} line={each} hasSum={order.lines.length > 1} />
        ))}
      </ul>
      {sum !== undefined && (
        <div className={totalStyle}>
          <div className={line}>
            <p>{orders.total}</p>
            <p className={number} translate="no">
              {sum}
            </p>
          </div>
          {rest !== undefined && <p className={small}>{rest}</p>}
          {terms.length > 0 && <p className={small}>{terms.join(' · ')}</p>}
        </div>
      )}
      {order.note !== undefined && (
        <div className={address}>
          <p className={label}>{orderLines.note}</p>
          <p className={noteText}>{order.note}</p>
        </div>
      )}
      <div className={address}>
        <p className={label}>{print.deliverTo}</p>
        <p className={strong}>{first.userName}</p>
        <p translate="no">{first.phone}</p>
        <p>{first.address}</p>
      </div>
      <div className={footer}>
        <div className={qr}>
          <QrCode value={href} label={print.scan} />
          <p className={small}>{print.scan}</p>
        </div>
        <p className={received}>{print.received}</p>
      </div>
    </article>
  );
};
