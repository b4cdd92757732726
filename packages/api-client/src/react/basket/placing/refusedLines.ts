import { lineOfIssue } from '@dealerkit/domain/orders/orders';
import type { LineRefusal } from '@dealerkit/domain/basket/refusedLine';
import { type Issue, readConflict } from '../../../index.js';
import { refusalSentence, type WithRefusals } from './refusalSentence.js';

/** The lines because of which an order was refused, each with its reason. */
export const refusedLines = <Line>(
  lines: readonly Line[],
  { body, issues, message }: { body?: unknown; issues: readonly Issue[]; message: string | undefined },
): (Line & { refusal: LineRefusal })[] => {
  const { lines: refused = [] } = readConflict(body);
  return lines.flatMap((each, index) => {
    const issue = issues.find(({ path }) => lineOfIssue(path) === index);
    const line = refused.find((own) => own.index === index);
    return issue || line ? [{ ...each, refusal: { line, message: issue?.message || message } }] : [];
  });
};

/** Why a line was refused: in the language of the page, or else as the host says. */
export const reasonOf = ({ line, message }: LineRefusal, messages: WithRefusals): string | undefined =>
  (line && refusalSentence(line, messages)) ?? message;
