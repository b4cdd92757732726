import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages } from './packPackages.ts';

/** `npm run create -- <folder> [flags]`: creates a site on the packages of this clone, which are packed as a release publishes them. */
const root = join(import.meta.dirname, '..');

/** Runs a command, and ends with its exit code if it fails. */
function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const packages = mkdtempSync(join(tmpdir(), 'dealerkit-packages-'));
process.on('exit', () => rmSync(packages, { recursive: true }));
const filters = ['@dealerkit/ui', '@dealerkit/backend', 'create-dealerkit'].map((name) => `--filter=${name}`);
run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], root);
// Without the pages for assistants, which are made of the built Storybook.
await packPackages(packages, '--ignore-scripts');
const command = join(root, 'packages/create-dealerkit/dist/createDealerkit.js');
run(process.execPath, [command, ...process.argv.slice(2), '--packages', packages], process.env['INIT_CWD'] ?? root);
