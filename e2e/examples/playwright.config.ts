import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import type { Site } from './test.ts';

const reactRouter = { example: 'react-router' };
const vite = { example: 'second-dealer', hasBuild: true, start: 'npm run preview -- --port $PORT' };

const sites: Record<string, Site> = {
  'Next with server components': { example: 'next', hasBuild: true, start: 'npm start' },
  'React Router': { ...reactRouter, hasBuild: true, start: 'npm start' },
  'the development server of React Router, without a cache': { ...reactRouter, start: 'npm run dev -- --port $PORT' },
  'Node without a build': { example: 'node', start: 'npm start' },
  'Node 20 without a build': { example: 'node', versions: ['node@20'], start: 'npm start' },
  'Vite with React 19.2': { ...vite, versions: ['react@19.2', 'react-dom@19.2'] },
  'Vite with the newest React': { ...vite, versions: ['react@latest', 'react-dom@latest'] },
};

/** Installs, builds and starts the sites in `examples`. It is not part of the journeys, because it takes minutes. */
export default defineConfig<object, { site: Site }>({
  testDir: '.',
  outputDir: '../../test-results/examples',
  workers: 1,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [
    { name: 'the documentation', testMatch: 'documentation.spec.ts' },
    { name: 'a created shop', testMatch: 'created.spec.ts' },
    { name: 'a second dealer', testMatch: 'secondDealer.spec.ts' },
    { name: 'containers', testMatch: 'containers.spec.ts' },
    ...Object.entries(sites).map(([name, site]) => ({ name, testMatch: 'examples.spec.ts', use: { site } })),
  ],
  webServer: {
    command: 'vite preview --config .storybook/vite.config.ts --outDir storybook-static --host 127.0.0.1 --port 0',
    cwd: '../..',
    wait: { stdout: /(?<storybook_url>http:\/\/127\.0\.0\.1:\d+)/ },
  },
  use: { launchOptions: await findBrowser(), trace: 'retain-on-failure' },
});
