import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { getJestConfig } from '@storybook/test-runner';
import { engines } from './e2e/engines.ts';
import { findBrowser } from './scripts/browser.ts';

const { STORIES = '', STORY_VARIANTS, TEST_BROWSERS, TEST_ROOT } = process.env;

const isFirefox = TEST_BROWSERS === 'firefox';

// In Firefox all pages are in one browser, and only one of them has the focus.
const maxWorkers = isFirefox ? 1 : 4;

/** The Firefox of this system. Playwright emulates no preferences in it, so reduced motion is set from the start. */
const firefox = () => {
  if (!engines.firefox) throw new Error('Firefox is not installed.');
  const { browserName, channel, launchOptions } = engines.firefox;
  const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1 };
  return { browsers: [browserName], launchOptions: { ...launchOptions, channel, firefoxUserPrefs } };
};

// A story that passes at the second attempt is named as flaky (`scripts/test.ts`).
const retry = 'jest.retryTimes(1, { logErrorsBeforeRetry: true });';

// With `--index-json` the runner writes one file per component into this folder. Jest and Storybook are loaded again for each file,
// and the runner has no option that joins them: here they become a few files of equal size, of which each end is shown as progress.
// `STORIES` has parts of their names, separated by commas.
if (TEST_ROOT) {
  const names = STORIES.toLowerCase().split(',');
  const files = readdirSync(TEST_ROOT).filter((file) => names.some((name) => file.toLowerCase().includes(name)));
  const tests = files.map((file) => ({ file, size: statSync(`${TEST_ROOT}/${file}`).size }));
  const bySize = tests.toSorted((one, other) => other.size - one.size);
  const parts = 2 * maxWorkers;
  for (let part = 0; part < parts; part++) {
    const lines = bySize.filter((_, index) => index % parts === part).map(({ file }) => `require('./${file}');`);
    // Jest fails a file without tests.
    if (lines.length > 0) writeFileSync(`${TEST_ROOT}/part-${part + 1}-of-${parts}.js`, [retry, ...lines].join('\n'));
  }
}

export default async () => ({
  ...getJestConfig(),
  ...(TEST_ROOT && { testMatch: ['**/part-*.js'] }),
  maxWorkers,
  testTimeout: isFirefox || STORY_VARIANTS === 'every' ? 300_000 : 180_000,
  testEnvironmentOptions: {
    'jest-playwright': { exitOnPageError: false, ...(isFirefox ? firefox() : { launchOptions: await findBrowser() }) },
  },
});
