import { mkdirSync, writeFileSync } from 'node:fs';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { viewportOf } from './variants.ts';

/** The console errors and uncaught errors since a story was opened. A worker tests one story at a time. */
const errors = new Set<string>();

let connected: Page | undefined;

const isFirefox = process.env['TEST_BROWSERS'] === 'firefox';

/** Collects the errors of a page, and lets it change its window. The runner opens another page after some failures. */
const connect = async (page: Page) => {
  if (page === connected) return;
  connected = page;
  page.on('console', (message) => {
    if (message.type() === 'error') errors.add(`console error: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => errors.add(`page error: ${message}`));
  const devtools = isFirefox ? undefined : await page.context().newCDPSession(page);
  await page.exposeFunction('setWidth', async (width: number) => {
    const size = viewportOf(width);
    const override = { ...size, deviceScaleFactor: 1, mobile: false, scale: 0.1 };
    // No check looks at the pixels, and drawing a tenth of the size takes a twentieth less time.
    if (devtools) await devtools.send('Emulation.setDeviceMetricsOverride', override);
    else await page.setViewportSize(size);
  });
  // In forced colours, which Playwright cannot emulate in Firefox, only an outline is visible.
  await page.exposeFunction('forceColours', async () => page.emulateMedia({ forcedColors: 'active' }));
  // Storybook renders a story twice at once, and may never report its end, if it is selected before the list of stories was read.
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
};

/** What the runner puts into the global scope of a test. */
interface RunnerScope {
  page: Page;
  context: BrowserContext;
  jestPlaywright: { resetPage: () => Promise<void> };
  __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>;
}

/** Opens a new page after a failure. In the old one, Storybook would not render the story again when it is repeated. */
const openNewPage = async () => {
  const scope = globalThis as unknown as RunnerScope;
  await scope.jestPlaywright.resetPage();
  await scope.__sbSetupPage(scope.page, scope.context);
};

/** The story that was opened last, while its test runs. */
let open: string | undefined;

/** Stories whose tests took too long. Such a test goes on, and fails when its page is closed. */
const abandoned = new Set<string>();

const keyboardFolder = 'test-results/keyboard';

const selection = process.env['STORY_VARIANTS'] === 'every' ? 'every' : 'selected';

const config: TestRunnerConfig = {
  setup: () => {
    mkdirSync(keyboardFolder, { recursive: true });
  },
  preVisit: async (_, { id }) => {
    if (open !== undefined) {
      abandoned.add(open);
      await openNewPage();
    }
    open = id;
    const { page } = globalThis as unknown as RunnerScope;
    await connect(page);
    errors.clear();
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  },
  postVisit: async (page, { hasFailure, id, name, title }) => {
    if (hasFailure && abandoned.delete(id)) return;
    if (hasFailure) {
      open = undefined;
      return openNewPage();
    }
    const { problems, keys } = await page.evaluate(async ([storyId, chosen]) => window.checkStory(storyId, chosen), [
      id,
      selection,
    ] as const);
    open = undefined;
    // From these files `npm run docs` writes the keys of each component.
    if (keys) writeFileSync(`${keyboardFolder}/${id}.json`, JSON.stringify(keys));
    problems.push(...errors);
    if (problems.length === 0) return;
    await openNewPage();
    throw new Error(`${title} / ${name}\n${problems.join('\n')}`);
  },
};

export default config;
