import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');

/** The packages of a site. */
const packages = ['@dealerkit/domain', '@dealerkit/api-client', '@dealerkit/ui', '@dealerkit/backend'];

/** Packs the built packages of a site, and the command that creates it, into a folder; `args` are those of `npm pack`. */
export async function packPackages(folder: string, ...args: string[]): Promise<void> {
  const workspaces = [...packages, 'create-dealerkit'].flatMap((name) => ['-w', name]);
  await promisify(execFile)('npm', ['pack', '--pack-destination', folder, ...workspaces, ...args], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
}
