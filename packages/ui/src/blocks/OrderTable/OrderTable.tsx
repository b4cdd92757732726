'use client';
import { useMemo } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { DataTable } from '../../elements/DataTable/DataTable.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { trashIcon } from '../../elements/Icon/icons.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import { canDelete, partFinder, partIdOf } from '@dealerkit/domain/orders/orderRules';
import { groupOrders } from '@dealerkit/domain/orders/orders';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { deleteModalTexts } from '../../texts/en/deleteModal.js';
import { myOrdersTexts } from '../../texts/en/myOrders.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { printTexts } from '../../texts/en/print.js';
import { useAmounts } from '../useAmounts.js';
import { deliveryColumns, statusColumns } from './columns.js';
import { cardOnly } from '../../elements/DataTable/DataTable.css.js';
import { actions } from './OrderTable.css.js';

const english = { ...deleteModalTexts, ...myOrdersTexts, ...ordersTexts, ...printTexts };

export interface OrderTableProps {
  /** The lines of the orders, in their initial sort order. */
  orders: ReadonlyArray<Order>;
  /** The parts on sale, for pictures and links; a host may give an order the name of its part only. */
  parts?: readonly Part[] | undefined;
  /** The page of an order by its key; without it no order links to one. */
  orderHref?: ((key: string) => string) | undefined;
  /** Puts all lines of an order into the basket again; without it there is no button for it. */
  onOrderAgain?: ((order: OrderWithLines) => void) | undefined;
  /** Called with the order to delete; the caller asks for confirmation. */
  onDelete: (order: Order) => void;
}

const noParts: readonly Part[] = [];

/** The lines of an order of several are deleted on its page, which names them. */
const Actions = ({
  order,
  isOnSale,
  onOrderAgain,
  onDelete,
}: { order: OrderWithLines; isOnSale: boolean } & Pick<OrderTableProps, 'onOrderAgain' | 'onDelete'>) => {
  const texts = useTexts(english);
  const [line, ...others] = order.lines;
  const isSingle = others.length === 0;
  const name = isSingle ? partName(line, texts) : texts.print.number(order.shownNumber);
  const hasAgain = onOrderAgain && isOnSale;
  return (
    <span className={actions}>
      {hasAgain && (
        <Button aria-label={texts.orders.againNamed(name)} onClick={() => onOrderAgain(order)}>
          {texts.orders.again}
        </Button>
      )}
      {isSingle && canDelete(line) && (
        <Button
          tone={hasAgain ? 'quiet' : 'neutral'}
          aria-label={texts.deleteModal.deleteNamed(name)}
          onClick={() => onDelete(line)}
        >
          {/* In a table the icon alone stands beside the other button. */}
          <Icon path={trashIcon} /> <span className={hasAgain ? cardOnly : undefined}>{texts.deleteModal.delete}</span>
        </Button>
      )}
    </span>
  );
};

/** A customer's orders: what and when, where to, and the ways to order again or to delete; renders up to 100,000 rows. */
export const OrderTable = ({ orders, parts = noParts, orderHref, onOrderAgain, onDelete }: OrderTableProps) => {
  const { formatNumber, formatMoney } = useUi();
  const formatPhone = useFormatPhone();
  const { digits } = useAmounts();
  const texts = useTexts(english);
  const findPart = useMemo(() => partFinder(parts), [parts]);
  const rows = useMemo(() => groupOrders(orders), [orders]);
  const hasStatus = orders.some(({ status }) => status !== undefined);
  const columns = useMemo(
    () =>
      (hasStatus ? statusColumns : deliveryColumns)({
        texts,
        formatNumber,
        formatMoney,
        formatPhone,
        digits,
        findPart,
        orderHref,
      }),
    [hasStatus, texts, formatNumber, formatMoney, formatPhone, digits, findPart, orderHref],
  );
  return (
    <DataTable
      label={texts.titles.myOrders}
      rows={rows}
      columns={columns}
      rowKey={({ key }) => key}
      formatCount={texts.myOrders.count}
      actionsWidth="14.5rem"
      rowHeight="5rem"
      actions={(order) => (
        <Actions
          order={order}
          isOnSale={order.lines.some((line) => partIdOf(line, findPart(line)) !== undefined)}
          onOrderAgain={onOrderAgain}
          onDelete={onDelete}
        />
      )}
    />
  );
};
