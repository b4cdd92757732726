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
import type { Order } from '../../entities.js';
import type { AsyncData, SubmitResult } from '../../AsyncData.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';

export interface MyOrdersScreenProps {
  /** The customer's own orders. */
  orders: AsyncData<readonly Order[]>;
  /** Deletes one, after it was asked for and confirmed; refreshing the list is up to the caller. */
  onDelete: (order: Order) => SubmitResult;
}

/** A customer's orders, to be looked at and deleted (specification, section 2, `myorders`). */
export const MyOrdersScreen = ({ orders, onDelete }: MyOrdersScreenProps) => {
  const { texts } = useUi();
  const title = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Order>();
  return (
    <DashboardPage title={texts.titles.myOrders} titleRef={title}>
      <Async
        value={orders}
        skeleton={<DataTableSkeleton columns={3} />}
        empty={
          <EmptyState icon="orders" {...texts.myOrders.empty}>
            <ButtonLink href={paths.home} tone="accent">
              {texts.myOrders.toParts}
            </ButtonLink>
          </EmptyState>
        }
      >
        {(data) => <OrderTable orders={data} onDelete={setAsked} />}
      </Async>
      {asked && (
        <DeleteModal
          name={partName(asked, texts)}
          kind="order"
          onDelete={() => onDelete(asked)}
          onClose={() => setAsked(undefined)}
          returnFocusRef={title}
        />
      )}
    </DashboardPage>
  );
};
