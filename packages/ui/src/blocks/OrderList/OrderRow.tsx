import { Button } from '../../elements/Button/Button.js';
import { isSingleNumber } from '../../elements/DataTable/column.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { phoneIcon } from '../../elements/Icon/icons.js';
import { Link } from '../../elements/Link/Link.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import { callHref } from '@dealerkit/domain/phone';
import { nextStatus } from '@dealerkit/domain/orderRules';
import { orderKey, shownOrderNumber } from '@dealerkit/domain/orders';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { printTexts } from '../../texts/en/print.js';
import { OrderStatusTag } from '../OrderStatusTag/OrderStatusTag.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { ignoreHeldKey, isRepeatedClick } from '../repeatedPress.js';
import { useFormattedAmounts } from '../useFormattedAmounts.js';
import { useSetStatus } from '../useSetStatus.js';
import type { SetStatus } from '../useSetStatus.js';
import {
  actionCell,
  call,
  callOnOneLine,
  continued,
  customerCell,
  muted,
  partBox,
  partCell,
  partText,
  row,
  statusCell,
  strong,
  totalCell,
} from './OrderList.css.js';

const english = { ...ordersTexts, ...printTexts };

interface OrderRowProps {
  order: Order;
  part: Part | undefined;
  /** Whether the host has statuses. */
  hasStatus: boolean;
  orderHref: ((key: string) => string) | undefined;
  onSetStatus: SetStatus | undefined;
  /** The line follows another one of the same order, whose row has the customer. */
  isContinued: boolean;
}

const Customer = ({
  order: { userName, phone, address },
  isContinued,
}: Pick<OrderRowProps, 'order' | 'isContinued'>) => {
  const { orders } = useTexts(english);
  const href = phone && callHref(phone);
  const name = userName?.trim() || orders.noCustomer;
  if (isContinued) return <span className={muted}>{name}</span>;
  return (
    <>
      <span className={strong}>{name}</span>
      {address && <span className={muted}>{address}</span>}
      {href && (
        <a
          className={isSingleNumber(phone) ? callOnOneLine : call}
          href={href}
          aria-label={`${orders.callNamed(name)}: ${phone}`}
        >
          <Icon path={phoneIcon} /> {phone}
        </a>
      )}
    </>
  );
};

const NextStep = ({ order, onSetStatus }: { order: Order; onSetStatus: SetStatus }) => {
  const texts = useTexts(english);
  const { isBusy, error, setStatus } = useSetStatus(onSetStatus);
  const next = nextStatus(order);
  const action = next && texts.orders.steps[next];
  return (
    <>
      {next && action && (
        <Button
          busy={isBusy}
          aria-label={texts.orders.actionNamed(action, partName(order, texts), order.userName ?? '')}
          onClick={(event) => {
            if (!isRepeatedClick(event)) void setStatus(order, next);
          }}
          onKeyDown={ignoreHeldKey}
        >
          {action}
        </Button>
      )}
      <FormError {...error} message={error?.message} />
    </>
  );
};

/** One line of an order: what, for whom, how much, and its next step. */
export const OrderRow = ({ order, part, hasStatus, orderHref, onSetStatus, isContinued }: OrderRowProps) => {
  const texts = useTexts(english);
  const { pieces, total } = useFormattedAmounts(order);
  return (
    <tr
      className={`${order.status === 'placed' ? row.waiting : row.other} ${isContinued ? continued : ''}`.trim()}
      role="row"
    >
      <th className={partCell} scope="row" role="rowheader">
        <span className={partBox}>
          <PartThumbnail part={part} />
          <span className={partText}>
            {orderHref ? (
              <Link href={orderHref(orderKey(order))}>{partName(order, texts)}</Link>
            ) : (
              partName(order, texts)
            )}
            <span className={muted}>{pieces}</span>
            {order.orderNumber !== undefined && (
              <span className={muted}>{texts.print.number(shownOrderNumber(order))}</span>
            )}
          </span>
        </span>
      </th>
      <td className={customerCell} role="cell">
        <Customer order={order} isContinued={isContinued} />
      </td>
      {hasStatus && (
        <td className={statusCell} role="cell">
          {order.status && <OrderStatusTag status={order.status} />}
          {order.placedAt !== undefined && (
            <span className={muted}>
              <TimeText value={order.placedAt} format="age" />
            </span>
          )}
        </td>
      )}
      <td className={totalCell} role="cell">
        {total}
      </td>
      {onSetStatus && (
        <td className={actionCell} role="cell">
          <NextStep order={order} onSetStatus={onSetStatus} />
        </td>
      )}
    </tr>
  );
};
