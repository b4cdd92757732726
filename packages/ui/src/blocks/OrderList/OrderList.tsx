'use client';
import { useEffect, useMemo, useRef } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { partFinder } from '@dealerkit/domain/orderRules';
import type { Order, Part } from '@dealerkit/domain/entities';
import { useTexts } from '../../UiProvider.js';
import type { SetStatus } from '../useSetStatus.js';
import { container, head, headerCell, list, totalHeader } from './OrderList.css.js';
import { OrderRow } from './OrderRow.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { tableTexts } from '../../texts/en/table.js';

const english = { ...ordersTexts, ...tableTexts };

/** What the rows of orders show and link to. */
export interface OrderListOptions {
  /** The parts on sale, for the pictures; an order has the name of its part only. */
  parts: ReadonlyArray<Part>;
  /** The page of an order by its key; without it no order links to one. */
  orderHref?: ((key: string) => string) | undefined;
  /** Sets the next status from the row; without it the rows have no buttons. */
  onSetStatus?: SetStatus | undefined;
}

export interface OrderListProps extends OrderListOptions {
  /** The accessible name of the list. */
  label: string;
  /** The lines of the orders to list, in their order; those of one order follow each other. */
  orders: ReadonlyArray<Order>;
  /** Called when the pointer leaves the list, or the focus if the pointer is not in the list. */
  onLeave?: (() => void) | undefined;
}

/** Moves the focus if its row is removed by a change of status: to the row that takes its place. */
const useFocusAfterChange = (orders: readonly Order[]) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const changedRow = useRef<number>(undefined);
  useEffect(() => {
    if (changedRow.current === undefined || document.activeElement !== document.body) return;
    const row = body.current?.rows[Math.min(changedRow.current, orders.length - 1)];
    (row?.querySelector('button') ?? row?.querySelector('a'))?.focus();
    changedRow.current = undefined;
  }, [orders]);
  return { body, changedRow };
};

/** The handlers of the element around the list. */
const leaveHandlers = (onLeave: OrderListProps['onLeave']) => ({
  // A finger leaves whenever it is lifted.
  onPointerLeave: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') onLeave?.();
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) onLeave?.();
  },
});

/** Orders of all customers, each with its next step: a table, or cards in a narrow container. */
export const OrderList = ({ label, orders, parts, orderHref, onSetStatus, onLeave }: OrderListProps) => {
  const { orders: texts, table } = useTexts(english);
  const findPart = useMemo(() => partFinder(parts), [parts]);
  const hasStatus = orders.some(({ status }) => status !== undefined);
  const { body, changedRow } = useFocusAfterChange(orders);
  return (
    <div className={container} {...leaveHandlers(onLeave)}>
      <table className={list} role="table" aria-label={label}>
        <thead className={head} role="rowgroup">
          <tr role="row">
            <th className={headerCell} scope="col" role="columnheader">
              {texts.part}
            </th>
            <th className={headerCell} scope="col" role="columnheader">
              {texts.customer}
            </th>
            {hasStatus && (
              <th className={headerCell} scope="col" role="columnheader">
                {texts.status}
              </th>
            )}
            <th className={totalHeader} scope="col" role="columnheader">
              {texts.total}
            </th>
            {onSetStatus && (
              <th className={totalHeader} scope="col" role="columnheader">
                {table.actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup">
          {orders.map((order, index) => (
            <OrderRow
              key={order._id}
              order={order}
              part={findPart(order)}
              hasStatus={hasStatus}
              orderHref={orderHref}
              isContinued={order.orderNumber !== undefined && order.orderNumber === orders[index - 1]?.orderNumber}
              onSetStatus={
                onSetStatus &&
                ((...change) => {
                  changedRow.current = index;
                  return onSetStatus(...change);
                })
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
