import { lineOfIssue } from '@dealerkit/domain/orders';
import { type Issue, readConflict } from '../index.js';
import type { RefusalMessages } from './usePlaceOrder.js';

/** The lines that hinder an order, each with its reason: in the language of the user, or else as the host says. */
export const refusedLines = <Line, Message extends string | undefined>(
  lines: readonly Line[],
  { body, issues, message }: { body?: unknown; issues: readonly Issue[]; message: Message },
  sentence: RefusalMessages['line'] | undefined,
): (Line & { reason: string | Message })[] => {
  const { lines: refused = [] } = readConflict(body);
  return lines.flatMap((line, index) => {
    const issue = issues.find(({ path }) => lineOfIssue(path) === index);
    const own = refused.find((each) => each.index === index);
    const reason: string | Message = (own && sentence?.(own)) ?? (issue?.message || message);
    return issue || own ? [{ ...line, reason }] : [];
  });
};
