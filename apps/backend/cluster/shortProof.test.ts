import { rmSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createClusterFolder } from './clusterFolder.ts';
import { losses } from './losses.ts';
import { missingPackages } from './programs.ts';
import { backendEnv, runRound } from './round.ts';
import { startCluster } from './startCluster.ts';
import { seedShop } from './seedShop.ts';

const missing = missingPackages();
if (missing.length > 0) {
  console.warn(`The cluster is not tested here, because packages are missing (apt-get install ${missing.join(' ')}).`);
}

/** `npm run prove:scale` causes every loss, ten times each. */
describe.runIf(missing.length === 0)('a cluster under load', () => {
  test('keeps every promise and never stops reads when its primary is killed', async () => {
    const folder = await createClusterFolder();
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const cluster = await startCluster({ folder, backendEnv });
    onTestFinished(() => cluster.stop());
    const shop = await seedShop(cluster.databaseUrl('primary'), 4);
    const { differences, failedReads, writes, longestWait } = await runRound(cluster, shop, losses.primary);
    console.log(`${writes} writes, the longest waited ${(longestWait / 1000).toFixed(1)} s`);
    expect(differences).toEqual({ lost: [], restored: [], unknown: [], oversold: 0, stockOff: 0 });
    expect(failedReads).toEqual([]);
    expect(shop.acknowledged.orders.size).toBeGreaterThan(20);
  });
});
