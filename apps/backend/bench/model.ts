import { readFileSync, writeFileSync } from 'node:fs';
import { replaceTables, table } from '../../../scripts/tables.ts';
import { readFigures } from './figures.ts';

/** `npm run bench:model`: calculates from the measured figures what chains of dealers need, and writes it into docs/operations.md. */
const dealerCounts = [10, 1_000, 100_000];

interface Assumption {
  value: number;
  unit: string;
  reason: string;
}

/** What was not measured. */
const assumptions = {
  visitsPerDealerAndDay: { value: 500, unit: 'visits of a dealer a day', reason: 'a busy dealer of one town' },
  readsPerVisit: { value: 12, unit: 'calls that read, in a visit', reason: 'home, a search, four parts and reviews' },
  ordersPerDealerAndDay: { value: 20, unit: 'orders of a dealer a day', reason: 'one visit in 25 ends with an order' },
  kilobytesPerVisit: {
    value: 300,
    unit: 'kB a visit, without the calls',
    reason: 'more than the home page with an empty cache in docs/performance.md; later pages are mostly in the cache',
  },
  busiestHour: { value: 0.15, unit: 'of a day in its busiest hour', reason: 'shops see most of a day in the evening' },
  busiestMinute: { value: 2, unit: 'times the average of that hour in its busiest minute', reason: 'after a message' },
  use: { value: 0.5, unit: 'of the measured rate is used', reason: 'the rest is for failures and slower machines' },
  edgeHits: {
    value: 0.8,
    unit: 'of the reads are answered by Varnish',
    reason: 'visitors read the same parts, and each change of a part purges it',
  },
  yearsOfOrders: { value: 5, unit: 'years that orders are kept', reason: 'a guess at the duty to keep records' },
  coresPerMachine: { value: 8, unit: 'cores of a machine, one backend each', reason: 'a common size of a server' },
  gigabytesPerDatabase: {
    value: 1_000,
    unit: 'GB of a PostgreSQL that are restored in an hour or two',
    reason: 'a disk or network of about 200 MB/s',
  },
  megabitsPerMachine: { value: 1_000, unit: 'Mbit/s of a machine', reason: 'a common connection of a server' },
} satisfies Record<string, Assumption>;

const assumed = Object.fromEntries(Object.entries(assumptions).map(([name, { value }]) => [name, value])) as Record<
  keyof typeof assumptions,
  number
>;

function measured() {
  const { bytesPerOrder, ordersPerSecond, ...others } = readFigures();
  if (bytesPerOrder === null || ordersPerSecond.postgres === null) {
    throw new Error('The figures have no PostgreSQL: install it, and run "npm run bench:backend" again.');
  }
  return { ...others, bytesPerOrder, embedded: ordersPerSecond.embedded, postgres: ordersPerSecond.postgres };
}
const figures = measured();

function rowOf(dealers: number) {
  const a = assumed;
  const perSecondAtPeak = (perDay: number) => (perDay * a.busiestHour * a.busiestMinute) / 3600;
  const visits = dealers * a.visitsPerDealerAndDay;
  const orders = dealers * a.ordersPerDealerAndDay;
  const reads = perSecondAtPeak(visits * a.readsPerVisit);
  const writes = perSecondAtPeak(orders);
  const bytesOut = perSecondAtPeak(visits * (a.kilobytesPerVisit * 1000 + a.readsPerVisit * figures.bytesPerRead));
  const megabits = (bytesOut * 8) / 1e6;
  const gigabytes = (orders * 365 * a.yearsOfOrders * figures.bytesPerOrder.stored) / 1e9;

  const fitsOneProcess = reads <= figures.readsPerSecond * a.use && writes <= figures.embedded * a.use;
  const isOneMachine =
    fitsOneProcess && gigabytes <= a.gigabytesPerDatabase && megabits <= a.megabitsPerMachine * a.use;
  const readsOfBackends = isOneMachine ? reads : reads * (1 - a.edgeHits);
  const busy = readsOfBackends / (figures.readsPerSecond * a.use) + writes / (figures.postgres * a.use);
  // Three, so that two are left when one is lost.
  const backends = isOneMachine ? 1 : Math.max(3, Math.ceil(busy));
  const backendMachines = Math.ceil(backends / a.coresPerMachine);
  const edges = isOneMachine ? 0 : Math.max(2, Math.ceil(megabits / (a.megabitsPerMachine * a.use)));
  const databases = isOneMachine ? 0 : 3;
  const primaryUse = writes / figures.postgres;
  const limits = [
    ...(primaryUse > a.use ? ['orders'] : []),
    ...(gigabytes > a.gigabytesPerDatabase ? ['size of the database'] : []),
  ];
  return {
    'visits a day': visits,
    'reads a second, busiest minute': reads,
    'orders a day': orders,
    'orders a second, busiest minute': writes,
    'Mbit/s out, busiest minute': megabits,
    'WAL a day, GB': (orders * figures.bytesPerOrder.wal) / 1e9,
    'database with all orders, GB': gigabytes,
    'backends (processes)': backends,
    'machines for backends': isOneMachine ? 1 : Math.max(2, backendMachines),
    'machines for PostgreSQL': databases,
    'machines for Varnish': edges,
    'orders, of what one backend and PostgreSQL do': `${(primaryUse * 100).toPrecision(2)} %`,
    'beyond one PostgreSQL': isOneMachine ? 'embedded database' : limits.join(', ') || 'nothing',
  };
}

const format = (value: number | string) =>
  typeof value === 'string' ? value : Number(value.toPrecision(3)).toLocaleString('en');
const columns = dealerCounts.map(rowOf);
const rows = Object.keys(rowOf(1)) as (keyof ReturnType<typeof rowOf>)[];
const loadModel = [
  `Measured on ${figures.date}, ${figures.machine}: ${format(figures.readsPerSecond)} reads and ${format(figures.embedded)} orders a second through one backend ` +
    `with the embedded database, ${format(figures.postgres)} orders with PostgreSQL; ${format(figures.bytesPerRead)} bytes for 24 parts; ` +
    `${format(figures.bytesPerOrder.stored)} bytes of an order with its steps, and ${format(figures.bytesPerOrder.wal)} bytes of WAL; ${figures.megabytes} MB for an idle backend.`,
  table(
    ['dealers', ...dealerCounts.map((count) => count.toLocaleString('en'))],
    rows.map((name) => [name, ...columns.map((column) => format(column[name]))]),
  ),
].join('\n\n');
const assumedTable = table(
  ['value', 'assumed', 'why'],
  Object.values(assumptions).map(({ value, unit, reason }) => [value.toLocaleString('en'), unit, reason]),
);
console.log(`${loadModel}\n\n${assumedTable}`);

const file = new URL('../../../docs/operations.md', import.meta.url);
writeFileSync(file, replaceTables(readFileSync(file, 'utf8'), { loadModel }));
