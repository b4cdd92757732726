import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../../../startup.ts';

/** The file beside a backup with its checksum, as `sha256sum -c` reads it. */
export const checksumFile = (file: string): string => `${file}.sha256`;

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes the checksum of a draft for the name that it gets. */
export async function writeChecksum(draft: string, file: string): Promise<void> {
  const line = `${await checksumOf(draft)}  ${path.basename(file)}\n`;
  writeFileSync(checksumFile(file), line, { mode: 0o600, flush: true });
}

/** Compares a file with the checksum beside it; false if there is none. @throws StartupError if they differ */
export async function verifyChecksum(file: string): Promise<boolean> {
  const beside = checksumFile(file);
  if (!existsSync(file) || !existsSync(beside)) return false;
  const [written] = readFileSync(beside, 'utf8').split(' ', 1);
  if (written === (await checksumOf(file))) return true;
  throw new StartupError(`${file} has changed since its checksum was written in ${beside}: choose another backup.`);
}
