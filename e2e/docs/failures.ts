import { replaceTables, table } from '../../scripts/tables.ts';
import { callGroups, modes, outcomes } from '../failures/cases.ts';
import type { Outcome } from '../failures/cases.ts';

const outcomeRows = Object.entries<Outcome>(outcomes).map(([name, { title = '', text, actions = [] }]) => [
  name,
  title,
  text,
  actions.join(', '),
]);
const groupRows = Object.entries(callGroups).map(([name, { about, calls }]) => [name, about, calls[0]]);
const callRows = Object.entries(callGroups).flatMap(([name, { calls, outcomes: expected }]) =>
  calls.map((call) => [call, name, ...modes.map((mode) => expected[mode])]),
);

/** Rewrites the tables from the cases of the journeys of failures. */
export const failuresPage = (page: string): string =>
  replaceTables(page, {
    outcomes: table(['outcome', 'title', 'text', 'actions'], outcomeRows),
    groups: table(['group', 'what fails', 'call of the journey'], groupRows),
    calls: table(['call', 'group', ...modes], callRows),
  });
