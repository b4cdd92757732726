import type { LineFailure } from '@dealerkit/api-client/react';
import type { Order } from '@dealerkit/domain/entities';
import { shownOrderNumber } from '@dealerkit/domain/orders';
import type { SubmitResult } from '@dealerkit/ui/AsyncData';
import type { OrderScreenProps } from '@dealerkit/ui/screens/OrderScreen';
import { partName } from '@dealerkit/ui/partName';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { orderLinesTexts } from '@dealerkit/ui/texts/en/orderLines';
import { printTexts } from '@dealerkit/ui/texts/en/print';
import { useApplyStep, useStepToast } from './useSetOrderStatus.js';

const english = { ...orderLinesTexts, ...printTexts };

/** Returns a function that names the lines that failed, by their reasons; undefined if there are none. */
const useFailureMessage = () => {
  const texts = useTexts(english);
  return (failures: readonly LineFailure[]): SubmitResult => {
    if (failures.length === 0) return undefined;
    const messages = [...new Set(failures.map(({ message }) => message))].map((reason) => {
      const failed = failures.filter(({ message }) => message === reason);
      return texts.orderLines.failed(failed.map(({ line }) => partName(line, texts)).join(', '), reason);
    });
    return { message: messages.join(' ') };
  };
};

/** Changes lines one after the other, each by itself; the error names those that failed, by their reasons. */
export const useEachLine = () => {
  const failureMessage = useFailureMessage();
  return async (lines: readonly Order[], change: (line: Order) => Promise<SubmitResult>): Promise<SubmitResult> => {
    const failures: LineFailure[] = [];
    for (const line of lines) {
      const error = await change(line);
      if (error) failures.push({ line, message: error.message });
    }
    return failureMessage(failures);
  };
};

/** Returns a function that sets the status of several lines of an order (D31), and offers to undo all of it. */
export const useSetOrderStatuses = (): NonNullable<OrderScreenProps['onSetStatuses']> => {
  const { print } = useTexts(english);
  const showStep = useStepToast();
  const failureMessage = useFailureMessage();
  const apply = useApplyStep();
  return async (lines, to, reason) => {
    const [first] = lines;
    const error = failureMessage(await apply(lines, to, { reason }));
    if (error || !first) return error;
    const number = shownOrderNumber(first);
    const name = print.number(number);
    const undo = async () => {
      const before = [...new Set(lines.flatMap(({ status }) => status ?? []))];
      const failures: LineFailure[] = [];
      for (const from of before) {
        const changed = lines.filter(({ status }) => status === from).map((line) => ({ ...line, status: to }));
        failures.push(...(await apply(changed, from)));
      }
      const undoError = failureMessage(failures);
      if (!undoError) showStep(number, name, before);
      return undoError;
    };
    showStep(number, name, [to], undo);
    return undefined;
  };
};
