import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killProcessesIn } from './clusterProcess.ts';

const prefix = 'dealerkit-cluster-';

/** Creates a folder for a cluster, and removes the clusters of processes that ended without stopping theirs. */
export async function createClusterFolder(): Promise<string> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const pid = name.slice(prefix.length).split('-')[0];
    if (existsSync(`/proc/${pid}`)) continue;
    const folder = path.join(tmpdir(), name);
    await killProcessesIn(folder);
    rmSync(folder, { recursive: true, force: true });
  }
  return mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`));
}
