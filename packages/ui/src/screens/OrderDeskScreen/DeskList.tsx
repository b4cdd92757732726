import { useEffect, useMemo, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { ShortcutsDialog } from '../../blocks/ShortcutsDialog/ShortcutsDialog.js';
import type { SingleKeys } from '../../blocks/ShortcutsDialog/ShortcutsDialog.js';
import { OrderBulkBar, useBulkStep } from '../../blocks/OrderBulkBar/OrderBulkBar.js';
import type { ApplyStep, OrderBulkBarProps } from '../../blocks/OrderBulkBar/OrderBulkBar.js';
import { OrderList } from '../../blocks/OrderList/OrderList.js';
import type { OrderListOptions } from '../../blocks/OrderList/OrderList.js';
import { useHeldOrders } from '../../blocks/OrderList/useHeldOrders.js';
import { OrderListSkeleton } from '../../blocks/OrderList/OrderListSkeleton.js';
import type { SetStatuses } from '../../blocks/useSetStatus.js';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { focusArrivedList, useRowSelection } from '../../elements/RowCheckbox/RowCheckbox.js';
import type { AsyncData } from '../../AsyncData.js';
import type { OrderCriteria } from '@dealerkit/domain/orders/orderQuery';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { useTexts, useUi } from '../../UiProvider.js';
import { myOrdersTexts } from '../../texts/en/myOrders.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { useFormatTotal } from '../../elements/useFormatTotal.js';
import { deskCommands, deskKeys } from './deskKeys.js';
import { Text } from '../../elements/Text/Text.js';
import { MoreRows } from '../../elements/RowTable/MoreRows.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { end } from './OrderDeskScreen.css.js';

const english = { ...myOrdersTexts, ...orderDeskTexts, ...ordersTexts };

export interface DeskListOptions {
  /** Prints the selected orders. */
  onPrint?: OrderBulkBarProps['onPrint'];
  /** How many orders match the criteria; undefined if the host does not say. */
  total?: number | undefined;
  /** The host stopped counting at `total`, so there are that many orders or more. @default false */
  isTotalMinimum?: boolean | undefined;
  /** Loads more orders; undefined if all are shown. */
  onMore?: (() => void) | undefined;
  /** Whether more orders, or those of new criteria, are loading while the present ones are shown. @default false */
  isLoading?: boolean | undefined;
  /** Whether the present orders are still those of the criteria before. @default false */
  isPrevious?: boolean | undefined;
  /** Sets the status of many lines; without it no step can be taken. */
  onApply?: ApplyStep | undefined;
  /** Exports the selected orders. */
  onExportSelected?: OrderBulkBarProps['onExport'];
  /** Whether the single keys of all pages are on, and what changes it; without it they are. */
  singleKeys?: SingleKeys | undefined;
}

interface DeskListProps extends DeskListOptions, OrderListOptions {
  orders: AsyncData<readonly OrderWithLines[]>;
  criteria: OrderCriteria;
  listId: string;
  listRef: RefObject<HTMLTableElement | null>;
  exportFormats: OrderBulkBarProps['exportFormats'];
  /** Shown instead of an empty list. */
  empty: ReactNode;
}

const useCount = (
  { total, isTotalMinimum = false }: Pick<DeskListProps, 'total' | 'isTotalMinimum'>,
  shown: number,
) => {
  const { formatNumber } = useUi();
  const { myOrders, orders } = useTexts(english);
  const formatTotal = useFormatTotal();
  const all = total ?? shown;
  const formatted = myOrders.count(all, formatTotal(all, isTotalMinimum));
  return shown < all || isTotalMinimum ? orders.shown(formatNumber(shown), formatted) : formatted;
};

/** The list of the order desk with its selection, its steps and its keys. */
export const DeskList = ({
  orders,
  criteria,
  parts,
  orderHref,
  total,
  isTotalMinimum,
  onMore,
  isLoading = false,
  isPrevious,
  onApply,
  onPrint,
  onExportSelected,
  singleKeys,
  exportFormats,
  listId,
  listRef,
  empty,
}: DeskListProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { orderDesk } = texts;
  const [isHelpShown, setIsHelpShown] = useState(false);
  const found = orders.state === 'ready' ? orders.data : undefined;
  const held = useHeldOrders(found, { query: JSON.stringify(criteria), isPrevious });
  const keys = useMemo(() => held.orders.map(({ key }) => key), [held.orders]);
  const selection = useRowSelection(keys);
  const bulk = useBulkStep(onApply, held.setChanged);
  const steps = onApply && bulk;
  const counted = useCount({ total, isTotalMinimum }, found?.length ?? 0);
  const hasActions = onApply !== undefined || onPrint !== undefined || onExportSelected !== undefined;

  const hasRows = keys.length > 0;
  useEffect(() => {
    if (hasRows) focusArrivedList(listRef.current);
  }, [hasRows, listRef]);

  const setStatuses: SetStatuses = async (...change) => {
    const [failure] = await bulk.apply(...change);
    // The bar above the list names them all.
    return failure && { message: failure.message, announced: true };
  };
  const commands = deskCommands({
    orders: held.orders,
    selection,
    bulk: steps,
    onPrint,
    onHelp: () => setIsHelpShown(true),
  });

  return (
    <>
      <Async
        value={orders.state === 'ready' ? { ...orders, data: held.orders } : orders}
        skeleton={<OrderListSkeleton />}
        empty={empty}
      >
        {(data) => (
          <Stack gap="none" aria-busy={isLoading}>
            <OrderBulkBar
              orders={data}
              selection={selection}
              bulk={steps}
              onPrint={onPrint}
              onExport={onExportSelected}
              exportFormats={exportFormats}
              hasSelection={hasActions}
            >
              <Text as="span" size="inherit" tone="muted" numeric role="status">
                {counted}
              </Text>
              {held.newCount > 0 && (
                <Button size="small" onClick={held.showNew}>
                  {orderDesk.newOrders(held.newCount, formatNumber(held.newCount))}
                </Button>
              )}
              <span className={end}>
                <Button
                  size="small"
                  tone="quiet"
                  title={orderDesk.withKey(orderDesk.keys, '?')}
                  onClick={() => setIsHelpShown(true)}
                >
                  {orderDesk.keys}
                </Button>
              </span>
            </OrderBulkBar>
            <OrderList
              label={texts.titles.orders}
              orders={data}
              parts={parts}
              orderHref={orderHref}
              onSetStatuses={onApply && setStatuses}
              selection={hasActions ? selection : undefined}
              commands={commands}
              hasSingleKeys={singleKeys?.isOn}
              onLeave={held.release}
              listId={listId}
              listRef={listRef}
            />
            <MoreRows label={texts.orders.more} onMore={onMore} isLoading={isLoading} />
          </Stack>
        )}
      </Async>
      {isHelpShown && (
        <ShortcutsDialog
          title={orderDesk.keysTitle}
          lead={orderDesk.keysLead}
          keys={deskKeys(texts, { bulk: steps, onPrint })}
          note={hasActions ? orderDesk.keysNote : undefined}
          singleKeys={singleKeys}
          onClose={() => setIsHelpShown(false)}
        />
      )}
    </>
  );
};
