'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent, RefObject } from 'react';
import { setStyle } from '../../elements/setStyle.js';
import { RowTable } from '../../elements/RowTable/RowTable.js';
import { focusRow } from '../../elements/RowCheckbox/RowCheckbox.js';
import type { RowCommands, RowSelection } from '../../elements/RowCheckbox/RowCheckbox.js';
import { partFinder } from '@dealerkit/domain/orders/orderRules';
import type { Part } from '@dealerkit/domain/entities';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { useTexts } from '../../UiProvider.js';
import type { SetStatuses } from '../useSetStatus.js';
import { list, selectWidthName, statusWidthName, stepWidthName } from './OrderList.css.js';
import { useOrderColumns } from './OrderCells.js';
import { OrderLines } from './OrderLines.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';
import { ordersTexts } from '../../texts/en/orders.js';

export { OrderListSkeleton } from './OrderListSkeleton.js';

const english = { ...orderDeskTexts, ...ordersTexts };

/** What the rows of orders show and link to. */
export interface OrderListOptions {
  /** The parts on sale, for the pictures; a host may give a line the name of its part only. */
  parts: ReadonlyArray<Part>;
  /** The page of an order by its key; without it no order links to one. */
  orderHref?: ((key: string) => string) | undefined;
}

export interface OrderListProps extends OrderListOptions {
  /** The accessible name of the list. */
  label: string;
  /** The orders to list, in their order. Keep the identity of an order that has not changed. */
  orders: ReadonlyArray<OrderWithLines>;
  /** Sets the next status from the row; without it the rows have no buttons. */
  onSetStatuses?: SetStatuses | undefined;
  /** The selection of the orders by their keys; without it there are no check boxes and no keys for them. */
  selection?: RowSelection | undefined;
  /** Further single keys, which get the key of the order that has the focus. */
  commands?: RowCommands | undefined;
  /** Whether single characters act in the list, beside the arrow keys and Escape. @default true */
  hasSingleKeys?: boolean | undefined;
  /** Called when the pointer leaves the list, or the focus if the pointer is not in the list. */
  onLeave?: (() => void) | undefined;
  /** The id of the list, for a link that leads to it. */
  listId?: string | undefined;
  /** Receives the element around the rows, for `focusRow`. */
  listRef?: RefObject<HTMLTableElement | null> | undefined;
}

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

/** The latest value of a function, with an identity that stays, so that the rows are not rendered again. */
const useStable = <Arguments extends readonly unknown[], Result>(call: (...args: Arguments) => Result) => {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  }, [call]);
  return useCallback((...args: Arguments) => latest.current(...args), []);
};

/** The width of the longest of some words in a small font, with the rem around it. */
const widthOf = (words: readonly string[], unit: number, around: number) =>
  `${String(Math.max(...words.map(({ length }) => length)) * unit + around)}rem`;

/** Without marks, such as vowel signs, most of which stand above or below their letter. */
const letters = (word: string) => word.replaceAll(/\p{M}/gu, '');

const isWaiting = ({ lines }: OrderWithLines) => lines.some(({ status }) => status === 'placed');

/** Orders of all customers, one a row, each with its next step: a table, or rows of two lines in a narrow container. */
export const OrderList = ({
  label,
  orders,
  parts,
  orderHref,
  onSetStatuses,
  selection,
  commands,
  hasSingleKeys,
  onLeave,
  listId,
  listRef,
}: OrderListProps) => {
  const { orders: texts, orderDesk } = useTexts(english);
  const own = useRef<HTMLTableElement>(null);
  const element = listRef ?? own;
  const [changed, setChanged] = useState<{ row: string | undefined }>();
  const findPart = useMemo(() => partFinder(parts), [parts]);
  const setStatuses = useStable(async (...change: Parameters<SetStatuses>) => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const error = await onSetStatuses?.(...change);
    if (!error) setChanged({ row });
    return error;
  });
  useEffect(() => {
    // After the last step there is no button to keep the focus.
    if (changed && document.activeElement === document.body) focusRow(element.current, changed.row);
  }, [changed, element]);
  const columns = useOrderColumns({
    hasStatus: orders.some(({ lines }) => lines.some(({ status }) => status !== undefined)),
    orderHref,
    onSetStatuses: onSetStatuses && setStatuses,
  });
  const details = useCallback((order: OrderWithLines) => <OrderLines order={order} findPart={findPart} />, [findPart]);
  const widths = {
    [selectWidthName]: selection ? '2.5rem' : '0',
    [statusWidthName]: widthOf(Object.values(texts.statuses), 0.42, 2.5),
    [stepWidthName]: widthOf(Object.values(texts.steps).map(letters), 0.5, 2),
  };
  return (
    <div ref={setStyle(widths)} {...leaveHandlers(onLeave)}>
      <RowTable
        id={listId}
        ref={element}
        tabIndex={-1}
        className={list}
        caption={label}
        columns={columns}
        rows={orders}
        rowKey={({ key }) => key}
        isMarked={isWaiting}
        selection={selection}
        selectLabel={({ shownNumber }) => orderDesk.select(shownNumber)}
        details={details}
        commands={commands}
        hasSingleKeys={hasSingleKeys}
      />
    </div>
  );
};
