import { replaceTables, table } from '../../scripts/tables.ts';
import { classes, modes, outcomes } from '../failures/cases.ts';
import type { Outcome } from '../failures/cases.ts';

const outcomeRows = Object.entries<Outcome>(outcomes).map(([name, { title = '', text, actions = [] }]) => [
  name,
  title,
  text,
  actions.join(', '),
]);
const classRows = Object.entries(classes).map(([name, { about, calls }]) => [name, about, calls[0]]);
const callRows = Object.entries(classes).flatMap(([name, { calls, outcomes: expected }]) =>
  calls.map((call) => [call, name, ...modes.map((mode) => expected[mode])]),
);

/** Rewrites the tables from the cases of the journeys of failures. */
export const failuresPage = (page: string): string =>
  replaceTables(page, {
    outcomes: table(['outcome', 'title', 'text', 'actions'], outcomeRows),
    classes: table(['class', 'what fails', 'call of the journey'], classRows),
    calls: table(['call', 'class', ...modes], callRows),
  });
