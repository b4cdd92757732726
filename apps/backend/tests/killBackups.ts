import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fillFolder } from '../bench/fillFolder.ts';
import { backupFolder, listBackups } from '../src/store/engines/sqlite/backupNames.ts';
import { restore } from '../src/store/engines/sqlite/backups.ts';
import { openSqliteStore } from '../src/store/engines/sqlite/openSqliteStore.ts';
import {
  type Acknowledged,
  headersOfDealer,
  headersOfRahim,
  orderUntilExit,
  serve,
  seedStore,
  type StoreLocation,
} from './backendProcess.ts';

const command = path.join(import.meta.dirname, '../src/commands/backup.ts');

/** Enough for a backup that takes a few hundred milliseconds. */
const seededOrders = 4000;
const ordersBeforeBackup = 20;
const keep = 3;

/** The result of the kills. */
export interface KilledBackups {
  /** The number of backups that ended with a kill. */
  killed: number;
  /** The number of backups that were complete before the kill. */
  completed: number;
  /** The number of orders that were acknowledged meanwhile. */
  acknowledged: number;
  /** The ids of acknowledged orders that are missing in the database. */
  lost: string[];
  /** The names of backups that changed or went missing, cannot be restored, or have not all orders of before them. */
  harmed: string[];
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

async function missingIn(dataDir: string, ids: readonly string[]): Promise<string[]> {
  const store = openSqliteStore(dataDir);
  const found = await Promise.all(ids.map((id) => store.getOrder(id)));
  await store.close();
  return ids.filter((_, n) => found[n] === undefined);
}

/** Starts a backend whose customers place orders until it ends, and resolves once there are some. */
async function serveCustomers(location: StoreLocation, acknowledged: Acknowledged) {
  const headers = { headers: await headersOfRahim(), adminHeaders: await headersOfDealer() };
  const { child, origin } = await serve(location);
  const ended: Promise<unknown>[] = [once(child, 'exit')];
  let placed = 0;
  await new Promise<void>((resolve) => {
    const onOrder = () => {
      if (++placed === ordersBeforeBackup) resolve();
    };
    for (let n = 0; n < 4; n++) ended.push(orderUntilExit(origin, headers, acknowledged, onOrder));
  });
  return { child, stopped: Promise.all(ended) };
}

/** Kills backups at random moments while orders are placed, every second time with the backend, and checks everything after each kill. */
export async function killBackups(parent: string, kills: number): Promise<KilledBackups> {
  const [dataDir, copyTo] = ['data', 'copies'].map((name) => path.join(parent, name)) as [string, string];
  mkdirSync(copyTo);
  await fillFolder(dataDir, 1000, 0, seededOrders);
  const location = { dataDir, databaseUrl: undefined };
  await seedStore(location, 1_000_000);
  const folder = backupFolder(dataDir);
  const acknowledged: Acknowledged = new Map();
  const result = { killed: 0, completed: 0, acknowledged: 0, lost: [] as string[], harmed: new Set<string>() };
  const hashes = new Map<string, string>();

  const startBackup = () =>
    spawn(process.execPath, [command], {
      env: { ...process.env, DATA_DIR: dataDir, BACKUP_KEEP: String(keep), BACKUP_COPY_TO: copyTo },
      stdio: ['ignore', 'ignore', 'inherit'],
    });

  /** Checks the last backups of both folders by restoring them. */
  async function checkBackups(before: readonly string[]): Promise<void> {
    const names = listBackups(folder).map(({ name }) => name);
    for (const [name, hash] of hashes) {
      if (names.includes(name) ? hashOf(path.join(folder, name)) !== hash : names.length < keep)
        result.harmed.add(name);
      if (!names.includes(name)) hashes.delete(name);
    }
    const [copy] = listBackups(copyTo);
    const files = names.filter((name) => !hashes.has(name)).map((name) => path.join(folder, name));
    for (const file of [...files, ...(copy ? [path.join(copyTo, copy.name)] : [])]) {
      const restored = mkdtempSync(path.join(parent, 'restored-'));
      const missing = await restore(restored, file).then(
        () => missingIn(restored, files.includes(file) ? before : []),
        () => ['all'],
      );
      if (missing.length > 0) result.harmed.add(file);
      rmSync(restored, { recursive: true });
    }
    for (const name of names) hashes.set(name, hashOf(path.join(folder, name)));
  }

  let duration = 0;
  while (result.killed < kills) {
    const { child, stopped } = await serveCustomers(location, acknowledged);

    const before = [...acknowledged.keys()];
    const begun = watchFor(folder);
    const backup = startBackup();
    const ended = once(backup, 'exit');
    await Promise.race([begun, ended]);
    const begin = performance.now();
    // The first one is complete, so that there is a good backup from then on.
    if (duration > 0) {
      await Promise.race([wait(Math.random() * duration), ended]);
      if (result.killed % 2 === 0) child.kill('SIGKILL');
      backup.kill('SIGKILL');
    }
    await ended;
    duration ||= performance.now() - begin;
    if (backup.signalCode === 'SIGKILL') result.killed++;
    else result.completed++;
    child.kill('SIGKILL');
    await stopped;
    result.lost.push(...(await missingIn(dataDir, [...acknowledged.keys()])));
    await checkBackups(before);
  }
  return { ...result, acknowledged: acknowledged.size, harmed: [...result.harmed] };
}

/** Resolves when a file appears in a folder. */
async function watchFor(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const watcher = watch(folder);
  await once(watcher, 'change');
  watcher.close();
}
