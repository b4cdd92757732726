import { existsSync } from 'node:fs';

/** Reads `.env` of the current folder, as the build of a site does; variables that are set already stay. */
export function readEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile();
}
