import { replaceTables, table } from '../../scripts/tables.ts';
import { responses } from '../hosts/responses.ts';
import { cases, offerOf } from '../hosts/cases.ts';

const screenRows = cases.map((row) => {
  const [path, role, feature] = row;
  return [`\`${path}\``, role, feature, offerOf('dealerkit', row), offerOf('other', row)];
});
const responseRows = responses.map(([path, feature, , ...hosts]) => [`\`${path}\``, feature, ...hosts]);

/** Rewrites the tables from the cases of the journeys of hosts. */
export const hostsPage = (page: string): string =>
  replaceTables(page, {
    screens: table(['page', 'for', 'feature', 'dealerkit backend', 'another host'], screenRows),
    responses: table(['address', 'response', 'dealerkit backend', 'static files'], responseRows),
  });
