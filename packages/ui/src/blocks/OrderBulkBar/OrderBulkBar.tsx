'use client';
import type { ReactNode } from 'react';
import { RowCheckbox } from '../../elements/RowCheckbox/RowCheckbox.js';
import type { RowSelection } from '../../elements/RowCheckbox/RowCheckbox.js';
import type { OrderStatus } from '@dealerkit/domain/entities';
import type { NextStatus } from '@dealerkit/domain/orders/orderSteps';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import type { SubmitResult } from '../../AsyncData.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { ExportButton } from '../ExportButton/ExportButton.js';
import type { ExportButtonProps, ExportOptions } from '../ExportButton/ExportButton.js';
import { ignoreHeldKey, isRepeatedClick } from '../repeatedPress.js';
import { BarAction } from './BarAction.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { bar, group, message, root } from './OrderBulkBar.css.js';
import { linesFor, steps } from './linesFor.js';
import { Failures, StepMessage } from './StepResult.js';
import type { BulkSteps } from './useBulkStep.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';

export { useBulkStep } from './useBulkStep.js';
export type { ApplyStep, BulkStep, BulkSteps, LineFailure } from './useBulkStep.js';
export { linesFor } from './linesFor.js';

const english = { ...orderDeskTexts, ...ordersTexts };

/** What can be printed of chosen orders: a slip for each, or one list of their parts. */
export type OrderPrint = 'slips' | 'pickingList';

export interface OrderBulkBarProps {
  /** The orders in the list. */
  orders: ReadonlyArray<OrderWithLines>;
  /** Which of them are selected. */
  selection: RowSelection;
  /** The step of several orders; without it the server has no statuses to set. */
  bulk?: BulkSteps | undefined;
  /** Prints the selected orders. */
  onPrint?: ((print: OrderPrint, orders: readonly OrderWithLines[]) => void) | undefined;
  /** Whether orders can be selected; otherwise it has the count only. @default true */
  hasSelection?: boolean | undefined;
  /** Exports the selected orders. */
  onExport?: ((options: ExportOptions, orders: readonly OrderWithLines[]) => Promise<SubmitResult>) | undefined;
  /** The formats that the server can write. @default ['csv'] */
  exportFormats?: ExportButtonProps['formats'];
  /** The count of the list and what belongs beside it, while no order is selected. */
  children: ReactNode;
}

/** The tooltips name the single keys of the list. */
const stepKeys: Record<NextStatus, string> = { confirmed: 'c', packed: 'p', handedOver: 'h' };

/** The papers with their single keys. */
const prints = [
  { print: 'slips', text: 'printSlips', key: 's' },
  { print: 'pickingList', text: 'printPickingList', key: 'l' },
] as const;

const StepButtons = ({ chosen, bulk: { apply, step } }: { chosen: readonly OrderWithLines[]; bulk: BulkSteps }) => {
  const { formatNumber } = useUi();
  const { orders: texts, orderDesk } = useTexts(english);
  return steps.map((to) => {
    const count = chosen.filter((order) => linesFor([order], to).length > 0).length;
    return (
      count > 0 && (
        <BarAction
          key={to}
          action={texts.steps[to]}
          shortcut={stepKeys[to]}
          busy={step?.phase === 'running'}
          onClick={(event) => {
            if (!isRepeatedClick(event)) void apply(linesFor(chosen, to), to satisfies OrderStatus);
          }}
          onKeyDown={ignoreHeldKey}
        >
          {orderDesk.stepCount(texts.steps[to], formatNumber(count))}
        </BarAction>
      )
    );
  });
};

const Prints = ({
  chosen,
  onPrint,
  onExport,
  exportFormats,
}: { chosen: readonly OrderWithLines[] } & Pick<OrderBulkBarProps, 'onPrint' | 'onExport' | 'exportFormats'>) => {
  const { formatNumber } = useUi();
  const { orderDesk } = useTexts(english);
  return (
    <>
      {onPrint &&
        prints.map(({ print, text, key }) => (
          <BarAction
            key={print}
            action={orderDesk[text]}
            shortcut={key}
            tone="quiet"
            onClick={() => onPrint(print, chosen)}
          />
        ))}
      {onExport && (
        <ExportButton
          list={orderDesk.selected(formatNumber(chosen.length))}
          onExport={async (options) => onExport(options, chosen)}
          formats={exportFormats}
          hasOrders
          size="small"
          tone="quiet"
        />
      )}
    </>
  );
};

/** What stands above a list of orders: their count, or what can be done with the selected ones, its progress and what failed. */
export const OrderBulkBar = ({
  orders,
  selection,
  bulk,
  onPrint,
  onExport,
  exportFormats,
  hasSelection = true,
  children,
}: OrderBulkBarProps) => {
  const { formatNumber } = useUi();
  const { orderDesk } = useTexts(english);
  const { selected, has, toggleAll, select } = selection;
  const chosen = orders.filter(({ key }) => has(key));
  const isAll = selected.length === 0 ? false : selected.length === orders.length || undefined;
  const step = bulk?.step;
  return (
    <div className={root}>
      <div className={bar}>
        {hasSelection && <RowCheckbox label={orderDesk.selectAll} isSelected={isAll} onSelect={toggleAll} />}
        <Text as="div" size="inherit" tone="muted" numeric className={message} role="status">
          {step && <StepMessage step={step} undo={bulk.undo} />}
        </Text>
        {chosen.length > 0 ? (
          <Stack direction="row" gap="xs" className={group} role="group" aria-label={orderDesk.selectedActions}>
            <Text as="span" size="inherit" tone="muted" numeric role="status">
              {orderDesk.selected(formatNumber(chosen.length))}
            </Text>
            {bulk && <StepButtons chosen={chosen} bulk={bulk} />}
            <Prints chosen={chosen} onPrint={onPrint} onExport={onExport} exportFormats={exportFormats} />
            <BarAction
              action={orderDesk.clearSelection}
              shortcut={orderDesk.escape}
              tone="quiet"
              onClick={() => select([])}
            />
          </Stack>
        ) : (
          <Stack direction="row" gap="xs" className={group}>
            {children}
          </Stack>
        )}
      </div>
      {step && <Failures step={step} onDismiss={bulk.dismiss} />}
    </div>
  );
};
