import { replaceTables, table } from '../../scripts/tables.ts';
import { answers } from './answers.ts';
import { cases, offerOf } from './cases.ts';

const tables = {
  screens: table(
    ['page', 'for', 'feature', 'dealerkit backend', 'another host'],
    cases.map((row) => [`\`${row[0]}\``, row[1], row[2], offerOf('dealerkit', row), offerOf('other', row)]),
  ),
  answers: table(
    ['address', 'answer', 'dealerkit backend', 'static files'],
    answers.map(([path, feature, , ...hosts]) => [`\`${path}\``, feature, ...hosts.map((answer) => answer.join(', '))]),
  ),
};

export const hostsPage = (page: string): string => replaceTables(page, tables);
