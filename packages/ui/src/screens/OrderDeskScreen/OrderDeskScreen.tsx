'use client';
import { useMemo, useRef } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { ExportButton } from '../../blocks/ExportButton/ExportButton.js';
import type { ExportButtonProps } from '../../blocks/ExportButton/ExportButton.js';
import { OrderFilter } from '../../blocks/OrderFilter/OrderFilter.js';
import type { OrderFilterOptions, OrderFilterProps } from '../../blocks/OrderFilter/OrderFilter.js';
import type { OrderListOptions } from '../../blocks/OrderList/OrderList.js';
import { SkipLink } from '../../elements/SkipLink/SkipLink.js';
import { OrderTabs } from '../../blocks/OrderTabs/OrderTabs.js';
import type { OrderTabCounts } from '../../blocks/OrderTabs/OrderTabs.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { ordersIcon, plusIcon, searchIcon } from '../../elements/Icon/icons.js';
import { focusRow } from '../../elements/RowCheckbox/RowCheckbox.js';
import type { AsyncData } from '../../AsyncData.js';
import type { Order } from '@dealerkit/domain/entities';
import { allOrders } from '@dealerkit/domain/orders/orderQuery';
import type { OrderCriteria } from '@dealerkit/domain/orders/orderQuery';
import { groupOrders } from '@dealerkit/domain/orders/orders';
import { useTexts } from '../../UiProvider.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { DeskList } from './DeskList.js';
import type { DeskListOptions } from './DeskList.js';

const english = { ...orderDeskTexts, ...ordersTexts };

export type { ApplyStep, LineFailure, OrderPrint } from '../../blocks/OrderBulkBar/OrderBulkBar.js';

export interface OrderDeskScreenProps extends OrderFilterOptions, OrderListOptions, DeskListOptions {
  /** Called with each change of the criteria; without it the host cannot filter, and lists the orders of one customer. */
  onFilter?: OrderFilterProps['onFilter'] | undefined;
  /** The URL of the list with other criteria, for the tabs. */
  hrefOf?: ((criteria: OrderCriteria) => string) | undefined;
  /** How many orders have a line with each status. */
  counts?: OrderTabCounts | undefined;
  /** The e-mail of the customer whose orders are listed. */
  customer?: string | undefined;
  /** The lines of the orders that match the criteria. */
  orders: AsyncData<readonly Order[]>;
  /** The URL of the page for an order at the counter; without it there is no link to it. */
  newOrderHref?: string | undefined;
  /** Exports all orders that match the criteria; without it there is no button for it. */
  onExport?: ExportButtonProps['onExport'] | undefined;
  /** The formats that the host can write. @default ['csv'] */
  exportFormats?: ExportButtonProps['formats'];
}

/** The list, to which a link leads past tabs and filters. */
const LIST_ID = 'orders';

const isFiltered = ({ search, customer, from, to }: OrderCriteria) => Boolean(search || customer || from || to);

const NoOrders = ({ criteria, onFilter }: Pick<OrderDeskScreenProps, 'criteria' | 'onFilter'>) => {
  const { orders } = useTexts(english);
  return onFilter && (isFiltered(criteria) || criteria.status) ? (
    <EmptyState icon={searchIcon} {...orders.noMatch}>
      <Button onClick={() => onFilter(allOrders)}>{orders.clearFilter}</Button>
    </EmptyState>
  ) : (
    <EmptyState icon={ordersIcon} {...orders.empty} />
  );
};

/** Lets an admin find the orders of all customers, choose many of them, and take their next step (`/dashboard/orders`). */
export const OrderDeskScreen = ({
  orders,
  criteria,
  usedSearch,
  customerName,
  customer,
  onFilter,
  hrefOf,
  counts,
  newOrderHref,
  onExport,
  exportFormats,
  ...list
}: OrderDeskScreenProps) => {
  const texts = useTexts(english);
  const rows = useRef<HTMLTableElement>(null);
  const found = useMemo(
    () => (orders.state === 'ready' ? { ...orders, data: groupOrders(orders.data) } : orders),
    [orders],
  );
  return (
    <DashboardPage
      title={texts.titles.orders}
      lead={customer}
      isDense
      action={
        <>
          {list.orderHref && found.state === 'ready' && found.data.length > 0 && (
            <SkipLink targetId={LIST_ID} target={rows} onFocusTarget={(element) => focusRow(element)}>
              {texts.orderDesk.toList}
            </SkipLink>
          )}
          {newOrderHref !== undefined && (
            <ButtonLink href={newOrderHref}>
              <Icon path={plusIcon} /> {texts.titles.counterOrder}
            </ButtonLink>
          )}
          {onExport && (
            <ExportButton list={texts.titles.orders} onExport={onExport} formats={exportFormats} hasOrders />
          )}
        </>
      }
    >
      {hrefOf && (
        <OrderTabs current={criteria.status} counts={counts} hrefOf={(status) => hrefOf({ ...criteria, status })} />
      )}
      {onFilter && (
        <OrderFilter criteria={criteria} customerName={customerName} onFilter={onFilter} usedSearch={usedSearch} />
      )}
      <DeskList
        {...list}
        exportFormats={exportFormats}
        orders={found}
        criteria={criteria}
        listId={LIST_ID}
        listRef={rows}
        empty={<NoOrders criteria={criteria} onFilter={onFilter} />}
      />
    </DashboardPage>
  );
};
