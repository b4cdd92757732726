import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');

/** The folder of an example, which knows the packages only as npm publishes them. */
export const exampleFolder = (name: string) => join(root, 'examples', name);

const isSource = (path: string) => !/\/(node_modules|dist|build|\.next|\.react-router|package-lock\.json)$/.test(path);

/** Runs npm in a folder. */
export const npm = async (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)('npm', args, { cwd, env: { ...process.env, ...env } });

/** Copies an example to `folder`, and installs there the packed packages and the given `versions` of other packages. */
export async function installExample(name: string, folder: string, versions: readonly string[] = []): Promise<void> {
  const workspaces = ['-w', '@dealerkit/api-client', '-w', '@dealerkit/ui'];
  const { stdout } = await npm(root, ['pack', '--json', '--pack-destination', folder, ...workspaces]);
  const tarballs = (JSON.parse(stdout) as { filename: string }[]).map(({ filename }) => `./${filename}`);
  await cp(exampleFolder(name), folder, { recursive: true, filter: isSource });
  await npm(folder, ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs, ...versions]);
}
