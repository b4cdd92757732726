import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { givenBrowser } from './browser.ts';
import { buildWhatChanged } from './buildWhatChanged.ts';
import { onInterrupt, root, run } from './processes.ts';
import { countJest, countPlaywright } from './reports.ts';
import type { Count } from './reports.ts';
import { serveStories } from './storyServer.ts';

interface Manifest {
  scripts?: Record<string, string>;
}

/** One kind of test: what it needs is prepared, it runs, and its own report is counted. */
interface Suite {
  title: string;
  /** The workspace that is built first, with all that it stands on; `^` after it means only what it stands on. */
  builds?: string;
  needsBrowser: boolean;
  run: (report: string) => Promise<{ code: number; count: Count }>;
}

const suites: Record<string, Suite> = {
  unit: {
    title: 'Unit tests (vitest)',
    builds: '@dealerkit/storefront^',
    needsBrowser: false,
    run: async (report) => {
      const total = { code: 0, count: { passed: 0, failed: 0 } };
      for (const folder of testedWorkspaces()) {
        console.log(`\n${folder}`);
        const file = `${report}.${folder.replace('/', '-')}`;
        const { code } = await run(
          ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
          {
            folder,
          },
        );
        const { passed, failed } = await countJest(file);
        total.code ||= code;
        total.count.passed += passed;
        total.count.failed += failed;
      }
      return total;
    },
  },
  stories: {
    title: 'Stories: play, axe, console and width of each (test-runner)',
    needsBrowser: true,
    run: async (report) => {
      const built = await run(['npm', 'run', '--silent', 'build-storybook'], { quiet: true });
      if (built.code !== 0) throw new Error(`the stories could not be built\n${built.output}`);
      const server = await serveStories(join(root, 'storybook-static'));
      try {
        const options = ['--url', server.address, '--maxWorkers', '2', '--json', '--outputFile', report];
        const { code } = await run(['test-storybook', ...options]);
        return { code, count: await countJest(report) };
      } finally {
        server.close();
      }
    },
  },
  journeys: {
    title: 'Journeys: the built shop in a real browser (playwright)',
    builds: '@dealerkit/storefront',
    needsBrowser: true,
    run: async (report) => {
      const { code } = await run(['playwright', 'test', '--config', 'e2e', '--reporter=list,json'], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      });
      return { code, count: await countPlaywright(report) };
    },
  },
};

/** Every package and application with a test script, as folders. */
function testedWorkspaces(): string[] {
  return ['packages', 'apps']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => {
      const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
      return manifest.scripts?.['test'] !== undefined;
    });
}

/** Everything of this run lies here: reports, browser profiles, data folders. */
const scratch = mkdtempSync(join(tmpdir(), 'dealerkit-test-'));
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
    const { passed, failed } = await runSuite(name, suite);
    console.log(
      `${name}: ${passed} passed, ${failed} failed; ${Math.round(performance.now() / 1000)} s since the start`,
    );
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/** A suite that breaks off, stays empty, or ends badly without a failed test is itself one failure. */
async function runSuite(name: string, suite: Suite): Promise<Count> {
  try {
    const { code, count } = await suite.run(join(scratch, `${name}.json`));
    if (count.passed + count.failed === 0) throw new Error('no test ran');
    if (code === 0 || count.failed > 0) return count;
    console.error(`${name}: every test passed, but the run ended with exit code ${code}`);
    return { ...count, failed: 1 };
  } catch (error) {
    console.error(`${name}: ${sentence(error)}`);
    return { passed: 0, failed: 1 };
  }
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
  const chosen = Object.entries(suites).filter(([name]) => asked.length === 0 || asked.includes(name));
  const { passed, failed } = await test(chosen).catch((error: unknown) => {
    console.error(sentence(error));
    return { passed: 0, failed: 1 };
  });
  cleanUp();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
