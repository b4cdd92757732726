import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { getJestConfig } from '@storybook/test-runner';
import { findBrowser } from './scripts/browser.ts';

const { DEALERKIT_VARIANTS, TEST_ROOT } = process.env;

/** Joins the test files in a folder into eight of equal size, because Jest and Storybook are loaded again for each file. */
function joinTests(folder) {
  const size = (file) => statSync(`${folder}/${file}`).size;
  const files = readdirSync(folder).filter((file) => file.endsWith('.test.js'));
  const bySize = files.toSorted((one, other) => size(other) - size(one));
  for (const [part, tests] of Object.entries(Object.groupBy(bySize, (_, index) => index % 8)))
    writeFileSync(`${folder}/part-${part}.js`, tests.map((test) => `require('./${test}');`).join('\n'));
}

// With `--index-json` the test runner writes the tests of each component into this folder.
if (TEST_ROOT) joinTests(TEST_ROOT);

export default async () => ({
  ...getJestConfig(),
  ...(TEST_ROOT && { testMatch: ['**/part-*.js'] }),
  testTimeout: DEALERKIT_VARIANTS === 'all' ? 300_000 : 60_000,
  testEnvironmentOptions: { 'jest-playwright': { exitOnPageError: false, launchOptions: await findBrowser() } },
});
