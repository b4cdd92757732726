import { replaceTables, table } from '../../scripts/tables.ts';
import { responses } from '../hosts/responses.ts';
import { cases, offerOf } from '../hosts/cases.ts';

/** The features of each page that another host offers in the same other way, or not at all. */
const differences = new Map<string, { path: string; offer: string; features: string[] }>();
for (const row of cases) {
  const [path, , feature] = row;
  const offer = offerOf('other', row);
  if (offer === offerOf('dealerkit', row)) continue;
  const difference = differences.get(`${path} ${offer}`) ?? { path, offer, features: [] };
  differences.set(`${path} ${offer}`, { ...difference, features: [...difference.features, feature] });
}
const screenRows = [...differences.values()].map(({ path, offer, features }) => [
  `\`${path}\``,
  features.join('; '),
  offer,
]);
const responseRows = responses
  .filter(([, , , dealerkit, files]) => dealerkit !== files)
  .map(([path, feature, , ...hosts]) => [`\`${path}\``, feature, ...hosts]);

/** Rewrites the tables from the cases of the journeys of hosts. */
export const hostsPage = (page: string): string =>
  replaceTables(page, {
    screens: table(['page', 'feature', 'on another host'], screenRows),
    responses: table(['address', 'response', 'dealerkit backend', 'static files'], responseRows),
  });
