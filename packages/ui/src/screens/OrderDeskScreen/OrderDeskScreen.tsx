'use client';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { ExportButton } from '../../blocks/ExportButton/ExportButton.js';
import { allOrders, OrderFilter } from '../../blocks/OrderFilter/OrderFilter.js';
import type { OrderFilterOptions, OrderFilterProps } from '../../blocks/OrderFilter/OrderFilter.js';
import { OrderList } from '../../blocks/OrderList/OrderList.js';
import type { OrderListOptions } from '../../blocks/OrderList/OrderList.js';
import { useHeldOrders } from '../../blocks/OrderList/useHeldOrders.js';
import { OrderListSkeleton } from '../../blocks/OrderListSkeleton/OrderListSkeleton.js';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { ordersIcon, plusIcon, searchIcon } from '../../elements/Icon/icons.js';
import type { AsyncData, SubmitResult } from '../../AsyncData.js';
import type { Order } from '@dealerkit/domain/entities';
import { groupOrders } from '@dealerkit/domain/orders';
import { useTexts, useUi } from '../../UiProvider.js';
import { myOrdersTexts } from '../../texts/en/myOrders.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { useFormatTotal } from '../../elements/useFormatTotal.js';
import { count, footer, list } from './OrderDeskScreen.css.js';

const english = { ...myOrdersTexts, ...ordersTexts };

export type { OrderCriteria } from '../../blocks/OrderFilter/OrderFilter.js';

export interface OrderDeskScreenProps extends OrderFilterOptions, OrderListOptions {
  /** Called with each change of the criteria; without it the host cannot filter, and lists the orders of one customer. */
  onFilter?: OrderFilterProps['onFilter'] | undefined;
  /** The e-mail of the customer whose orders are listed. */
  customer?: string | undefined;
  /** The lines of the orders that match the criteria, the newest order first. */
  orders: AsyncData<readonly Order[]>;
  /** How many orders match the criteria; undefined if the host does not say. */
  total?: number | undefined;
  /** The host stopped counting at `total`, so there are that many orders or more. @default false */
  isTotalMinimum?: boolean;
  /** Loads more orders; undefined if all are shown. */
  onMore?: (() => void) | undefined;
  /** Whether more orders, or those of new criteria, are loading while the present ones are shown. @default false */
  isLoading?: boolean | undefined;
  /** The URL of the page for an order at the counter; without it there is no link to it. */
  newOrderHref?: string | undefined;
  /** Exports all orders that match the criteria; without it there is no button for it. */
  onExport?: (() => Promise<SubmitResult>) | undefined;
}

const noOrders: readonly Order[] = [];

const isFiltered = (criteria: OrderDeskScreenProps['criteria']) => Object.values(criteria).some(Boolean);

const NoOrders = ({ criteria, onFilter }: Pick<OrderDeskScreenProps, 'criteria' | 'onFilter'>) => {
  const { orders } = useTexts(english);
  return onFilter && isFiltered(criteria) ? (
    <EmptyState icon={searchIcon} {...orders.noMatch}>
      <Button onClick={() => onFilter(allOrders)}>{orders.clearFilter}</Button>
    </EmptyState>
  ) : (
    <EmptyState icon={ordersIcon} {...orders.empty} />
  );
};

/** Lets an admin find the orders of all customers and set their status (`/dashboard/orders`). */
export const OrderDeskScreen = ({
  orders,
  total,
  isTotalMinimum,
  parts,
  orderHref,
  criteria,
  usedSearch,
  customer,
  onFilter,
  onSetStatus,
  onMore,
  isLoading = false,
  newOrderHref,
  onExport,
}: OrderDeskScreenProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const formatTotal = useFormatTotal();
  const found = orders.state === 'ready' ? orders.data : noOrders;
  const held = useHeldOrders(found, onSetStatus, criteria);
  const formatCount = (shown: number) => {
    const all = total ?? shown;
    const formatted = texts.myOrders.count(all, formatTotal(all, isTotalMinimum));
    return shown < all || isTotalMinimum ? texts.orders.shown(formatNumber(shown), formatted) : formatted;
  };
  return (
    <DashboardPage
      title={texts.titles.orders}
      lead={customer}
      action={
        <>
          {newOrderHref !== undefined && (
            <ButtonLink href={newOrderHref}>
              <Icon path={plusIcon} /> {texts.titles.counterOrder}
            </ButtonLink>
          )}
          {onExport && <ExportButton list={texts.titles.orders} onExport={onExport} />}
        </>
      }
    >
      {onFilter && <OrderFilter criteria={criteria} onFilter={onFilter} usedSearch={usedSearch} />}
      <Async
        value={orders.state === 'ready' ? { ...orders, data: held.orders } : orders}
        skeleton={<OrderListSkeleton />}
        empty={<NoOrders criteria={criteria} onFilter={onFilter} />}
      >
        {(data) => (
          <div className={list} aria-busy={isLoading}>
            <p className={count} role="status">
              {formatCount(groupOrders(found).length)}
            </p>
            <OrderList {...held} label={texts.titles.orders} orders={data} parts={parts} orderHref={orderHref} />
            {onMore && (
              <div className={footer}>
                <Button busy={isLoading} onClick={onMore}>
                  {texts.orders.more}
                </Button>
              </div>
            )}
          </div>
        )}
      </Async>
    </DashboardPage>
  );
};
