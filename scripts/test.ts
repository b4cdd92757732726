import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { preview } from 'vite';
import { findBrowser } from './browser.ts';

/** The used parts of the JSON reports of vitest and jest, and of Playwright. */
type Report =
  | { numPassedTests: number; numFailedTests: number }
  | { stats: { expected: number; unexpected: number; flaky: number } };

interface Suite {
  /** The arguments of `turbo run` for the build that the tests need. */
  build: string;
  /** Returns the test command for the path of its JSON report. */
  test: (report: string) => string | Promise<string>;
  env?: NodeJS.ProcessEnv;
  isOnlyByName?: boolean;
  /** The suite that mostly waits, so that this one runs beside it with the lowest priority. */
  beside?: string;
}

// More workers than cores, because many tests wait for a server that they started.
const vitest = (report: string) =>
  `vitest run --maxWorkers ${availableParallelism() + 2} --reporter=default --reporter=json --outputFile.json=${report}`;

const testStories = async (report: string, browser = 'chromium') => {
  const outDir = 'test-results/storybook';
  const server = await preview({ configFile: false, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  // Vite sets it to production, in which the shop of the journeys refuses the demo accounts.
  delete process.env['NODE_ENV'];
  return `test-storybook --url ${server.resolvedUrls?.local[0]} --browsers ${browser} --index-json --json --outputFile ${report}`;
};

const suites: Record<string, Suite> = {
  unit: {
    build: 'build --filter=@dealerkit/storefront^... --filter=@dealerkit/backend',
    test: (report) => `${vitest(report)} --project !cluster`,
  },
  cluster: {
    build: 'build --filter=@dealerkit/storefront^...',
    test: (report) => `${vitest(report)} --project cluster`,
  },
  visual: {
    build: '//#build-test-storybook',
    test: () => 'playwright test --config .storybook --reporter=list,json',
    beside: 'cluster',
  },
  stories: { build: '//#build-test-storybook', test: testStories, env: { DEBUG_PRINT_LIMIT: '10000' } },
  matrix: {
    build: '//#build-test-storybook',
    test: testStories,
    env: { DEALERKIT_VARIANTS: 'all' },
    isOnlyByName: true,
  },
  firefox: {
    build: '//#build-test-storybook',
    test: async (report) => testStories(report, 'firefox'),
    isOnlyByName: true,
  },
  journeys: {
    build: 'build --filter=@dealerkit/storefront...',
    test: () => 'playwright test --config e2e --reporter=list,json',
  },
};

/** Resolves to whether the command succeeded. */
async function run(command: string, env: NodeJS.ProcessEnv = {}, priority = 0): Promise<boolean> {
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] });
  if (priority && child.pid) setPriority(child.pid, priority);
  const stop = () => child.kill();
  process.once('SIGTERM', stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGTERM', stop);
  return code === 0;
}

function count(file: string): { passed: number; failed: number } {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if ('stats' in report) return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

async function runSuite(name: string, { build, test, env }: Suite, priority: number) {
  console.log(`\n${name}`);
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  if (!(await run(`turbo run ${build} --output-logs=errors-only`, {}, priority))) return { passed: 0, failed: 1 };
  const start = performance.now();
  const ownEnv = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) };
  const succeeded = await run(await test(report), ownEnv, priority);
  const { passed, failed } = count(report);
  console.log(`${name}: ${passed} passed, ${failed} failed in ${Math.round((performance.now() - start) / 1000)} s`);
  // A run without tests, or with an error outside a test, counts as one failure.
  return { passed, failed: Math.max(failed, succeeded ? 0 : 1) };
}

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(suites, name));
if (unknown !== undefined)
  throw new Error(`There is no suite "${unknown}". The suites are ${Object.keys(suites).join(', ')}.`);

// Relative, because the path of the project may contain spaces.
const reports = 'test-results/reports';
process.chdir(join(import.meta.dirname, '..'));
mkdirSync(reports, { recursive: true });
const temporary = mkdtempSync(join(tmpdir(), 'dealerkit-test-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));
// The PostgreSQL of the tests runs as another user and has its folder inside.
chmodSync(temporary, 0o711);
Object.assign(process.env, {
  TMPDIR: temporary,
  // The tests start Node hundreds of times with the same code.
  NODE_COMPILE_CACHE: join(temporary, 'compile-cache'),
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
});

await findBrowser();
const chosen = Object.entries(suites).filter(([name, { isOnlyByName }]) =>
  names.length === 0 ? !isOnlyByName : names.includes(name),
);
const results: ReturnType<typeof runSuite>[] = [];
for (const [name, suite] of chosen) {
  const isBeside = chosen.some(([other]) => other === suite.beside);
  if (!isBeside) await Promise.all(results);
  const result = runSuite(name, suite, isBeside ? constants.priority.PRIORITY_LOW : 0).catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  results.push(result);
}
const counts = await Promise.all(results);
// The pages that list what the tests prove need the reports of a whole run; elsewhere `npm run docs` writes them.
if (process.env['CI'] && names.length === 0 && !(await run('node e2e/docs.ts --check')))
  counts.push({ passed: 0, failed: 1 });
const sum = (key: 'passed' | 'failed') => counts.reduce((total, each) => total + each[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
