import { getJestConfig } from '@storybook/test-runner';
import { givenBrowser } from './scripts/browser.ts';

export default async () => ({
  ...getJestConfig(),
  testTimeout: 60_000,
  testEnvironmentOptions: { 'jest-playwright': { exitOnPageError: false, launchOptions: await givenBrowser() } },
});
