import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { partNumber } from '@dealerkit/domain/parts/partFacts';
import { moveToPostgres } from '../src/store/engines/moveToPostgres.ts';
import { openPostgresStore } from '../src/store/engines/postgres/openPostgresStore.ts';
import { migrate } from '../src/store/engines/sqlite/migrate.ts';
import { openDatabase } from '../src/store/engines/sqlite/openDatabase.ts';
import { openSqliteStore } from '../src/store/engines/sqlite/openSqliteStore.ts';
import type { Store } from '../src/store/Store.ts';
import { publicSearchCalls } from '../src/calls/searchCalls.ts';
import { createPartIndexing } from '../src/operation/partIndexing.ts';
import { findPostgres, startPostgres } from '../tests/postgresServer.ts';
import { createProcessorClock } from '../attack/processorTime.ts';
import { measureOrderLists } from './orderLists.ts';
import { percentile, report } from './report.ts';

/** `npm run bench:search-store`: measures searches, facets, suggestions, order lists and the indexing of 100,000 parts on both databases. */
const partCount = 100_000;

/** The time of this process only: beside other programs it is as exact as on an idle machine, but lacks the work of PostgreSQL. */
const processorClock = createProcessorClock(process.pid);
const clock = () => performance.now();

interface Row {
  product_name: string;
  description: string;
}

const data = path.join(import.meta.dirname, '../../../packages/domain/tests/search');
const read = (file: string) => JSON.parse(readFileSync(path.join(data, file), 'utf8')) as unknown;
const catalogue = read('firstCatalogue.json') as Row[];
const queries = (read('firstQueries.json') as { query: string }[]).map(({ query }) => query);

/** The parts of the catalogue over and over, each with its own name and numbers. */
function partOf(n: number) {
  const { product_name = '', description = '' } = catalogue[n % catalogue.length] ?? {};
  const round = Math.floor(n / catalogue.length);
  return {
    product_name: `${product_name} V${n}`,
    description: description.replace(/^((?:OEM|Replaces): .*)\d\d\d$/gm, `$1${round}`),
    price: 100 + (n % 5000),
    image: '/photos/brake-disc-800.jpg',
    minimum_order_quantity: 1,
    available_quantity: n % 5,
  };
}

async function measure(what: string, limit: number, work: (query: string) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  const processorTimes: number[] = [];
  for (const query of queries) {
    const [start, processorStart] = [clock(), processorClock()];
    await work(query);
    times.push(clock() - start);
    processorTimes.push(processorClock() - processorStart);
  }
  const [p50, p95, longest] = [0.5, 0.95, 0.999].map((share) => percentile(times, share).toFixed(1));
  const processor = percentile(processorTimes, 0.95).toFixed(1);
  const value = `p50 ${p50}, p95 ${p95}, longest ${longest} ms; processor p95 ${processor} ms`;
  report(what, value, `p95 <= ${limit} ms`, Number(p95) <= limit);
}

/** The numbers that one part has. */
function uniqueNumbers(parts: readonly Row[]): string[] {
  const numbers = parts.flatMap((part) => partNumber(part) ?? []);
  const counts = new Map<string, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return numbers.filter((number) => counts.get(number) === 1);
}

/** Indexes all parts again, while searches begin at some milliseconds from each other; without a pause if these are 0. */
async function measureIndexing(database: string, store: Store, pause: number): Promise<void> {
  const { version } = await store.getSynonyms();
  const umbrella = { kind: `umbrella${pause}`, category: 'Rain', names: [`umbrella ${pause}`], bangla: [], latin: [] };
  await store.setSynonyms([umbrella], version, 'bench');
  const indexing = createPartIndexing(store, console);
  const start = clock();
  indexing.start();
  const reads: number[] = [];
  while ((await store.countOutdatedParts()) > 0) {
    const readStart = clock();
    await store.findParts({ search: queries[reads.length % queries.length], limit: 24 });
    reads.push(clock() - readStart);
    await wait(Math.max(0, readStart + pause - clock()));
  }
  const seconds = (clock() - start) / 1000;
  await indexing.stop();
  const what = `${database}: all parts indexed again, ${pause ? `${1000 / pause} searches a second` : 'searches without a pause'}`;
  report(what, `${seconds.toFixed(1)} s`, '<= 20 s', seconds <= 20);
  const longest = Math.max(...reads);
  const value = `${longest.toFixed(0)} ms`;
  report(`${database}: longest of ${reads.length} searches meanwhile`, value, '<= 100 ms', longest <= 100);
}

const parts = Array.from({ length: partCount }, (_, n) => partOf(n));

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const start = clock();
  await work();
  console.log(`${what} in ${((clock() - start) / 1000).toFixed(1)} s`);
}

async function bench(database: string, store: Store): Promise<void> {
  const memory = process.memoryUsage().rss;
  await store.findParts({ search: 'brake', limit: 1 });
  console.log(`${database}: the first search keeps ${((process.memoryUsage().rss - memory) / 1e6).toFixed(0)} MB`);
  await measure(`${database}: search`, 15, (search) => store.findParts({ search, limit: 24 }));
  await measure(`${database}: search, in stock`, 15, (search) => store.findParts({ search, limit: 24, stock: 'in' }));
  await measure(`${database}: search by price`, 50, (search) => store.findParts({ search, limit: 24, sort: 'price' }));
  await measure(`${database}: facets`, 30, (search) => store.findFacets({ search }));
  await measure(`${database}: facets, in stock`, 30, (search) => store.findFacets({ search, stock: 'in' }));
  await measure(`${database}: suggestions`, 10, (query) =>
    publicSearchCalls.findSuggestions({ search: query.slice(0, 6) }, { catalogue: store, setHeaders: () => undefined }),
  );
  await measureOrderLists(database, store, uniqueNumbers(parts));
  for (const pause of [50, 0]) await measureIndexing(database, store, pause);
  await store.close();
}

const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-bench-'));
const store = openSqliteStore(folder);
await timed(`SQLite: ${partCount} parts added`, () => store.seed({ parts, reviews: [] }));
const programs = findPostgres();
const server = programs === undefined ? undefined : await startPostgres(programs, 'off');
if (server) {
  const db = openDatabase(folder, migrate);
  await timed(`PostgreSQL: ${partCount} parts moved`, () => moveToPostgres(db, server.url, () => undefined));
  db.close();
}
await bench('SQLite', store);
if (server) {
  await bench('PostgreSQL', await openPostgresStore(server.url));
  await server.remove();
}
rmSync(folder, { recursive: true });
