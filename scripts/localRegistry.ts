import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from '../e2e/serve.ts';

const root = join(import.meta.dirname, '..');

/** Of 321 packages, so it is no dependency of the project. Its audit names a dist-tag of node-fetch, which not every registry has. */
const registryManifest = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  overrides: { 'node-fetch': '2.7.0' },
};

const folders = [
  'packages/domain',
  'packages/api-client',
  'packages/ui',
  'packages/conformance',
  'apps/backend',
  'packages/create-dealerkit',
];

const run = async (cwd: string, env: NodeJS.ProcessEnv, ...args: string[]) =>
  (await promisify(execFile)('npm', args, { cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 }))
    .stdout;

/** Starts a program as a group of its own, because npm passes no signals on, and resolves once it prints a line that matches. */
async function start(
  cwd: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  isReady: RegExp,
): Promise<AsyncDisposable & { match: string }> {
  const options = { cwd, env: { ...process.env, ...env }, detached: true } as const;
  const child = spawn('npm', args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const printed: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line);
    const [, match] = isReady.exec(line) ?? [];
    if (match === undefined) continue;
    child.stdout.resume();
    const stop = async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
      await exit;
    };
    return { match, [Symbol.asyncDispose]: stop };
  }
  throw new Error(`npm ${args.join(' ')} ended before it was ready:\n${printed.join('\n')}`);
}

/** The rules of a registry that has our packages from this machine only, and all others from the one that npm is configured with. */
const rulesOf = (folder: string, others: string) => `storage: ${folder}/storage
uplinks:
  others:
    url: ${others}
packages:
${['@dealerkit/*', 'create-dealerkit'].map((name) => `  '${name}':\n    access: $all\n    publish: $all\n`).join('')}  '**':
    access: $all
    proxy: others
web:
  enable: false
log:
  type: stdout
  format: pretty
  level: warn
`;

const checkedPages = ['/', '/parts', '/api/parts'];

/**
 * Publishes all packages to a registry on this machine, creates a site by `npm create dealerkit` from it, installs, builds and starts it,
 * and checks that it answers; all other packages come from the registry that npm is configured with.
 */
export async function tryRelease(report: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dealerkit-registry-'));
  await using stack = new AsyncDisposableStack();
  stack.defer(async () => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  const begun = performance.now();
  const step = (text: string) => report(`${Math.round((performance.now() - begun) / 1000)} s: ${text}`);

  const rules = join(folder, 'verdaccio.yaml');
  await writeFile(join(folder, 'package.json'), JSON.stringify(registryManifest));
  await run(folder, {}, 'install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts');
  step('verdaccio is installed');
  const others = await run(folder, {}, 'config', 'get', 'registry');
  await writeFile(rules, rulesOf(folder, others.trim()));
  const address = `http://127.0.0.1:${await freePort()}/`;
  const serve = ['exec', '--', 'verdaccio', '--config', rules, '--listen', address];
  stack.use(await start(folder, {}, serve, /http address - (\S+)/));
  step('the registry is ready');

  // A registry asks for a token, whatever it is.
  const registry = { [`npm_config_${address.replace('http:', '')}:_authToken`]: 'none' };
  for (const name of folders) {
    const args = ['publish', `--registry=${address}`, '--ignore-scripts', '--provenance=false'];
    await run(join(root, name), registry, ...args);
  }
  step(`${folders.length} packages are published`);

  const ours = { ...registry, 'npm_config_@dealerkit:registry': address };
  const create = [
    'create',
    '--yes',
    `--registry=${address}`,
    'dealerkit@latest',
    '--',
    'shop',
    '--yes',
    '--name',
    'Padma',
  ];
  const sites = join(folder, 'sites');
  await mkdir(sites);
  await run(sites, ours, ...create);
  const shop = join(sites, 'shop');
  step(`npm create dealerkit has made ${shop}`);
  await run(shop, ours, 'install', '--no-audit', '--no-fund', '--prefer-offline');
  step('the site is installed');
  const site = stack.use(await start(shop, { ...ours, PORT: '0', NO_COLOR: '1' }, ['start'], /^ready +(http:\/\/\S+)/));
  for (const path of checkedPages) {
    const { status } = await fetch(new URL(path, site.match));
    if (status !== 200) throw new Error(`${path} of the created site answers ${status}.`);
  }
  step('the site is built, and answers');
}

if (import.meta.main) await tryRelease(console.log);
