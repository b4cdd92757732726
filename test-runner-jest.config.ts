import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { getJestConfig } from '@storybook/test-runner';
import { findBrowser } from './scripts/browser.ts';

const { DEALERKIT_VARIANTS, TEST_ROOT } = process.env;

// With `--index-json` the runner writes one file per component into this folder. Jest and Storybook are loaded again for each file,
// so they are joined to eight of equal size.
if (TEST_ROOT) {
  const tests = readdirSync(TEST_ROOT).map((file) => ({ file, size: statSync(`${TEST_ROOT}/${file}`).size }));
  const bySize = tests.toSorted((one, other) => other.size - one.size);
  for (let part = 0; part < 8; part++) {
    const lines = bySize.filter((_, index) => index % 8 === part).map(({ file }) => `require('./${file}');`);
    writeFileSync(`${TEST_ROOT}/part-${part}.js`, lines.join('\n'));
  }
}

export default async () => ({
  ...getJestConfig(),
  ...(TEST_ROOT && { testMatch: ['**/part-*.js'] }),
  testTimeout: DEALERKIT_VARIANTS === 'all' ? 300_000 : 60_000,
  testEnvironmentOptions: { 'jest-playwright': { exitOnPageError: false, launchOptions: await findBrowser() } },
});
