import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { losses } from './losses.ts';
import { backendEnv, runRound } from './round.ts';
import { missingPrograms, startCluster } from './startCluster.ts';
import { stockShop } from './stockShop.ts';

const missing = missingPrograms();
if (missing.length > 0) {
  console.warn(`The cluster is not tested here, because programs are missing (apt-get install ${missing.join(' ')}).`);
}

/** `npm run prove:scale` causes every loss, ten times each. */
describe.runIf(missing.length === 0)('a cluster under load', () => {
  test('keeps every promise and never stops reads when its primary is killed', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-proof-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const cluster = await startCluster({ folder, backendEnv });
    onTestFinished(() => cluster.stop());
    const shop = await stockShop(cluster.databaseUrl('primary'), 4);
    const { differences, failedReads, writes, longestWait } = await runRound(cluster, shop, losses.primary);
    console.log(`${writes} writes, the longest waited ${(longestWait / 1000).toFixed(1)} s`);
    expect(differences).toEqual({ lost: [], restored: [], unknown: [], oversold: 0, stockOff: 0 });
    expect(failedReads).toEqual([]);
    expect(shop.acknowledged.orders.size).toBeGreaterThan(20);
  });
});
