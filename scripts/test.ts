import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { givenBrowser } from './browser.ts';
import { buildWhatChanged } from './buildWhatChanged.ts';
import { onInterrupt, root, run } from './processes.ts';
import { comparePictures } from './pictures.ts';
import { countJest, countPlaywright } from './reports.ts';
import type { RunOptions } from './processes.ts';
import type { Count } from './reports.ts';
import { serveStories } from './storyServer.ts';

interface Manifest {
  scripts?: Record<string, string>;
}

/** One kind of test: what it needs is prepared, then it runs and counts itself. */
interface Suite {
  title: string;
  /** The workspace that is built first, with all that it stands on; `^` after it means only what it stands on. */
  builds?: string;
  needsBrowser: boolean;
  /** Takes too long for every day. */
  onlyWhenNamed?: boolean;
  /** The seconds after which CI complains of its slowness. */
  patience?: number;
  run: () => Promise<Count>;
}

const suites: Record<string, Suite> = {
  unit: {
    title: 'Unit tests (vitest)',
    builds: '@dealerkit/storefront^',
    needsBrowser: false,
    run: async () => {
      const total: Count = { passed: 0, failed: 0 };
      for (const folder of testedWorkspaces()) {
        console.log(`\n${folder}`);
        const report = join(scratch, `${folder.replace('/', '-')}.json`);
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
        add(total, await counted(['vitest', 'run', ...reporters], { folder }, async () => countJest(report)));
      }
      return total;
    },
  },
  stories: {
    title: 'Stories: play, axe, console and width of each, in a choice of looks (test-runner)',
    needsBrowser: true,
    patience: 360,
    run: async () => judgeStories('some'),
  },
  pictures: {
    title: 'Pictures: the screens, pixel by pixel (pixelmatch)',
    needsBrowser: true,
    run: async () => comparePictures((await stories()).address),
  },
  matrix: {
    title: 'Stories in every brand, language, mode and width (test-runner)',
    needsBrowser: true,
    onlyWhenNamed: true,
    run: async () => judgeStories('all'),
  },
  journeys: {
    title: 'Journeys: the built shop in a real browser (playwright)',
    builds: '@dealerkit/storefront',
    needsBrowser: true,
    run: async () => {
      const report = join(scratch, 'journeys.json');
      const command = ['playwright', 'test', '--config', 'e2e', '--reporter=list,json'];
      return counted(command, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } }, async () => countPlaywright(report));
    },
  },
};

let served: ReturnType<typeof serveStories> | undefined;

/** The stories as they are now: built once and served until this run ends. */
async function stories(): ReturnType<typeof serveStories> {
  served ??= (async () => {
    const built = await run(['npm', 'run', '--silent', 'build-storybook'], { quiet: true });
    if (built.code !== 0) throw new Error(`the stories could not be built\n${built.output}`);
    return serveStories(join(root, 'storybook-static'));
  })();
  return served;
}

async function judgeStories(looks: 'some' | 'all'): Promise<Count> {
  const { address } = await stories();
  const report = join(scratch, `${looks}-stories.json`);
  const options = ['--url', address, '--maxWorkers', '2', '--json', '--outputFile', report];
  const limits = { minutes: looks === 'all' ? 60 : 20, env: { DEALERKIT_LOOKS: looks } };
  return counted(['test-storybook', ...options], limits, async () => countJest(report));
}

/** A run that leaves no report, stays empty, or ends badly without a failed test, is itself one failure. */
async function counted(command: string[], options: RunOptions, count: () => Promise<Count>): Promise<Count> {
  const { code } = await run(command, options);
  const { passed, failed } = await count().catch((error: unknown) => {
    console.error(`There is no report: ${sentence(error)}`);
    return { passed: 0, failed: 1 };
  });
  if (failed > 0 || (code === 0 && passed > 0)) return { passed, failed };
  console.error(passed === 0 ? 'No test ran.' : `Every test passed, but the run ended with exit code ${code}.`);
  return { passed, failed: 1 };
}

function add(total: Count, { passed, failed }: Count): void {
  total.passed += passed;
  total.failed += failed;
}

/** Every package and application with a test script, and these scripts themselves, as folders. */
function testedWorkspaces(): string[] {
  const workspaces = ['packages', 'apps']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => {
      const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
      return manifest.scripts?.['test'] !== undefined;
    });
  return [...workspaces, 'scripts'];
}

/** Everything of this run lies here: reports, browser profiles, data folders. */
const scratch = mkdtempSync(join(tmpdir(), 'dealerkit-test-'));
// A PostgreSQL that a test starts runs as a user of its own and has its folder in here.
chmodSync(scratch, 0o711);
process.env['TMPDIR'] = scratch;
const cleanUp = () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });

async function test(chosen: [name: string, suite: Suite][]): Promise<Count> {
  const stepCount = chosen.length + 1;
  let step = 0;
  const begin = (title: string) => {
    step += 1;
    console.log(`\n[${step}/${stepCount}] ${title}`);
  };

  begin('What is needed: a fresh build, a browser');
  for (const [, { builds }] of chosen) if (builds) await buildWhatChanged(builds);
  if (chosen.some(([, { needsBrowser }]) => needsBrowser)) await givenBrowser();

  const total: Count = { passed: 0, failed: 0 };
  for (const [name, suite] of chosen) {
    begin(suite.title);
    const start = performance.now();
    const count = await suite.run().catch((error: unknown) => {
      console.error(`${name}: ${sentence(error)}`);
      return { passed: 0, failed: 1 };
    });
    const seconds = secondsSince(start);
    console.log(`${name}: ${summary(count)}; took ${seconds} s, ${secondsSince(0)} s since the start`);
    if (process.env['CI'] && suite.patience !== undefined && seconds > suite.patience)
      console.log(
        `\n!!! TOO SLOW: ${name} took ${seconds} s, more than the ${suite.patience} s a commit can wait for !!!`,
      );
    add(total, count);
  }
  return total;
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}

function summary({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`;
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(suites, name));
if (unknown !== undefined) {
  console.error(
    `There is no "${unknown}" to test: choose among ${Object.keys(suites).join(', ')}, or name none for all.`,
  );
  process.exitCode = 1;
} else {
  onInterrupt(cleanUp);
  const chosen = Object.entries(suites).filter(([name, { onlyWhenNamed }]) =>
    asked.length === 0 ? !onlyWhenNamed : asked.includes(name),
  );
  const total = await test(chosen).catch((error: unknown) => {
    console.error(sentence(error));
    return { passed: 0, failed: 1 };
  });
  await served?.then(
    ({ close }) => close(),
    () => undefined,
  );
  cleanUp();
  console.log(`\n${summary(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
