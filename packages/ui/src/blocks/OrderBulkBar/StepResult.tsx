import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { closeIcon, undoIcon } from '../../elements/Icon/icons.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { Progress } from '../../elements/Progress/Progress.js';
import { shownOrderNumber } from '@dealerkit/domain/orders/orders';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { BarAction } from './BarAction.js';
import { failures as failuresStyle, progress as progressStyle } from './OrderBulkBar.css.js';
import type { BulkStep, BulkSteps } from './useBulkStep.js';

const english = { ...orderDeskTexts, ...ordersTexts };

/** The lines that a step has not changed, with the reasons. */
export const Failures = ({ step, onDismiss }: { step: BulkStep; onDismiss: () => void }) => {
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

/** The progress of a step, then its result with a button that undoes it. */
export const StepMessage = ({ step, undo }: { step: BulkStep; undo: BulkSteps['undo'] }) => {
  const { formatNumber } = useUi();
  const { orders: texts, orderDesk } = useTexts(english);
  if (step.phase === 'running') {
    const label = orderDesk.progress(formatNumber(step.done), formatNumber(step.total));
    return (
      <>
        <span className={progressStyle}>
          <Progress label={label} value={step.done} max={step.total} />
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
        <BarAction action={texts.undo} shortcut="u" tone="quiet" onClick={undo}>
          <Icon path={undoIcon} /> {texts.undo}
        </BarAction>
      )}
    </>
  );
};
