import { Client } from 'pg';
import { testSecret } from '../tests/backendProcess.ts';
import { waitUntil } from './clusterProcess.ts';
import { type LoadRecord, startLoad } from './load.ts';
import type { ClusterEvent } from './losses.ts';
import type { Cluster } from './startCluster.ts';
import type { SeededShop } from './seedShop.ts';
import { type Differences, findDifferences } from './verify.ts';

/** What clients noticed of a loss, and what the database kept; times are in milliseconds. */
export interface Round {
  what: string;
  /** The orders, steps, deletions and changes of parts that were acknowledged or refused. */
  writes: number;
  differences: Differences;
  /** The longest time from a write's first attempt to its definite response. */
  longestWait: number;
  /** Writes that were sent again. */
  retries: number;
  reads: number;
  failedReads: string[];
  longestReadGap: number;
  /**
   * The longest time until the edge showed an acknowledged change. While writes were interrupted, it counts from their return.
   */
  slowestChange: number;
}

const unlimited = '100000000';

/** The settings of backends that a load calls; the delay is longer than the edge needs to notice a failed health check. */
export const backendEnv = {
  ACCESS_TOKEN_SECRET: testSecret,
  RATE_LIMIT_WRITES: unlimited,
  RATE_LIMIT_ORDERS: unlimited,
  RATE_LIMIT_READS: unlimited,
  SHUTDOWN_DELAY: '4',
};

/** How long each loss lasts at least. */
const shortestLoss = 5_000;

/** Runs a load during an event, waits until writes are possible again and the cluster is whole, and compares the database. */
export async function runRound(cluster: Cluster, shop: SeededShop, { what, begin }: ClusterEvent): Promise<Round> {
  const load = startLoad({ ...shop, edgeUrl: cluster.edgeUrl });
  let interruption = { from: Infinity, to: Infinity };
  try {
    await waitUntil('each path was read', async () => load.hasReadAll());
    await waitForWrites(load.record, shop, performance.now());
    const from = performance.now();
    const end = await begin(cluster);
    await waitForWrites(load.record, shop, performance.now());
    interruption = { from, to: performance.now() };
    await waitForWrites(load.record, shop, from + shortestLoss);
    await end();
    await waitUntilWhole(cluster);
    await waitForWrites(load.record, shop, performance.now());
  } finally {
    await load.stop();
  }
  const client = new Client({ connectionString: cluster.databaseUrl('primary') });
  await client.connect();
  const differences = await findDifferences(client, shop.acknowledged);
  await client.end();
  return { what, differences, ...summarise(load.record, interruption) };
}

function summarise(
  { writes, retries, reads, failedReads, longestReadGap, changes }: LoadRecord,
  interruption: { from: number; to: number },
) {
  const delays = changes.map(({ acknowledgedAt, seenAt }) => {
    const isInterrupted = seenAt > interruption.from && acknowledgedAt < interruption.to;
    return seenAt - (isInterrupted ? Math.min(interruption.to, seenAt) : acknowledgedAt);
  });
  return {
    writes: writes.length,
    longestWait: Math.max(0, ...writes.map(({ sentAt, acknowledgedAt }) => acknowledgedAt - sentAt)),
    retries: retries.length,
    reads,
    failedReads,
    longestReadGap,
    slowestChange: Math.max(0, ...delays),
  };
}

/** Waits until each customer has got the response to a write that was first sent after a time. */
async function waitForWrites({ writes }: LoadRecord, { customers }: SeededShop, time: number): Promise<void> {
  await waitUntil('each customer can write', async () => {
    const served = new Set(writes.filter(({ sentAt }) => sentAt > time).map(({ client }) => client));
    return customers.every((customer) => served.has(customer));
  });
}

/** Waits until all backends are ready, and all replicas receive what the primary writes. */
async function waitUntilWhole({ backends, nodes, databaseUrl }: Cluster): Promise<void> {
  await waitUntil('the cluster is whole', async () => {
    try {
      const ready = await Promise.all(backends.map(async ({ url }) => (await fetch(`${url}/api/readyz`)).ok));
      return ready.every(Boolean) && (await countReplicas(databaseUrl('primary'))) === nodes.length - 1;
    } catch {
      // A backend or the database cannot be reached yet.
      return false;
    }
  });
}

async function countReplicas(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    const sql = "SELECT count(*)::int AS count FROM pg_stat_replication WHERE state = 'streaming'";
    const { rows } = await client.query<{ count: number }>(sql);
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
