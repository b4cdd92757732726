import { expect, it, vi } from 'vitest';

it.each([
  [undefined, undefined, '/api', true],
  ['/shop/api', undefined, '/shop/api', true],
  ['https://parts.example', undefined, 'https://parts.example', false],
  ['//parts.example', undefined, '//parts.example', false],
  ['https://parts.example', '1', 'https://parts.example', true],
  ['https://parts.example', '0', 'https://parts.example', false],
])(
  'VITE_API_HOST=%o with VITE_API_DEALERKIT=%o calls %s, which can do what the dealerkit backend can: %o',
  async (given, flag, url, isDealerkit) => {
    vi.stubEnv('VITE_API_HOST', given);
    vi.stubEnv('VITE_API_DEALERKIT', flag);
    vi.resetModules();
    const { createClient, dealerkitCapabilities, documentedCapabilities } = await import('@dealerkit/api-client');
    const { host } = await import('./host.js');
    expect(host).toMatchObject({ url, can: isDealerkit ? dealerkitCapabilities : documentedCapabilities });
    const client = createClient({ host: url });
    expect(host.complete(client) === client).toBe(isDealerkit);
    vi.unstubAllEnvs();
  },
);
