import { statfsSync } from 'node:fs';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';

/** What the largest order writes, with the search index, in bytes. */
const minFreeSpace = 256 * 1024;

/**
 * The write of a health check may fit into the log that SQLite has already on disk, where an order does not.
 *
 * @throws StoreUnavailableError where the file system of a folder is full
 */
export function requireFreeSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < minFreeSpace) throw new StoreUnavailableError(new Error(`The disk of ${folder} is full.`));
}
