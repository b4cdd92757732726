import { replaceTables, table } from '../../scripts/tables.ts';
import { answers } from '../hosts/answers.ts';
import { cases, offerOf } from '../hosts/cases.ts';

const screenRows = cases.map((row) => [
  `\`${row[0]}\``,
  row[1],
  row[2],
  offerOf('dealerkit', row),
  offerOf('other', row),
]);
const answerRows = answers.map(([path, feature, , ...hosts]) => [
  `\`${path}\``,
  feature,
  ...hosts.map((answer) => answer.join(', ')),
]);

/** Rewrites the tables from the cases of the journeys of hosts. */
export const hostsPage = (page: string): string =>
  replaceTables(page, {
    screens: table(['page', 'for', 'feature', 'dealerkit backend', 'another host'], screenRows),
    answers: table(['address', 'answer', 'dealerkit backend', 'static files'], answerRows),
  });
