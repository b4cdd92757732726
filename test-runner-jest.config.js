import { getJestConfig } from '@storybook/test-runner';
import { engines } from './e2e/engines.ts';
import { findBrowser } from './scripts/browser.ts';

/** The Firefox of this system. Playwright emulates no preferences in it, so reduced motion is set from the start. */
const firefox = () => {
  if (!engines.firefox) throw new Error('Firefox is not installed.');
  const { browserName, channel, launchOptions } = engines.firefox;
  const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1 };
  return { browsers: [browserName], launchOptions: { ...launchOptions, channel, firefoxUserPrefs } };
};

const isFirefox = process.env.TEST_BROWSERS === 'firefox';

export default async () => ({
  ...getJestConfig(),
  testTimeout: isFirefox || process.env.DEALERKIT_VARIANTS === 'all' ? 300_000 : 60_000,
  testEnvironmentOptions: {
    'jest-playwright': { exitOnPageError: false, ...(isFirefox ? firefox() : { launchOptions: await findBrowser() }) },
  },
});
