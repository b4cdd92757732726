'use client';
import { useRef, useState } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { DeleteModal } from '../../blocks/DeleteModal/DeleteModal.js';
import { OrderTable } from '../../blocks/OrderTable/OrderTable.js';
import { partName } from '../../partRules.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Async } from '../../elements/Async/Async.js';
import type { Order, Part } from '../../entities.js';
import type { AsyncData, SubmitResult } from '../../AsyncData.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';

export interface MyOrdersScreenProps {
  /** The orders of this customer. */
  orders: AsyncData<readonly Order[]>;
  /** The parts on sale, for the pictures of the orders and the links to their parts. */
  parts?: readonly Part[] | undefined;
  /** Called after the customer confirmed the deletion of this order. The caller updates `orders`. */
  onDelete: (order: Order) => Promise<SubmitResult>;
}

/** Lets a customer see and delete their orders (`/dashboard/myorders`). */
export const MyOrdersScreen = ({ orders, parts, onDelete }: MyOrdersScreenProps) => {
  const { texts } = useUi();
  const title = useRef<HTMLHeadingElement>(null);
  const [orderToDelete, setOrderToDelete] = useState<Order>();
  return (
    <DashboardPage title={texts.titles.myOrders} titleRef={title}>
      <Async
        value={orders}
        skeleton={<DataTableSkeleton columns={3} hasPicture />}
        empty={
          <EmptyState icon="orders" {...texts.myOrders.empty}>
            <ButtonLink href={paths.home} tone="accent">
              {texts.myOrders.toParts}
            </ButtonLink>
          </EmptyState>
        }
      >
        {(data) => <OrderTable orders={data} parts={parts} onDelete={setOrderToDelete} />}
      </Async>
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
