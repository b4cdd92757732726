import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { Settings } from './index.ts';
import { StartupError } from './startup.ts';

/** These settings with those of the file `.env` of the current folder, as the build of a site reads it; the given ones win. @throws StartupError */
export function withEnvFile(settings: Settings): NodeJS.ProcessEnv {
  return { ...parseEnv(readEnvFile()), ...settings };
}

function readEnvFile(): string {
  try {
    return readFileSync('.env', 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') return '';
    throw new StartupError(
      `The file ${resolve('.env')} cannot be read (${code}): make it a file that this user can read, or remove it.`,
    );
  }
}
