import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup.ts';

/** The minimum length of a secret in bytes (HS256 requires the length of its hash). */
export const SECRET_BYTES = 32;

/** The secret that signs access tokens; stored in the data folder, so that sessions survive a restart. @throws StartupError when the file is damaged */
export function accessTokenSecret(dataDir: string): Uint8Array {
  const file = join(dataDir, 'access-token-secret');
  if (!existsSync(file)) generateSecret(file);
  const secret = readIfPossible(file);
  if (secret === undefined || secret.length < SECRET_BYTES) {
    throw new StartupError(
      `The secret in ${file} is damaged or unreadable: delete it, and all users must sign in again.`,
    );
  }
  return new Uint8Array(secret);
}

function readIfPossible(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function generateSecret(file: string): void {
  const draft = `${file}.draft`;
  const descriptor = openSync(draft, 'w', 0o600);
  writeSync(descriptor, randomBytes(SECRET_BYTES));
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(draft, file);
}
