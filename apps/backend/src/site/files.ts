import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { InlineHashes } from '@dealerkit/domain/site/contentSecurityPolicy';
import { HttpError } from '../http/HttpError.ts';
import { StartupError } from '../startup.ts';

/** A folder that is served, without symbolic links in its path, and the paths of its files; links in the folder are left out. */
export function listFiles(folder: string): { root: string; files: Set<string> } {
  try {
    const root = realpathSync(folder);
    // The list follows links to folders.
    const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && realpathSync(entry.parentPath) === entry.parentPath,
    );
    const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll(sep, '/'));
    return { root, files: new Set(paths) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return { root: folder, files: new Set() };
    throw new StartupError(
      `The folder ${folder} cannot be read: make it readable, or set STOREFRONT_DIR to another folder.`,
      { cause: error },
    );
  }
}

const hashesFile = '/.hashes.json';

/** Reads what the build says about the inline scripts and styles of its pages, and takes it off the files that are served. */
export function takeHashes(root: string, files: Set<string>): Record<string, InlineHashes> {
  if (!files.delete(hashesFile)) return {};
  return JSON.parse(readFileSync(join(root, hashesFile), 'utf8')) as Record<string, InlineHashes>;
}

/** Rejects a file below a root without links that is reached by a link, such as a compressed copy, which no list contains. @throws HttpError 404 */
export async function rejectLink(file: string): Promise<void> {
  if ((await realpath(file)) !== file) throw new HttpError(404, 'There is no such file.');
}
