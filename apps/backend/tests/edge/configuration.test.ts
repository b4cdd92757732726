import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listenLocally } from '../listenLocally.ts';
import { hasVarnish, startVarnish, type VarnishServer } from './varnishServer.ts';

describe.runIf(hasVarnish)('the configuration of Varnish', () => {
  /** The first backend is already of a new version, with scripts that the second does not have yet. */
  const servers = [true, false].map((isNew) =>
    createServer(({ url = '', headers }, response) => {
      const isFound = isNew || !url.startsWith('/assets/');
      response
        .writeHead(isFound ? 200 : 404, { 'surrogate-control': 'max-age=10', vary: 'cookie' })
        .end(JSON.stringify(headers));
    }),
  );
  let edge: VarnishServer;

  beforeAll(async () => {
    edge = await startVarnish(await Promise.all(servers.map(listenLocally)));
  });
  afterAll(async () => {
    await edge.remove();
    for (const server of servers) server.close().closeAllConnections();
  });

  /** The headers that a backend gets for these headers of a visitor. */
  async function passedOn(path: string, headers: Record<string, string | string[]>) {
    const call = request(`${edge.origin}${path}`, { headers }).end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return json(response);
  }

  test('a header that is sent twice reaches a backend once, as it is in the key of the response', async () => {
    const headers = { 'x-forwarded-proto': ['https', 'http'], origin: ['https://a.example', 'https://b.example'] };
    expect(await passedOn('/twice', headers)).toMatchObject({
      'x-forwarded-proto': 'https',
      origin: 'https://a.example',
    });
    expect(await passedOn('/none', {})).not.toHaveProperty('origin');
    const forged = await passedOn('/forged', { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
    for (const name of ['x-forwarded-host', 'forwarded']) expect(forged).not.toHaveProperty(name);
    const call = request(edge.origin, { headers: ['Host', 'a.example', 'Host', 'b.example'] }).end();
    expect(await once(call, 'response')).toMatchObject([{ statusCode: 400 }]);
  });

  test('of the cookies only the language reaches a backend, and separates its pages', async () => {
    const cookieOf = async (cookie: string) => ((await passedOn('/page', { cookie })) as { cookie?: string }).cookie;
    expect(await cookieOf('analytics=1; language=bn; other=2')).toBe('language=bn');
    expect(await cookieOf('analytics=2; languages=bn; language=bn2')).toBeUndefined();
    expect(await cookieOf('language=bn')).toBe('language=bn');
    expect(await cookieOf('a=1; language=syl')).toBe('language=syl');
  });

  test('without a choice the first language of the browser that the shop has takes its place', async () => {
    const languageOf = async (accepted: string) => {
      const passed = (await passedOn('/page', { cookie: 'a=1', 'accept-language': accepted })) as object;
      expect(passed).not.toHaveProperty('accept-language');
      return (passed as { cookie?: string }).cookie;
    };
    expect(await languageOf('bn-BD,bn;q=0.9,en;q=0.8')).toBe('language=bn');
    expect(await languageOf('fr-FR, BN;q=0.9, en;q=0.8')).toBe('language=bn');
    expect(await languageOf('en-GB,bn')).toBe('language=en');
    expect(await languageOf('ben,fr')).toBeUndefined();
  });

  test('a file of a new version is found while other backends still have the old one', async () => {
    for (const name of ['a', 'b', 'c']) {
      expect((await fetch(`${edge.origin}/assets/${name}.js`)).status).toBe(200);
    }
  });
});

const publicHeaders = { 'surrogate-control': 'max-age=10', 'surrogate-key': 'parts' };

describe.runIf(hasVarnish)('a response at Varnish', () => {
  /** Starts Varnish in front of a home page; resolves to functions that read and purge it. */
  async function startEdge(respond: (response: ServerResponse) => void) {
    const server = createServer(({ url }, response) => (url === '/' ? respond(response) : response.end()));
    const { origin, remove } = await startVarnish([await listenLocally(server)]);
    onTestFinished(async () => {
      await remove();
      server.close().closeAllConnections();
    });
    return {
      read: async () => (await fetch(origin)).text(),
      purge: () => fetch(origin, { method: 'PURGE', headers: { 'xkey-purge': 'parts' } }),
    };
  }

  test('is sent to visitors while one request fetches the next one after a purge', async () => {
    let fetches = 0;
    const { read, purge } = await startEdge((response) => {
      const body = `${fetches++}`;
      setTimeout(() => response.writeHead(200, publicHeaders).end(body), body === '0' ? 0 : 3_000);
    });
    // A busy machine may need longer than Varnish sends the last response.
    let last = '';
    await vi.waitFor(
      async () => {
        last = await read();
        await purge();
        expect(await Promise.all([read(), read(), read()])).toEqual([last, last, last]);
      },
      { timeout: 90_000 },
    );
    // Before it expires by itself.
    await expect.poll(() => read(), { timeout: 8_000 }).toBe(`${Number(last) + 1}`);
  });

  test('is asked for again by each visitor while it is not for the edge, and is stored once it is', async () => {
    let hasParts = false;
    let fetches = 0;
    const { read } = await startEdge((response) => {
      fetches++;
      response.writeHead(200, hasParts ? publicHeaders : {}).end(hasParts ? 'parts' : 'no parts');
    });
    expect([await read(), await read(), fetches]).toEqual(['no parts', 'no parts', 2]);
    hasParts = true;
    expect([await read(), await read(), await read(), fetches]).toEqual(['parts', 'parts', 'parts', 3]);
  });
});
