'use client';
import { useRef, useState } from 'react';
import { DeleteModal } from '../../blocks/DeleteModal/DeleteModal.js';
import { OrderTable } from '../../blocks/OrderTable/OrderTable.js';
import { OrderTableSkeleton } from '../../blocks/OrderTableSkeleton/OrderTableSkeleton.js';
import { partName } from '../../blocks/partFacts.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Loaded } from '../../elements/Loaded/Loaded.js';
import type { Order } from '../../entities.js';
import type { Loadable, Outcome } from '../../Loadable.js';
import { paths } from '../../paths.js';
import { useAccountUi } from '../../useAccountUi.js';
import { count, heading, screen, title } from './MyOrdersScreen.css.js';

export interface MyOrdersScreenProps {
  /** The customer's own orders. */
  orders: Loadable<readonly Order[]>;
  /** Deletes one, after it was asked for and confirmed; refreshing the list is up to the caller. */
  onDelete: (order: Order) => Outcome;
}

const Count = ({ orders }: Pick<MyOrdersScreenProps, 'orders'>) => {
  const { texts, number } = useAccountUi();
  if (orders.state !== 'ready' || orders.data.length === 0) return null;
  const { length } = orders.data;
  return <p className={count}>{length === 1 ? texts.myOrders.countOne : texts.myOrders.count(number(length))}</p>;
};

/** A customer's orders, to be looked at and deleted (specification, section 2, `myorders`). */
export const MyOrdersScreen = ({ orders, onDelete }: MyOrdersScreenProps) => {
  const { texts } = useAccountUi();
  const top = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Order>();
  return (
    <div className={screen}>
      <div className={heading}>
        <h1 ref={top} className={title} tabIndex={-1}>
          {texts.titles.myOrders}
        </h1>
        <Count orders={orders} />
      </div>
      <Loaded
        value={orders}
        skeleton={<OrderTableSkeleton />}
        empty={
          <EmptyState icon="orders" {...texts.myOrders.empty}>
            <ButtonLink href={paths.home} tone="accent">
              {texts.myOrders.toParts}
            </ButtonLink>
          </EmptyState>
        }
      >
        {(data) => <OrderTable orders={data} onDelete={setAsked} />}
      </Loaded>
      {asked && (
        <DeleteModal
          name={partName(asked, texts)}
          kind="order"
          onDelete={() => onDelete(asked)}
          onClose={() => setAsked(undefined)}
          focusAfter={top}
        />
      )}
    </div>
  );
};
