import { additionalCalls, contract } from '@dealerkit/api-client';
import type { CheckedRow, Report } from './checkHost.ts';
import { documentedNames } from './rows/row.ts';

/** The rows of each call, in the order of the contract. */
export const byCall = ({ rows }: Report) =>
  documentedNames.map((call) => ({
    call,
    endpoint: contract[call].endpoint,
    rows: rows.filter((row) => row.call === call),
  }));

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The result in a sentence. */
export function summaryOf({ counts, left, isInterrupted, ok }: Report): string {
  const { passed, failed } = counts;
  const checked = passed + failed;
  const result = `${plural(checked, 'row')} checked: ${passed} passed, ${failed} failed; ${counts['not checked']} not checked.`;
  if (isInterrupted) return `Interrupted. ${result}`;
  if (left.byViolation.length > 0) return `Not everything that was added could be deleted. ${result}`;
  return `${ok ? 'The host conforms in what was checked.' : 'The host does not conform.'} ${result}`;
}

/** What the host can do beyond the documented calls. */
export function ownCallsOf({ capabilities }: Report): string[] {
  if (capabilities === undefined) return ['The host does not describe its own calls in /openapi.json.'];
  if (capabilities.length === 0) return ['None.'];
  const calls: Record<string, { endpoint: string }> = additionalCalls;
  return capabilities.map((name) => [name, calls[name]?.endpoint.replace(/\?.*/, '')].filter(Boolean).join(': '));
}

/** What is still at the host. */
export const leftOf = ({ write, left }: Report): string[] => [
  ...left.byViolation.map((what) => `not deleted, because of a fault: ${what}`),
  ...left.byNature.map((what) => `no call deletes it: ${what}`),
  ...(left.byViolation.length + left.byNature.length > 0
    ? []
    : [write ? 'Nothing.' : 'Nothing, because nothing was written.']),
];

const line = ({ outcome, kind, title, reason }: CheckedRow) =>
  `  ${outcome.padEnd(12)} ${kind}: ${title}${reason === undefined ? '' : `\n${' '.repeat(15)}${reason}`}`;

/** The report as text. */
export function textOf(report: Report): string {
  const section = (title: string, lines: readonly string[]) => [title, ...lines.map((each) => `  ${each}`), ''];
  return (
    [
      `Conformance of ${report.host}, ${report.date}`,
      '',
      ...byCall(report).flatMap(({ endpoint, rows }) => [endpoint, ...rows.map(line), '']),
      ...section('Own calls of the host', ownCallsOf(report)),
      ...section(`Left at the host (named ${report.prefix})`, leftOf(report)),
      summaryOf(report),
      '',
    ]
      .join('\n')
      // What a host sends must not control the terminal.
      .replaceAll(/[^\P{Cc}\n]/gu, '?')
  );
}
