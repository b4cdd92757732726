import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** The site of the second dealer, which knows the packages only as npm publishes them. */
export const example = join(root, 'examples/second-dealer');

const isSource = (path: string) => !/\/(node_modules|dist|package-lock\.json)$/.test(path);

/** Packs the packages, installs the tarballs into a copy of the site in `folder`, and builds it for a backend. */
export async function build(folder: string, backend: string): Promise<void> {
  const npm = async (cwd: string, ...args: string[]) =>
    promisify(execFile)('npm', args, { cwd, env: { ...process.env, VITE_BACKEND: backend } });
  const workspaces = ['-w', '@dealerkit/api-client', '-w', '@dealerkit/ui'];
  const { stdout } = await npm(root, 'pack', '--json', '--pack-destination', folder, ...workspaces);
  const tarballs = (JSON.parse(stdout) as { filename: string }[]).map(({ filename }) => `./${filename}`);
  await cp(example, folder, { recursive: true, filter: isSource });
  await npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs);
  await npm(folder, 'run', 'build');
}
