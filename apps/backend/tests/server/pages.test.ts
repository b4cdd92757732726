import { expect, test } from 'vitest';
import { site } from '../../src/site/site.ts';
import { startBackend } from '../startBackend.ts';
import { temporaryPages } from '../launchServer.ts';

const startShop = () => startBackend({ site: (app) => site(app, { folder: temporaryPages() }) });

test.each(['/100%', '/purchase/%E0%A4%A', '/%', '/dashboard/%c0%ae%c0%ae', '/api%'])(
  'answers the malformed page URL %s with the "not found" page',
  async (url) => {
    const { app } = await startShop();
    const response = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([response.statusCode, response.body]).toEqual([404, '<title>App</title>']);
  },
);

test.each(['/api/100%', '/api/purchase/%E0%A4%A'])('answers the malformed API URL %s with 400', async (url) => {
  const { app } = await startShop();
  const response = await app.inject(url);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ message: 'The URL is malformed.', issues: [] });
});

test('finds a page with a malformed query', async () => {
  const { app } = await startShop();
  expect((await app.inject('/login?next=100%')).statusCode).toBe(200);
});
