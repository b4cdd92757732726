import { expect, it, vi } from 'vitest';

it.each([
  [undefined, undefined, '/api', true],
  ['/shop/api', undefined, '/shop/api', true],
  ['https://parts.example', undefined, 'https://parts.example', false],
  ['//parts.example', undefined, '//parts.example', false],
  ['https://parts.example', '1', 'https://parts.example', true],
  ['https://parts.example', '0', 'https://parts.example', false],
])(
  'VITE_API_HOST=%o with VITE_API_DEALERKIT=%o calls %s; it is the dealerkit backend: %o',
  async (given, flag, host, isDealerkitBackend) => {
    vi.stubEnv('VITE_API_HOST', given);
    vi.stubEnv('VITE_API_DEALERKIT', flag);
    vi.resetModules();
    expect(await import('./apiHost.js')).toMatchObject({ apiHost: host, isDealerkitBackend });
    vi.unstubAllEnvs();
  },
);
