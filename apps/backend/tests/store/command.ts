import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/openSqliteStore.ts';
import { disc, identityOf, order, rahim, review } from '../fixtures.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** Runs a backend command on a data folder, as npm does; `maxFileSize` is in KiB. */
export async function command(
  name: string,
  args: string[],
  folder: string,
  more: NodeJS.ProcessEnv = {},
  maxFileSize?: number,
) {
  const file = path.join(import.meta.dirname, '../../src/commands', `${name}.ts`);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, INIT_CWD: folder, ...more };
  const limit = maxFileSize === undefined ? 'unlimited' : String(maxFileSize);
  const child = spawn('bash', ['-c', `ulimit -f ${limit} && exec "$0" "$@"`, process.execPath, file, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, output: output.trim(), errors: errors.trim() };
}

/** Creates a store with two parts, an order, a user and a review in a temporary folder. */
export async function stockedFolder() {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  await store.addPart(disc);
  await store.addPart({ ...disc, product_name: 'Hub', price: 'ask', available_quantity: undefined });
  await store.signIn(identityOf(rahim, { username: 'Rahim' }));
  const { uid } = identityOf(rahim);
  await store.placeOrder(order, 'attempt', rahim, uid);
  await store.addReview(review, uid);
  await store.signOutEverywhere(rahim, rahim);
  return { folder, store };
}
