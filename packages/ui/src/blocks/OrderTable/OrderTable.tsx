'use client';
import { useMemo } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DataTable } from '../../elements/DataTable/DataTable.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { trashIcon } from '../../elements/Icon/icons.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import { canDelete, partFinder } from '@dealerkit/domain/orderRules';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { deliveryColumns, statusColumns } from './columns.js';
import { actions, deleteText } from './OrderTable.css.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { myOrdersTexts } from '../../texts/en/myOrders.js';
import { deleteModalTexts } from '../../texts/en/deleteModal.js';

const english = { ...ordersTexts, ...myOrdersTexts, ...deleteModalTexts };

export interface OrderTableProps {
  /** The orders, in their initial sort order. */
  orders: ReadonlyArray<Order>;
  /** The parts on sale, for pictures and links; an order has the name of its part only. */
  parts?: readonly Part[] | undefined;
  /** The page of an order by its id; without it no order links to one. */
  orderHref?: ((id: string) => string) | undefined;
  /** Called with the order to delete; the caller asks for confirmation. */
  onDelete: (order: Order) => void;
}

const noParts: readonly Part[] = [];

/** A customer's orders: what and when, where to, and the ways to order again or to delete; renders up to 100,000 rows. */
export const OrderTable = ({ orders, parts = noParts, orderHref, onDelete }: OrderTableProps) => {
  const { formatNumber, formatMoney } = useUi();
  const texts = useTexts(english);
  const findPart = useMemo(() => partFinder(parts), [parts]);
  const hasStatus = orders.some(({ status }) => status !== undefined);
  const columns = useMemo(
    () => (hasStatus ? statusColumns : deliveryColumns)({ texts, formatNumber, formatMoney, findPart, orderHref }),
    [hasStatus, texts, formatNumber, formatMoney, findPart, orderHref],
  );
  return (
    <DataTable
      label={texts.titles.myOrders}
      rows={orders}
      columns={columns}
      rowKey={({ _id }) => _id}
      formatCount={texts.myOrders.count}
      actionsWidth="14.5rem"
      rowHeight="5.5rem"
      actions={(order) => {
        const name = partName(order, texts);
        const part = findPart(order);
        return (
          <span className={actions}>
            {part && (
              <ButtonLink href={paths.orderAgain(part._id, order._id)} aria-label={texts.orders.againNamed(name)}>
                {texts.orders.again}
              </ButtonLink>
            )}
            {canDelete(order) && (
              <Button
                tone={part ? 'quiet' : 'neutral'}
                aria-label={texts.deleteModal.deleteNamed(name)}
                onClick={() => onDelete(order)}
              >
                <Icon path={trashIcon} /> <span className={part && deleteText}>{texts.deleteModal.delete}</span>
              </Button>
            )}
          </span>
        );
      }}
    />
  );
};
