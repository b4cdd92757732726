import { expect, it, vi } from 'vitest';

it.each([
  [undefined, undefined, '/api', true],
  ['/shop/api', undefined, '/shop/api', true],
  ['https://parts.example', undefined, 'https://parts.example', false],
  ['//parts.example', undefined, '//parts.example', false],
  ['https://parts.example', '1', 'https://parts.example', true],
  ['https://parts.example', '0', 'https://parts.example', false],
])('VITE_API_HOST=%o with VITE_API_OWN=%o calls %s; it answers our additions: %o', async (given, own, host, isOwn) => {
  vi.stubEnv('VITE_API_HOST', given);
  vi.stubEnv('VITE_API_OWN', own);
  vi.resetModules();
  expect(await import('./apiHost.js')).toMatchObject({ apiHost: host, isOwnHost: isOwn });
  vi.unstubAllEnvs();
});
