import { useMemo } from 'react';
import { isSingleNumber } from '../../elements/DataTable/column.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { downIcon, upIcon } from '../../elements/Icon/icons.js';
import { Link } from '../../elements/Link/Link.js';
import { CellText } from '../../elements/RowTable/RowTable.js';
import type { RowDetails, RowTableColumn } from '../../elements/RowTable/RowTable.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import { nextOrderStep } from '@dealerkit/domain/orders/orders';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { OrderStatusTag } from '../OrderStatusTag/OrderStatusTag.js';
import { useFormattedOrder } from '../useFormattedOrder.js';
import type { SetStatuses } from '../useSetStatus.js';
import { useCallHref } from '../usePhoneNumber.js';
import { OrderNextStep } from './OrderNextStep.js';
import { call, cell, detailsButton, stepWidth, statusWidth, time, wideOnly } from './OrderList.css.js';

const english = { ...orderDeskTexts, ...ordersTexts };

interface CellProps {
  order: OrderWithLines;
}

const Phone = ({ phone, name }: { phone: string | undefined; name: string }) => {
  const { orders } = useTexts(english);
  const formatPhone = useFormatPhone();
  const href = useCallHref(phone ?? '');
  if (!phone) return undefined;
  const shown = formatPhone(phone);
  return href && isSingleNumber(phone) ? (
    <a className={call} href={href} title={shown} aria-label={`${orders.callNamed(name)}: ${shown}`}>
      {shown}
    </a>
  ) : (
    <CellText tone="muted" maxLines={1} title={shown} translate="no">
      {shown}
    </CellText>
  );
};

const NumberCell = ({ order, href }: CellProps & { href: string | undefined }) => {
  const { placedAt } = order.lines[0];
  return (
    <>
      {href === undefined ? (
        order.shownNumber
      ) : (
        <Link href={href} data-row-target>
          {order.shownNumber}
        </Link>
      )}
      {placedAt !== undefined && (
        <CellText className={time} tone="muted" maxLines={1}>
          <TimeText value={placedAt} format="age" />
        </CellText>
      )}
    </>
  );
};

const CustomerCell = ({ order }: CellProps) => {
  const { orders } = useTexts(english);
  const [{ userName, phone }] = order.lines;
  const name = userName?.trim() || orders.noCustomer;
  const isWaiting = order.lines.some(({ status }) => status === 'placed');
  return (
    <>
      <CellText tone={isWaiting ? 'strong' : 'inherit'} maxLines={1} title={name} translate="no">
        {name}
      </CellText>
      <CellText className={wideOnly}>
        <Phone phone={phone} name={name} />
      </CellText>
    </>
  );
};

const LinesCell = ({ order, details }: CellProps & { details: RowDetails }) => {
  const texts = useTexts(english);
  const { partsAndPieces } = useFormattedOrder(order);
  const [line, ...others] = order.lines;
  const name = partName(line, texts);
  return (
    <>
      <button
        className={detailsButton}
        type="button"
        aria-label={texts.orderDesk.linesOf(order.shownNumber, partsAndPieces)}
        aria-expanded={details.isOpen}
        aria-controls={details.id}
        onClick={details.toggle}
      >
        <CellText maxLines={1} title={partsAndPieces}>
          {partsAndPieces}
        </CellText>{' '}
        <Icon path={details.isOpen ? upIcon : downIcon} />
      </button>
      <CellText className={wideOnly} tone="muted" maxLines={1} title={name}>
        {others.length > 0 ? `${name} …` : name}
      </CellText>
    </>
  );
};

const PlaceCell = ({ order }: CellProps) => {
  const { orderDesk } = useTexts(english);
  const place = order.lines[0].address?.trim() || orderDesk.noPlace;
  return (
    <CellText tone="muted" maxLines={2} title={place}>
      {place}
    </CellText>
  );
};

const SumCell = ({ order }: CellProps) => {
  const { common } = useTexts(english);
  const { sum, due, progress } = useFormattedOrder(order);
  return (
    <>
      {sum !== undefined && <CellText tone="strong">{progress?.status === 'cancelled' ? common.dash : sum}</CellText>}
      {due !== undefined && (
        <CellText className={wideOnly} tone="muted">
          {due}
        </CellText>
      )}
    </>
  );
};

const StatusCell = ({ order }: CellProps) => {
  const { progress } = useFormattedOrder(order);
  return progress && <OrderStatusTag {...progress} />;
};

const StepCell = ({ order, onSetStatuses }: CellProps & { onSetStatuses: SetStatuses }) => {
  const next = nextOrderStep(order.lines);
  return (
    <>
      <OrderNextStep order={order} next={next} onSetStatuses={onSetStatuses} />
      {/* Without a next step there is room for the status on the narrowest row. */}
      {!next && (
        <CellText only="narrow">
          <StatusCell order={order} />
        </CellText>
      )}
    </>
  );
};

interface OrderColumns {
  /** Whether the host has statuses. */
  hasStatus: boolean;
  orderHref: ((key: string) => string) | undefined;
  onSetStatuses: SetStatuses | undefined;
}

/** What a row says of its order: for whom, what, how much, and its next step. */
export const useOrderColumns = ({ hasStatus, orderHref, onSetStatuses }: OrderColumns) => {
  const { orders, orderDesk } = useTexts(english);
  return useMemo(() => {
    const columns: RowTableColumn<OrderWithLines>[] = [
      {
        header: orderDesk.number,
        width: '[number] minmax(5.5rem, 1.3fr)',
        narrow: 'lead',
        className: cell.number,
        cell: (order) => <NumberCell order={order} href={orderHref?.(order.key)} />,
      },
      {
        header: orders.customer,
        width: '[customer] minmax(7.5rem, 1.7fr)',
        className: cell.customer,
        cell: (order) => <CustomerCell order={order} />,
      },
      {
        header: orderDesk.lines,
        width: 'minmax(7.5rem, 1.75fr)',
        narrow: 'belowStart',
        className: cell.lines,
        cell: (order, details) => <LinesCell order={order} details={details} />,
      },
      {
        header: orderDesk.place,
        width: '[place] minmax(3rem, 1.2fr)',
        narrow: 'hidden',
        className: cell.place,
        cell: (order) => <PlaceCell order={order} />,
      },
      {
        header: orderDesk.sum,
        width: '[sum] minmax(6rem, 1fr)',
        align: 'end',
        narrow: 'end',
        className: cell.sum,
        cell: (order) => <SumCell order={order} />,
      },
    ];
    if (hasStatus)
      columns.push({
        header: orders.status,
        width: `[status] minmax(${statusWidth}, 1.1fr)`,
        narrow: onSetStatuses ? 'hidden' : 'belowEnd',
        className: cell.status,
        cell: (order) => <StatusCell order={order} />,
      });
    if (onSetStatuses)
      columns.push({
        header: orderDesk.nextStep,
        width: stepWidth,
        align: 'end',
        narrow: 'belowEnd',
        className: cell.step,
        cell: (order) => <StepCell order={order} onSetStatuses={onSetStatuses} />,
      });
    return columns;
  }, [orders, orderDesk, hasStatus, orderHref, onSetStatuses]);
};
