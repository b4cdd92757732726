'use client';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { closeIcon, undoIcon } from '../../elements/Icon/icons.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { Progress } from '../../elements/Progress/Progress.js';
import { RowCheckbox } from '../../elements/RowCheckbox/RowCheckbox.js';
import type { RowSelection } from '../../elements/RowCheckbox/RowCheckbox.js';
import type { OrderStatus } from '@dealerkit/domain/entities';
import type { NextStatus } from '@dealerkit/domain/orderRules';
import { shownOrderNumber } from '@dealerkit/domain/orders';
import type { OrderWithLines } from '@dealerkit/domain/orders';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { ignoreHeldKey, isRepeatedClick } from '../repeatedPress.js';
import { bar, failures as failuresStyle, group, message, progress as progressStyle, root } from './OrderBulkBar.css.js';
import { linesFor, steps } from './linesFor.js';
import type { BulkStep, BulkSteps } from './useBulkStep.js';

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
  /** The step of several orders; without it the host has no statuses to set. */
  bulk?: BulkSteps | undefined;
  /** Prints the selected orders. */
  onPrint?: ((print: OrderPrint, orders: readonly OrderWithLines[]) => void) | undefined;
  /** Whether orders can be selected; otherwise it has the count only. @default true */
  hasSelection?: boolean | undefined;
  /** Exports the selected orders. */
  onExport?: ((orders: readonly OrderWithLines[]) => void) | undefined;
  /** The count of the list and what belongs beside it, while no order is selected. */
  children: ReactNode;
}

/** The tooltips name the single keys of the list. */
const stepKeys: Record<NextStatus, string> = { confirmed: 'c', packed: 'p', handedOver: 'h' };

const Failures = ({ step, onDismiss }: { step: BulkStep; onDismiss: () => void }) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { orderDesk } = texts;
  if (step.phase !== 'done' || step.failures.length === 0) return undefined;
  const count = step.failures.length;
  return (
    <Notice tone="danger" role="alert" title={orderDesk.failedTitle(count, formatNumber(count))}>
      <ul className={failuresStyle}>
        {step.failures.map(({ line, message: reason }) => (
          <li key={line._id}>{orderDesk.failure(shownOrderNumber(line), partName(line, texts), reason)}</li>
        ))}
      </ul>
      <Button tone="quiet" size="small" onClick={onDismiss}>
        <Icon path={closeIcon} /> {texts.common.close}
      </Button>
    </Notice>
  );
};

/** The progress of a step, then its result with the way back. */
const StepMessage = ({ step, undo }: { step: BulkStep; undo: BulkSteps['undo'] }) => {
  const { formatNumber } = useUi();
  const { orders: texts, orderDesk } = useTexts(english);
  if (step.phase === 'running') {
    const label = orderDesk.progress(formatNumber(step.done), formatNumber(step.of));
    return (
      <>
        <span className={progressStyle}>
          <Progress label={label} value={step.done} max={step.of} />
        </span>
        <span>{label}</span>
      </>
    );
  }
  const { to, orders, isUndo } = step;
  const status = texts.statuses[to];
  if (orders.length === 0) return undefined;
  const count = [orders.length, formatNumber(orders.length), status] as const;
  return (
    <>
      <span>{isUndo ? orderDesk.undone(...count) : orderDesk.done(...count)}</span>
      {undo && (
        <Button size="small" tone="quiet" title={orderDesk.withKey(texts.undo, 'u')} onClick={undo}>
          <Icon path={undoIcon} /> {texts.undo}
        </Button>
      )}
    </>
  );
};

const StepButtons = ({ chosen, bulk: { apply, step } }: { chosen: readonly OrderWithLines[]; bulk: BulkSteps }) => {
  const { formatNumber } = useUi();
  const { orders: texts, orderDesk } = useTexts(english);
  return steps.map((to) => {
    const count = chosen.filter((order) => linesFor([order], to).length > 0).length;
    return (
      count > 0 && (
        <Button
          key={to}
          size="small"
          busy={step?.phase === 'running'}
          title={orderDesk.withKey(texts.steps[to], stepKeys[to])}
          onClick={(event) => {
            if (!isRepeatedClick(event)) void apply(linesFor(chosen, to), to satisfies OrderStatus);
          }}
          onKeyDown={ignoreHeldKey}
        >
          {orderDesk.stepCount(texts.steps[to], formatNumber(count))}
        </Button>
      )
    );
  });
};

const Prints = ({
  chosen,
  onPrint,
  onExport,
}: { chosen: readonly OrderWithLines[] } & Pick<OrderBulkBarProps, 'onPrint' | 'onExport'>) => {
  const { orderDesk } = useTexts(english);
  return (
    <>
      {onPrint && (
        <>
          <Button
            size="small"
            tone="quiet"
            title={orderDesk.withKey(orderDesk.printSlips, 's')}
            onClick={() => onPrint('slips', chosen)}
          >
            {orderDesk.printSlips}
          </Button>
          <Button
            size="small"
            tone="quiet"
            title={orderDesk.withKey(orderDesk.printPickingList, 'l')}
            onClick={() => onPrint('pickingList', chosen)}
          >
            {orderDesk.printPickingList}
          </Button>
        </>
      )}
      {onExport && (
        <Button size="small" tone="quiet" onClick={() => onExport(chosen)}>
          {orderDesk.exportSelected}
        </Button>
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
        <div className={message} role="status">
          {step && <StepMessage step={step} undo={bulk.undo} />}
        </div>
        {chosen.length > 0 ? (
          <div className={group} role="group" aria-label={orderDesk.selectedActions}>
            <span className={message} role="status">
              {orderDesk.selected(formatNumber(chosen.length))}
            </span>
            {bulk && <StepButtons chosen={chosen} bulk={bulk} />}
            <Prints chosen={chosen} onPrint={onPrint} onExport={onExport} />
            <Button
              size="small"
              tone="quiet"
              title={orderDesk.withKey(orderDesk.clearSelection, orderDesk.escape)}
              onClick={() => select([])}
            >
              {orderDesk.clearSelection}
            </Button>
          </div>
        ) : (
          <div className={group}>{children}</div>
        )}
      </div>
      {step && <Failures step={step} onDismiss={bulk.dismiss} />}
    </div>
  );
};
