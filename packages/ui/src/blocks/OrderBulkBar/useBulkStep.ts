import { useState } from 'react';
import type { Order, OrderStatus } from '@dealerkit/domain/entities';
import { orderKey } from '@dealerkit/domain/orders/orders';

/** A line whose status was not changed, and why. */
export interface LineFailure {
  line: Order;
  message: string;
}

/** Sets the status of any number of lines, each by itself, and resolves to those that were not changed. */
export type ApplyStep = (
  lines: readonly Order[],
  to: OrderStatus,
  options: {
    /** Called with the number of lines that are done. */
    onProgress: (done: number) => void;
    /** The reason of a cancellation. */
    reason?: string | undefined;
  },
) => Promise<readonly LineFailure[]>;

/** The last step of several orders. */
export type BulkStep =
  | { phase: 'running'; done: number; total: number }
  | {
      phase: 'done';
      to: OrderStatus;
      /** The orders whose lines were changed; their number if there is one. */
      orders: readonly string[];
      /** Whether it undid an earlier step. */
      isUndo: boolean;
      failures: readonly LineFailure[];
      /** The lines that were changed, as they were before. */
      changed: readonly Order[];
    };

export interface BulkSteps {
  /** The last step, until it is dismissed. */
  step: BulkStep | undefined;
  /** Takes a step, and resolves to the lines that were not changed. */
  apply: (lines: readonly Order[], to: OrderStatus, reason?: string) => Promise<readonly LineFailure[]>;
  /** Undoes the last step; undefined if there is none, or if it undid one itself. */
  undo: (() => void) | undefined;
  /** Removes the message of the last step. */
  dismiss: () => void;
}

/** Takes a step of many orders at once, with its progress, what failed, and an undo. */
export const useBulkStep = (
  onApply: ApplyStep | undefined,
  onChanged: (lineIds: ReadonlySet<string>, status: OrderStatus) => void,
): BulkSteps => {
  const [step, setStep] = useState<BulkStep>();

  const run = async (lines: readonly Order[], to: OrderStatus, isUndo: boolean, reason?: string) => {
    if (!onApply || lines.length === 0 || step?.phase === 'running') return [];
    setStep({ phase: 'running', done: 0, total: lines.length });
    const onProgress = (done: number) => setStep({ phase: 'running', done, total: lines.length });
    const failures = await onApply(lines, to, { onProgress, reason });
    const failed = new Set(failures.map(({ line }) => line._id));
    const changed = lines.filter(({ _id }) => !failed.has(_id));
    onChanged(new Set(changed.map(({ _id }) => _id)), to);
    setStep({ phase: 'done', to, orders: [...new Set(changed.map(orderKey))], isUndo, failures, changed });
    return failures;
  };

  const undoStep = async (changed: readonly Order[], from: OrderStatus) => {
    const statuses = new Set(changed.map(({ status }) => status));
    for (const to of statuses) {
      const lines = changed.filter(({ status }) => status === to).map((line) => ({ ...line, status: from }));
      if (to) await run(lines, to, true);
    }
  };

  return {
    step,
    apply: (lines, to, reason) => run(lines, to, false, reason),
    undo:
      step?.phase === 'done' && !step.isUndo && step.changed.length > 0
        ? () => void undoStep(step.changed, step.to)
        : undefined,
    dismiss: () => setStep(undefined),
  };
};
