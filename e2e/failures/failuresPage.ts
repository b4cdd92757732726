import { replaceTables, table } from '../../scripts/tables.ts';
import { classes, modes, outcomes } from './cases.ts';
import type { Outcome } from './cases.ts';

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

export const failuresPage = (page: string): string => replaceTables(page, tables);
