import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The minimum length of a secret in bytes (HS256 requires the length of its hash). */
export const SECRET_BYTES = 32;

/** The secret that signs access tokens; stored in the data folder, so that sessions survive a restart. @throws Error when the file is damaged */
export function accessTokenSecret(dataDir: string): Uint8Array {
  const file = join(dataDir, 'access-token-secret');
  if (!existsSync(file)) generateSecret(file);
  const secret = readFileSync(file);
  if (secret.length < SECRET_BYTES) throw new Error(`${file} is damaged: delete it, and all users must sign in again.`);
  return new Uint8Array(secret);
}

function generateSecret(file: string): void {
  const draft = `${file}.draft`;
  const descriptor = openSync(draft, 'w', 0o600);
  writeSync(descriptor, randomBytes(SECRET_BYTES));
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(draft, file);
}
