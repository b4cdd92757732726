import { memo } from 'react';
import { isSingleNumber } from '../../elements/DataTable/column.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { downIcon, upIcon } from '../../elements/Icon/icons.js';
import { Link } from '../../elements/Link/Link.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import { nextOrderStep } from '@dealerkit/domain/orders/orders';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { localPhone } from '@dealerkit/domain/phones/phoneFormat';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { OrderStatusTag } from '../OrderStatusTag/OrderStatusTag.js';
import { useFormattedOrder } from '../useFormattedOrder.js';
import type { SetStatuses } from '../useSetStatus.js';
import { useCallHref } from '../usePhoneNumber.js';
import { OrderNextStep } from './OrderNextStep.js';
import {
  actionCell,
  call,
  cut,
  due as dueStyle,
  detailsButton,
  muted,
  numberCell,
  cell,
  strong,
  strongCut,
  sumCell,
  wideCell,
  place as placeStyle,
} from './OrderRow.css.js';

const english = { ...orderDeskTexts, ...ordersTexts };

/** What a row of the list and its cells have in common. */
export interface ListedOrderProps {
  order: OrderWithLines;
  /** Whether the host has statuses. */
  hasStatus: boolean;
  href: string | undefined;
  /** Whether the lines are shown. */
  isOpen: boolean;
  onToggleLines: (key: string) => void;
  onSetStatuses: SetStatuses | undefined;
}

export interface OrderCellsProps extends ListedOrderProps {
  /** Whether it has lines to confirm. */
  isWaiting: boolean;
  /** The id of the shown lines. */
  linesId: string;
}

const Phone = ({ phone, name }: { phone: string | undefined; name: string }) => {
  const { orders } = useTexts(english);
  const href = useCallHref(phone ?? '');
  if (!phone) return undefined;
  return href && isSingleNumber(phone) ? (
    <a className={call} href={href} title={phone} aria-label={`${orders.callNamed(name)}: ${localPhone(phone)}`}>
      {localPhone(phone)}
    </a>
  ) : (
    <span className={muted} title={phone} translate="no">
      {phone}
    </span>
  );
};

const Cells = ({
  order,
  isWaiting,
  hasStatus,
  href,
  isOpen,
  linesId,
  onToggleLines,
  onSetStatuses,
}: OrderCellsProps) => {
  const texts = useTexts(english);
  const { orders, orderDesk } = texts;
  const { partsAndPieces, sum, due, progress } = useFormattedOrder(order);
  const [line, ...others] = order.lines;
  const { key, shownNumber } = order;
  const name = line.userName?.trim() || orders.noCustomer;
  const place = line.address?.trim() || orderDesk.noPlace;
  const next = nextOrderStep(order.lines);
  return (
    <>
      <th className={numberCell} scope="row" role="rowheader">
        {href === undefined ? (
          <span className={strong}>{shownNumber}</span>
        ) : (
          <Link href={href} data-row-target>
            {shownNumber}
          </Link>
        )}
        {line.placedAt !== undefined && <TimeText className={muted} value={line.placedAt} format="age" />}
      </th>
      <td className={cell.customer} role="cell">
        <span className={isWaiting ? strongCut : cut} title={name} translate="no">
          {name}
        </span>
        <span className={wideCell}>
          <Phone phone={line.phone} name={name} />
        </span>
      </td>
      <td className={cell.lines} role="cell">
        <button
          className={detailsButton}
          type="button"
          aria-label={orderDesk.linesOf(shownNumber, partsAndPieces)}
          aria-expanded={isOpen}
          aria-controls={linesId}
          onClick={() => onToggleLines(key)}
        >
          <span className={cut} title={partsAndPieces}>
            {partsAndPieces}
          </span>{' '}
          <Icon path={isOpen ? upIcon : downIcon} />
        </button>
        <span className={muted} title={partName(line, texts)}>
          {others.length > 0 ? `${partName(line, texts)} …` : partName(line, texts)}
        </span>
      </td>
      <td className={cell.place} role="cell">
        <span className={placeStyle} title={place}>
          {place}
        </span>
      </td>
      <td className={sumCell} role="cell">
        {sum !== undefined && (
          <span className={strong}>{progress?.status === 'cancelled' ? texts.common.dash : sum}</span>
        )}
        {due !== undefined && <span className={dueStyle}>{due}</span>}
      </td>
      {hasStatus && (
        <td className={next ? cell.status : cell.finalStatus} role="cell">
          {progress && <OrderStatusTag {...progress} />}
        </td>
      )}
      {onSetStatuses && (
        <td className={actionCell} role="cell">
          <OrderNextStep order={order} next={next} onSetStatuses={onSetStatuses} />
        </td>
      )}
    </>
  );
};

/** What a row says of its order. Selecting the row does not render it again, so that hundreds are selected at once. */
export const OrderCells = memo(Cells);
