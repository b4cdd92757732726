import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { phoneIcon } from '../../elements/Icon/icons.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';
import { orderLinesTexts } from '../../texts/en/orderLines.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { OrderStatusTag } from '../OrderStatusTag/OrderStatusTag.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { useFormattedAmounts } from '../useFormattedAmounts.js';
import { useFormattedOrder } from '../useFormattedOrder.js';
import { useCallHref } from '../usePhoneNumber.js';
import {
  contact,
  details,
  detailsCell,
  lineAmounts,
  lineItem,
  lineName,
  lineList,
  narrowOnly,
  note as noteStyle,
} from './OrderRowDetails.css.js';

const english = { ...orderDeskTexts, ...orderLinesTexts, ...ordersTexts };

interface OrderRowDetailsProps {
  id: string;
  order: OrderWithLines;
  findPart: (line: Order) => Part | undefined;
}

const Line = ({ line, part }: { line: Order; part: Part | undefined }) => {
  const texts = useTexts(english);
  const { pieces, total } = useFormattedAmounts(line);
  return (
    <li className={lineItem}>
      <PartThumbnail part={part} />
      <span className={lineName} translate="no">
        {partName(line, texts)}
      </span>
      <span className={lineAmounts}>{pieces}</span>
      <span className={lineAmounts} translate="no">
        {total}
      </span>
      {line.status && <OrderStatusTag status={line.status} />}
    </li>
  );
};

/** The lines of an order below its row, with the note, and in a narrow container also what is due, where to and the telephone. */
export const OrderRowDetails = ({ id, order, findPart }: OrderRowDetailsProps) => {
  const { orders, orderDesk } = useTexts(english);
  const { parts, due } = useFormattedOrder(order);
  const [{ address, phone, userName = '' }] = order.lines;
  const call = useCallHref(phone ?? '');
  return (
    <tr className={details} role="row" id={id}>
      <td className={detailsCell} role="cell" colSpan={8}>
        <ul className={lineList} aria-label={orderDesk.linesOf(order.shownNumber, parts)}>
          {order.lines.map((line) => (
            <Line key={line._id} line={line} part={findPart(line)} />
          ))}
        </ul>
        {order.note !== undefined && <p className={noteStyle}>{order.note}</p>}
        <div className={narrowOnly}>
          {due !== undefined && <p className={noteStyle}>{due}</p>}
          {address && <p className={noteStyle}>{address}</p>}
          {call && (
            <p className={contact}>
              <ButtonLink href={call} size="small" aria-label={`${orders.callNamed(userName)}: ${phone}`}>
                <Icon path={phoneIcon} /> {phone}
              </ButtonLink>
            </p>
          )}
        </div>
      </td>
    </tr>
  );
};
