import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { shopToRestore, timed } from '../bench/shopToRestore.ts';
import { main } from '../src/startup.ts';
import { giveToPostgres } from '../tests/postgresServer.ts';
import { createClusterFolder } from './clusterFolder.ts';
import { fetchJson, killProcessesIn, waitUntil } from './clusterProcess.ts';
import { losses } from './losses.ts';
import { type Cluster, startCluster } from './startCluster.ts';

/**
 * The second half of `npm run prove:restore`: backs up a cluster, kills its primary, deletes a table, and creates another cluster from
 * the backup, as it was the moment before.
 */
const folder = await createClusterFolder();
const repository = path.join(folder, 'repository');

/** Starts a cluster in a folder of its own. */
async function start(name: string, restoreTo?: string): Promise<Cluster> {
  mkdirSync(path.join(folder, name));
  return startCluster({ folder: path.join(folder, name), backup: { repository, restoreTo } });
}

const pgbackrest = async ({ primary }: Cluster, ...args: string[]) =>
  (await primary()).run('pgbackrest', '--stanza=dealerkit', ...args);

async function proveRestore(): Promise<void> {
  // The programs run as several users.
  chmodSync(folder, 0o755);
  mkdirSync(repository);
  giveToPostgres(repository);
  const cluster = await start('damaged');
  const shop = shopToRestore(cluster.databaseUrl('primary'));
  await pgbackrest(cluster, 'stanza-create');
  await shop.seed();
  await shop.placeOrders(100);
  await timed('full backup of the cluster', () => pgbackrest(cluster, '--type=full', 'backup'));
  await shop.placeOrders(100);
  const restartNode = await losses.primary.begin(cluster);
  const isWritable = async () => (await fetchJson(`${cluster.edgeUrl}/api/readyz`)) !== undefined;
  await timed('failover', () => waitUntil('another node is the primary', isWritable));
  await restartNode();
  await shop.placeOrders(100);
  const expected = await shop.content();
  const moment = await shop.query('SELECT clock_timestamp()::text AS value');
  await shop.placeOrders(100);
  await shop.damage();
  await timed('the last WAL is in the archive', () => pgbackrest(cluster, 'check'));
  await cluster.stop();

  const restored = await timed(`a cluster as it was at ${moment}`, () => start('restored', moment));
  const content = await shopToRestore(restored.databaseUrl('primary')).content();
  assert.deepStrictEqual(content, expected);
  assert.equal(content.orders.flat().length, 300);
  await timed('the restored cluster archives its WAL', () => pgbackrest(restored, 'check'));
  console.log('ok     300 orders, the part, its stock and the review are as they were at that moment');
}

await main(async () => {
  try {
    await proveRestore();
  } finally {
    await killProcessesIn(folder);
    rmSync(folder, { recursive: true });
  }
});
