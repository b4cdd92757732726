import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { listFiles } from './files.ts';

/** The number of builds before the current one whose files are kept. */
const earlierBuilds = 3;

/** Milliseconds after which an unfinished copy is that of a process that was killed. */
const copyTimeout = 3_600_000;

/** The folder of a build: the names of its files contain hashes of their content. */
const nameOf = (assets: readonly string[]) =>
  createHash('sha256').update(assets.toSorted().join('\n')).digest('hex').slice(0, 16);

const isCopy = (path: string) => path.endsWith('.part');

/** The folders in a folder, the newest first. */
async function listFolders(folder: string): Promise<{ path: string; at: number }[]> {
  await mkdir(folder, { recursive: true });
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  const folders = await Promise.all(paths.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })));
  return folders.toSorted((one, other) => other.at - one.at);
}

/** Copies into a folder of its own first, so that a build is whole or missing whenever the process ends. */
async function copyBuild(root: string, assets: readonly string[], build: string): Promise<void> {
  const copy = `${build}.${randomUUID()}.part`;
  await Promise.all([...new Set(assets.map(dirname))].map((each) => mkdir(join(copy, each), { recursive: true })));
  await Promise.all(assets.map((asset) => cp(join(root, asset), join(copy, asset))));
  // Another process may have copied the same build meanwhile.
  await rename(copy, build).catch(() => rm(copy, { recursive: true, force: true }));
}

/** Keeps the files of this build for the next ones, and removes those of the oldest build. */
async function keepBuild(build: string, root: string, assets: readonly string[]): Promise<void> {
  if (!existsSync(build)) await copyBuild(root, assets, build);
  const now = new Date();
  await utimes(build, now, now);
  const folders = await listFolders(dirname(build));
  const oldest = folders.filter(({ path }) => !isCopy(path)).slice(1 + earlierBuilds);
  const abandoned = folders.filter(({ path, at }) => isCopy(path) && at < now.getTime() - copyTimeout);
  for (const { path } of [...oldest, ...abandoned]) await rm(path, { recursive: true, force: true });
}

/**
 * Keeps the hashed files of the last builds in a folder, because pages of an earlier build are still open after a deployment and load
 * the rest of their files later. Resolves to what finds the folder of an earlier build with a file.
 */
export async function createEarlierBuilds(app: FastifyInstance, folder: string, root: string, files: Iterable<string>) {
  const assets = [...files].filter((file) => file.startsWith('/assets/'));
  const logError = (error: unknown) =>
    app.log.error(error, `Files of earlier builds are not served after the next deployment: make ${folder} writable.`);
  const folders = await listFolders(folder).catch((error: unknown) => {
    logError(error);
    return undefined;
  });
  // A page of a dealer's own test has no assets.
  if (folders === undefined || assets.length === 0) return () => undefined;
  const current = join(folder, nameOf(assets));
  const earlier = folders.filter(({ path }) => path !== current && !isCopy(path)).slice(0, earlierBuilds);
  const builds = earlier.map(({ path }) => listFiles(path));
  // The server starts meanwhile.
  const keeping = keepBuild(current, root, assets).catch(logError);
  app.addHook('onClose', async () => keeping);
  return (path: string) => (/\.(br|gz)$/.test(path) ? undefined : builds.find((build) => build.files.has(path))?.root);
}
