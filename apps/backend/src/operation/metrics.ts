import type { BackupStatus } from '@dealerkit/domain/books/overview';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { droppedPurges } from '../edge/purging.ts';
import type { Store } from '../store/Store.ts';

/** Upper bounds of the histogram's buckets, in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** How long a scrape waits for the database, in milliseconds; Prometheus itself waits ten seconds by default. */
const databaseTimeout = 2_000;

export interface Metrics {
  /** Counts a read of the response cache. */
  countCacheRead: (result: 'hit' | 'miss') => void;
  contentType: string;
  /** Formats the metrics for Prometheus. */
  format: () => Promise<string>;
}

/** Resolves to `undefined` if the work fails or takes too long. */
async function withinTimeout<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([work.catch(() => undefined), wait(databaseTimeout, undefined, { ref: false })]);
}

/** Measures all calls of the app, the response cache, the database and the process. */
export function createMetrics(
  app: FastifyInstance,
  store: Pick<Store, 'ping' | 'databaseStatus'>,
  backupStatus?: () => BackupStatus,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: 'dealerkit_call_duration_seconds',
    help: 'Duration of calls, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const cacheReads = new Counter({
    name: 'dealerkit_response_cache_reads_total',
    help: 'Public reads that were in the response cache (hit) or had to be computed (miss).',
    labelNames: ['result'],
    registers,
  });
  const ready = new Gauge({
    name: 'dealerkit_database_ready',
    help: '1 if the database is readable and writable, else 0.',
    registers,
  });
  const lag = new Gauge({
    name: 'dealerkit_replication_lag_seconds',
    help: 'How far each replica of PostgreSQL is behind, where the role of the backend may see it.',
    labelNames: ['replica'],
    registers,
  });
  const outbox = new Gauge({
    name: 'dealerkit_outbox_length',
    help: 'Work in the outbox that is not done yet, where the database has an outbox.',
    registers,
  });

  const backupAge = new Gauge({
    name: 'dealerkit_backup_age_seconds',
    help: 'The age of the last good backup, where the backend makes backups itself.',
    registers,
  });
  const backupProblem = new Gauge({
    name: 'dealerkit_backup_problem',
    help: '1 if the last good backup is late, or if the last one could not be made or copied, where the backend makes backups itself.',
    labelNames: ['problem'],
    registers,
  });

  registry.registerMetric(droppedPurges);

  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // The pattern of the route, so that there are as many labels as calls, whatever the clients send.
    durations.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
  });

  async function readDatabase(): Promise<void> {
    const [isReady, status] = await Promise.all([
      withinTimeout(store.ping().then(() => true)),
      withinTimeout(store.databaseStatus()),
    ]);
    ready.set(isReady ? 1 : 0);
    lag.reset();
    for (const { name, lagSeconds } of status?.replicas ?? []) lag.set({ replica: name }, lagSeconds);
    if (status?.outboxLength === undefined) outbox.remove();
    else outbox.set(status.outboxLength);
  }

  function readBackups(): void {
    if (backupStatus === undefined) {
      backupAge.remove();
      return;
    }
    const { lastAt, isLate, problem } = backupStatus();
    backupProblem.set({ problem: 'late' }, isLate ? 1 : 0);
    for (const each of ['failed', 'notCopied']) backupProblem.set({ problem: each }, problem === each ? 1 : 0);
    if (lastAt === undefined) backupAge.remove();
    else backupAge.set((Date.now() - Date.parse(lastAt)) / 1000);
  }

  let measuresProcess = false;
  return {
    countCacheRead: (result) => cacheReads.inc({ result }),
    contentType: registry.contentType,
    async format() {
      // From the first scrape on, so that a backend without Prometheus does not measure its process.
      if (!measuresProcess) collectDefaultMetrics({ register: registry });
      measuresProcess = true;
      readBackups();
      await readDatabase();
      return registry.metrics();
    },
  };
}
