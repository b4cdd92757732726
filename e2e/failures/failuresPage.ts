import { classes, modes, outcomes } from './cases.ts';
import type { Outcome } from './cases.ts';

/** A table with columns of equal width, as the formatter writes it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const tables: Record<string, string> = {
  outcomes: table(
    ['outcome', 'title', 'text', 'actions'],
    Object.entries<Outcome>(outcomes).map(([name, { title = '', text, actions = [] }]) => [
      name,
      title,
      text,
      actions.join(', '),
    ]),
  ),
  classes: table(
    ['class', 'what fails', 'call of the journey'],
    Object.entries(classes).map(([name, { about, calls }]) => [name, about, calls[0]]),
  ),
  calls: table(
    ['call', 'class', ...modes],
    Object.entries(classes).flatMap(([name, { calls, outcomes: expected }]) =>
      calls.map((call) => [call, name, ...modes.map((mode) => expected[mode])]),
    ),
  ),
};

/** Replaces the tables of the page between their comments. */
export const failuresPage = (page: string): string =>
  page.replaceAll(
    /<!-- (\w+) -->[^]*?<!-- end -->/g,
    (_, name: string) => `<!-- ${name} -->\n\n${tables[name]}\n\n<!-- end -->`,
  );
