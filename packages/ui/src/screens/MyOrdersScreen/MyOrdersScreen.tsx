'use client';
import { useRef, useState } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { DeleteModal } from '../../blocks/DeleteModal/DeleteModal.js';
import { OfflineQueue } from '../../blocks/OfflineQueue/OfflineQueue.js';
import type { OfflineQueueProps } from '../../blocks/OfflineQueue/OfflineQueue.js';
import { OrderTable } from '../../blocks/OrderTable/OrderTable.js';
import { ordersIcon } from '../../elements/Icon/icons.js';
import { partName } from '../../partName.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { Async } from '../../elements/Async/Async.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import type { AsyncData, ErrorKind, SubmitResult } from '../../AsyncData.js';
import { formatDateTime } from '../../format/dates.js';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { myOrdersTexts } from '../../texts/en/myOrders.js';

export interface MyOrdersScreenProps {
  /** The lines of the orders of this customer, the newest order first. */
  orders: AsyncData<readonly Order[]>;
  /** The parts on sale, for the pictures of the orders and the links to their parts. */
  parts?: readonly Part[] | undefined;
  /** When the host gave `orders`, in milliseconds since 1970, if they are those of an earlier visit; undefined if they are current. */
  storedAt?: number | undefined;
  /** Why the host has not answered, so that the orders of the earlier visit stay. */
  failureKind?: ErrorKind | undefined;
  /** The orders that wait on this device. */
  offlineQueue?: OfflineQueueProps | undefined;
  /** The page of an order by its key; without it no order links to one. */
  orderHref?: ((key: string) => string) | undefined;
  /** Puts all lines of an order into the basket again; without it there is no button for it. */
  onOrderAgain?: ((order: OrderWithLines) => void) | undefined;
  /** Called after the customer confirmed the deletion of this order. The caller updates `orders`. */
  onDelete: (order: Order) => Promise<SubmitResult>;
}

/** Lets a customer see and delete their orders (`/dashboard/myorders`). */
export const MyOrdersScreen = ({
  orders,
  parts,
  storedAt,
  failureKind,
  offlineQueue,
  orderHref,
  onOrderAgain,
  onDelete,
}: MyOrdersScreenProps) => {
  const texts = useTexts(myOrdersTexts);
  const title = useRef<HTMLHeadingElement>(null);
  const [orderToDelete, setOrderToDelete] = useState<Order>();
  const time = storedAt === undefined ? undefined : formatDateTime(new Date(storedAt).toISOString(), texts.locale);
  return (
    <DashboardPage isDense title={texts.titles.myOrders} titleRef={title}>
      {offlineQueue && <OfflineQueue {...offlineQueue} returnFocusRef={title} />}
      {time !== undefined && failureKind && (
        <div role="status">
          <Notice tone="warning" title={texts.errors[failureKind].title}>
            {texts.offline.orders(time)}
          </Notice>
        </div>
      )}
      <Async
        value={orders}
        skeleton={<DataTableSkeleton columns={3} hasPicture hasTwoLines />}
        empty={
          <EmptyState icon={ordersIcon} {...texts.myOrders.empty}>
            <ButtonLink href={paths.home} tone="accent">
              {texts.myOrders.toParts}
            </ButtonLink>
          </EmptyState>
        }
      >
        {(data) => (
          <OrderTable
            orders={data}
            parts={parts}
            orderHref={orderHref}
            onOrderAgain={onOrderAgain}
            onDelete={setOrderToDelete}
          />
        )}
      </Async>
      {/* Below the orders, which would move when it disappears. */}
      {time !== undefined && !failureKind && <Notice>{texts.offline.orders(time)}</Notice>}
      {orderToDelete && (
        <DeleteModal
          name={partName(orderToDelete, texts)}
          kind="order"
          onDelete={() => onDelete(orderToDelete)}
          onClose={() => setOrderToDelete(undefined)}
          returnFocusRef={title}
        />
      )}
    </DashboardPage>
  );
};
