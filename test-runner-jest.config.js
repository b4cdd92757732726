import { getJestConfig } from '@storybook/test-runner';
import { findBrowser } from './scripts/browser.ts';

export default async () => ({
  ...getJestConfig(),
  testTimeout: process.env.DEALERKIT_VARIANTS === 'all' ? 300_000 : 60_000,
  testEnvironmentOptions: { 'jest-playwright': { exitOnPageError: false, launchOptions: await findBrowser() } },
});
