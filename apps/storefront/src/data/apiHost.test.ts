import { expect, it, vi } from 'vitest';

it.each([
  [undefined, undefined, '/api', true],
  ['/shop/api', undefined, '/shop/api', true],
  ['https://parts.example', undefined, 'https://parts.example', false],
  ['//parts.example', undefined, '//parts.example', false],
  ['https://parts.example', '1', 'https://parts.example', true],
  ['https://parts.example', '0', 'https://parts.example', false],
])('the host given as %o, and as our own by %o, is %s and knows our additions: %o', async (given, own, host, isOwn) => {
  vi.stubEnv('VITE_API_HOST', given);
  vi.stubEnv('VITE_API_OWN', own);
  vi.resetModules();
  expect(await import('./apiHost.js')).toMatchObject({ apiHost: host, isOwnHost: isOwn });
  vi.unstubAllEnvs();
});
