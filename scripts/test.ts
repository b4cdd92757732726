import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { preview } from 'vite';
import { findBrowser } from './browser.ts';
import { changedComponents, changedSince } from './changed.ts';
import { readReport } from './testReport.ts';
import type { Failure, SuiteReport } from './testReport.ts';

interface Suite {
  about: string;
  /** The arguments of `turbo run` for the build that the tests need. */
  build: string;
  /** Returns the test command for the path of its JSON report. */
  test: (report: string) => string | Promise<string>;
  env?: NodeJS.ProcessEnv;
  /** Only in `npm run test:all`. */
  isExtra?: boolean;
}

const [first, ...rest] = process.argv.slice(2);
const isAll = first === 'all';
const base = first === 'changed' ? changedSince() : undefined;

// More workers than cores, because many tests wait for a server that they started.
const vitest = (report: string, args: string) =>
  `vitest run --maxWorkers ${availableParallelism() + 2} --reporter=default --reporter=json --outputFile.json=${report} --passWithNoTests ${args}${base ? ` --changed ${base}` : ''}`;

const playwright = (config: string) =>
  `playwright test --config ${config} --reporter=list,json --pass-with-no-tests${base ? ` --only-changed=${base}` : ''}`;

const testStories = async (report: string, browser = 'chromium') => {
  const outDir = 'test-results/storybook';
  const server = await preview({ configFile: false, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  // Vite sets it to production, in which the shop of the journeys refuses the demo accounts.
  delete process.env['NODE_ENV'];
  return `test-storybook --url ${server.resolvedUrls?.local[0]} --browsers ${browser} --index-json --json --outputFile ${report}`;
};

const suites: Record<string, Suite> = {
  unit: {
    about: 'rules, calls, hooks, the backend on both databases',
    build: 'build --filter=@dealerkit/storefront^... --filter=@dealerkit/backend',
    test: (report) => vitest(report, `--project !cluster${isAll ? '' : ' --tagsFilter !long'}`),
  },
  cluster: {
    about: 'PostgreSQL on three machines, of which some fail',
    build: 'build --filter=@dealerkit/storefront^...',
    test: (report) => vitest(report, '--project cluster'),
    isExtra: true,
  },
  stories: {
    about: 'every component in every state',
    build: '//#build-test-storybook',
    test: testStories,
    env: { DEBUG_PRINT_LIMIT: '10000', ...(isAll && { STORY_VARIANTS: 'every' }) },
  },
  firefox: {
    about: 'every component in Firefox',
    build: '//#build-test-storybook',
    test: async (report) => testStories(report, 'firefox'),
    isExtra: true,
  },
  visual: {
    about: 'pictures of the screens',
    build: '//#build-test-storybook',
    test: () => playwright('.storybook'),
  },
  journeys: {
    about: 'the shop in a browser',
    build: '//#build-other-host',
    test: () => playwright('e2e'),
  },
};

const names = first === undefined || isAll || base ? rest : [first, ...rest];
const unknown = names.find((name) => !Object.hasOwn(suites, name));
if (unknown !== undefined)
  throw new Error(`There is no suite "${unknown}". Use "all", "changed" or suites: ${Object.keys(suites).join(', ')}.`);

/** In bytes: several times what the tests write. */
const MEMORY_ROOM = 8 * 1024 ** 3;

// Relative, because the path of the project may contain spaces.
const reports = 'test-results/reports';
process.chdir(join(import.meta.dirname, '..'));
mkdirSync(reports, { recursive: true });
const durationsFile = `${reports}/durations.json`;
const durations: Record<string, number> = existsSync(durationsFile)
  ? (JSON.parse(readFileSync(durationsFile, 'utf8')) as Record<string, number>)
  : {};
const temporary = mkdtempSync(join(temporaryParent(), 'dealerkit-test-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));
// The PostgreSQL of the tests runs as another user and has its folder inside.
chmodSync(temporary, 0o711);
Object.assign(process.env, {
  TMPDIR: temporary,
  // The tests start Node hundreds of times with the same code.
  NODE_COMPILE_CACHE: join(temporary, 'compile-cache'),
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...(isAll && { TEST_ALL: '1' }),
});

let running: ChildProcess | undefined;
let stoppedBy: NodeJS.Signals | undefined;
// The command ends first, because it removes what it has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stoppedBy = signal;
    running?.kill(signal);
  });

/** In memory where it has room and programs may run there: the embedded databases of the tests wait for each write to reach a disk. */
function temporaryParent(): string {
  const memory = '/dev/shm';
  const mounts = existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8') : '';
  const [, options = 'noexec'] = /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(mounts) ?? [];
  if (/\b(noexec|ro)\b/.test(options)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= MEMORY_ROOM ? memory : tmpdir();
}

/** Resolves to whether the command succeeded. */
async function run(command: string, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const [program = '', ...args] = command.split(' ');
  running = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(running, 'exit')) as [number | null];
  running = undefined;
  if (stoppedBy) process.exit(stoppedBy === 'SIGINT' ? 130 : 143);
  return code === 0;
}

async function runSuite(name: string, { build, test, env }: Suite): Promise<SuiteReport> {
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const stopped = (reason: string): SuiteReport => ({ passed: 0, failed: [{ title: name, reason }], flaky: [] });
  if (!(await run(`turbo run ${build} --output-logs=errors-only`))) return stopped('what it tests could not be built');
  const start = performance.now();
  const succeeded = await run(await test(report), { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) });
  // Without a report the command has ended before its first test.
  const result = existsSync(report) ? readReport(report) : stopped('it ended before its first test');
  const seconds = Math.round((performance.now() - start) / 1000);
  if (!base) durations[isAll ? `${name} of all` : name] = seconds;
  console.log(`${name}: ${result.passed} passed, ${result.failed.length} failed in ${seconds} s`);
  // An error outside a test counts as one failure.
  return succeeded || result.failed.length > 0
    ? result
    : { ...result, failed: stopped('an error outside a test').failed };
}

const inMinutes = (seconds: number) => (seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);

await findBrowser();
const chosen = Object.entries(suites).filter(([name, { isExtra = false }]) =>
  names.length === 0 ? isAll || !isExtra : names.includes(name),
);
const results: SuiteReport[] = [];
for (const [index, [name, suite]] of chosen.entries()) {
  const last = durations[isAll ? `${name} of all` : name];
  const estimate = last === undefined ? '' : `, ${inMinutes(last)} in the last run`;
  console.log(`\n${name} (${index + 1} of ${chosen.length}${estimate}): ${suite.about}`);
  const components = base && name === 'stories' ? changedComponents(base) : undefined;
  if (components === '') console.log('no component has changed');
  else results.push(await runSuite(name, components ? { ...suite, env: { STORIES: components } } : suite));
}
writeFileSync(durationsFile, JSON.stringify(durations));
// The pages that list what the tests prove need the reports of a whole run; elsewhere `npm run docs` writes them.
if (process.env['CI'] && names.length === 0 && !base && !(await run('node e2e/docs.ts --check')))
  results.push({ passed: 0, failed: [{ title: 'npm run docs', reason: 'see the message above' }], flaky: [] });

const passed = results.reduce((total, each) => total + each.passed, 0);
const failed = results.flatMap((each) => each.failed);
const flaky = results.flatMap((each) => each.flaky);
const describe = ({ title, reason }: Failure) => `  ${title}\n${reason.replaceAll(/^/gm, '    ')}\n`;
writeFileSync('test-results/flaky.txt', flaky.map(describe).join(''));
console.log();
if (flaky.length > 0) console.log(`flaky, passed when repeated:\n${flaky.map(describe).join('')}`);
if (failed.length > 0) console.log(`failed:\n${failed.map(describe).join('')}`);
if (!isAll)
  console.log(
    'Left out, in `npm run test:all`: each variant of each story, Firefox, WebKit, all pictures, the cluster, long tests.',
  );
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
