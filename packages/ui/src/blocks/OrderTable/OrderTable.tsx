'use client';
import { useMemo } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DataTable } from '../../elements/DataTable/DataTable.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { trashIcon } from '../../elements/Icon/icons.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import { canDelete, partFinder, partIdOf } from '@dealerkit/domain/orders/orderRules';
import { groupOrders } from '@dealerkit/domain/orders/orders';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { deleteModalTexts } from '../../texts/en/deleteModal.js';
import { myOrdersTexts } from '../../texts/en/myOrders.js';
import { orderLinesTexts } from '../../texts/en/orderLines.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { printTexts } from '../../texts/en/print.js';
import { useAmounts } from '../useAmounts.js';
import { deliveryColumns, statusColumns } from './columns.js';
import { actions, deleteText } from './OrderTable.css.js';

const english = { ...deleteModalTexts, ...myOrdersTexts, ...orderLinesTexts, ...ordersTexts, ...printTexts };

export interface OrderTableProps {
  /** The lines of the orders, in their initial sort order. */
  orders: ReadonlyArray<Order>;
  /** The parts on sale, for pictures and links; a host may give an order the name of its part only. */
  parts?: readonly Part[] | undefined;
  /** The page of an order by its key; without it no order links to one. */
  orderHref?: ((key: string) => string) | undefined;
  /** Orders all lines of an order again; without it an order of several lines has no button for it. */
  onOrderAgain?: ((order: OrderWithLines) => void) | undefined;
  /** Called with the order to delete; the caller asks for confirmation. */
  onDelete: (order: Order) => void;
}

const noParts: readonly Part[] = [];

const LineActions = ({
  line,
  part,
  onDelete,
}: { line: Order; part: Part | undefined } & Pick<OrderTableProps, 'onDelete'>) => {
  const texts = useTexts(english);
  const name = partName(line, texts);
  const partId = partIdOf(line, part);
  return (
    <span className={actions}>
      {partId !== undefined && (
        <ButtonLink href={paths.orderAgain(partId, line._id)} aria-label={texts.orders.againNamed(name)}>
          {texts.orders.again}
        </ButtonLink>
      )}
      {canDelete(line) && (
        <Button
          tone={partId === undefined ? 'neutral' : 'quiet'}
          aria-label={texts.deleteModal.deleteNamed(name)}
          onClick={() => onDelete(line)}
        >
          <Icon path={trashIcon} />{' '}
          <span className={partId === undefined ? undefined : deleteText}>{texts.deleteModal.delete}</span>
        </Button>
      )}
    </span>
  );
};

/** The lines of an order are deleted on its page, which names them. */
const OrderOfLinesActions = ({
  order,
  orderHref,
  onOrderAgain,
}: { order: OrderWithLines } & Pick<OrderTableProps, 'orderHref' | 'onOrderAgain'>) => {
  const { orders, orderLines, print } = useTexts(english);
  return (
    <span className={actions}>
      {onOrderAgain && (
        <Button aria-label={orders.againNamed(print.number(order.shownNumber))} onClick={() => onOrderAgain(order)}>
          {orders.again}
        </Button>
      )}
      {orderHref && (
        <ButtonLink
          tone={onOrderAgain ? 'quiet' : 'neutral'}
          href={orderHref(order.key)}
          aria-label={orderLines.openOrder(order.shownNumber)}
        >
          {orderLines.open}
        </ButtonLink>
      )}
    </span>
  );
};

/** A customer's orders: what and when, where to, and the ways to order again or to delete; renders up to 100,000 rows. */
export const OrderTable = ({ orders, parts = noParts, orderHref, onOrderAgain, onDelete }: OrderTableProps) => {
  const { formatNumber, formatMoney } = useUi();
  const { digits } = useAmounts();
  const texts = useTexts(english);
  const findPart = useMemo(() => partFinder(parts), [parts]);
  const rows = useMemo(() => groupOrders(orders), [orders]);
  const hasStatus = orders.some(({ status }) => status !== undefined);
  const columns = useMemo(
    () =>
      (hasStatus ? statusColumns : deliveryColumns)({ texts, formatNumber, formatMoney, digits, findPart, orderHref }),
    [hasStatus, texts, formatNumber, formatMoney, digits, findPart, orderHref],
  );
  return (
    <DataTable
      label={texts.titles.myOrders}
      rows={rows}
      columns={columns}
      rowKey={({ key }) => key}
      formatCount={texts.myOrders.count}
      actionsWidth="14.5rem"
      rowHeight="5.5rem"
      actions={(order) => {
        const [line, ...others] = order.lines;
        return others.length > 0 ? (
          <OrderOfLinesActions order={order} orderHref={orderHref} onOrderAgain={onOrderAgain} />
        ) : (
          <LineActions line={line} part={findPart(line)} onDelete={onDelete} />
        );
      }}
    />
  );
};
