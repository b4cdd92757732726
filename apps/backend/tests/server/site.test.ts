import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { fastify, type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageHeaders } from '../../src/http/headers.ts';
import { site } from '../../src/site/site.ts';

const home = '<!doctype html><title>Home</title><script type="module" src="/assets/a-1.js"></script>';
const code = 'export const a = 1;';
const files: Record<string, string | Buffer> = {
  'index.html': home,
  'login/index.html': '<title>Login</title>',
  'signup.html': '<title>Signup</title>',
  'app.html': '<title>App</title>',
  '404.html': '<title>Page not found</title>',
  '.hashes.json': JSON.stringify({ 'index.html': { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] } }),
  'robots.txt': 'User-agent: *',
  'robots.txt.gz': 'compressed',
  'manual.gz': 'archive',
  'photos/brake disc-800.jpg': 'jpeg',
  'assets/a-1.js': code,
  'assets/a-1.js.br': brotliCompressSync(code),
};

let folder: string;
let app: FastifyInstance;

async function start(options = {}) {
  const server = fastify();
  await site(server, { folder, ...options });
  await server.register(async (api) => api.setNotFoundHandler(() => ({ api: true })), { prefix: '/api' });
  return server;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dealerkit site-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  app = await start();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: InjectOptions['headers'] = {}) => app.inject({ url, headers });
const title = (body: string) => /<title>(.*?)<\/title>/.exec(body)?.[1];

describe('the site', () => {
  it.each([
    ['/', 'Home'],
    ['/?from=mail#top', 'Home'],
    ['/login', 'Login'],
    ['/login/', 'Login'],
    ['/signup', 'Signup'],
    ['/blog', 'App'],
    ['/purchase/65f0a1b2c3d4e5f6a7b8c9d0', 'App'],
    ['/purchase/brake.disc', 'App'],
    ['/parts/65f0a1b2c3d4e5f6a7b8c9d0', 'App'],
    ['/dashboard', 'App'],
    ['/portfolio', 'App'],
    ...['myorders', 'review', 'myprofile', 'alluser', 'addproduct', 'manageproducts', 'import'].map((page) => [
      `/dashboard/${page}`,
      'App',
    ]),
  ])('answers %s with the page %s', async (url, expected) => {
    const response = await get(url);
    expect([response.statusCode, title(response.body)]).toEqual([200, expected]);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/nowhere', '/dashboard/nowhere', '/purchase', '/login/x', '/app', '//evil.example/x', '/index'])(
    'answers %s with the "not found" page and 404',
    async (url) => {
      const response = await get(url);
      expect([response.statusCode, title(response.body)]).toEqual([404, 'Page not found']);
    },
  );

  it.each([
    '/assets/gone-1.js',
    '/assets/a-1.js.br',
    '/robots.txt.gz',
    '/photos/gone.jpg',
    '/app.html',
    '/login/index.html',
    '/.env',
    '/.hashes.json',
    '/../package.json',
    '/..%2fpackage.json',
    '/a.php',
  ])('answers the missing file %s with 404 and without a page', async (url) => {
    const response = await get(url);
    expect([response.statusCode, title(response.body)]).toEqual([404, undefined]);
  });

  it('lets a hashed file be cached for a year, and sends its compressed file if there is one', async () => {
    const response = await get('/assets/a-1.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(code);
    expect((await get('/assets/a-1.js')).body).toBe(code);
  });

  it('sends a compressed file that is no copy of another file', async () => {
    const response = await get('/manual.gz');
    expect([response.statusCode, response.body]).toEqual([200, 'archive']);
  });

  it('lets other files be cached for a day', async () => {
    const response = await get('/photos/brake%20disc-800.jpg');
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([200, 'image/jpeg', 'jpeg']);
    expect(response.headers['cache-control']).toMatch(/^public, max-age=86400/);
  });

  it('answers an unchanged page with 304', async () => {
    const etag = (await get('/')).headers.etag;
    const again = await get('/', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('sends the "not found" page in full to a conditional request', async () => {
    const { etag, 'last-modified': modified } = (await get('/blog')).headers;
    const again = await get('/nowhere', { 'if-none-match': etag, 'if-modified-since': modified });
    expect([again.statusCode, title(again.body)]).toEqual([404, 'Page not found']);
  });

  it('answers HEAD without a body and refuses other methods', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(home.length)]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      for (const url of ['/nowhere', '/login']) {
        const written = await app.inject({ method, url, headers, payload: 'password=hunter2' });
        expect([written.statusCode, written.headers['allow']]).toEqual([405, 'GET, HEAD']);
        expect(written.body).not.toContain('hunter2');
      }
    }
  });

  it('leaves the paths of the API to the API', async () => {
    expect((await get('/api/nothing')).json()).toEqual({ api: true });
  });

  it('allows the inline scripts of the build and no others', async () => {
    expect((await get('/')).headers['content-security-policy']).toContain("script-src 'self' 'sha256-script';");
    expect((await get('/login')).headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('allows the inline styles of the build and no others, and images from http: in the demo only', async () => {
    const demo = (await get('/')).headers['content-security-policy'];
    expect(demo).toContain("style-src 'self' 'sha256-style'; img-src 'self' data: blob: https: http:;");
    const server = await start({ authDomain: 'surma.firebaseapp.com' });
    const policy = (await server.inject('/login')).headers['content-security-policy'];
    expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob: https:;");
    await server.close();
  });

  it('allows no Google origin in the demo', async () => {
    expect((await get('/')).headers['content-security-policy']).not.toContain('google');
  });

  it.each(['/', '/nowhere', '/a.php', '/assets/a-1.js', '/photos/brake%20disc-800.jpg'])(
    'sends the security headers with %s',
    async (url) => {
      expect((await get(url)).headers).toMatchObject({
        ...pageHeaders,
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    },
  );

  it('allows a real Firebase project and an API on another origin', async () => {
    const server = await start({ authDomain: 'surma.firebaseapp.com', apiOrigin: 'https://api.surma.example' });
    const policy = (await server.inject('/login')).headers['content-security-policy'];
    expect(policy).toContain("script-src 'self' https://apis.google.com;");
    expect(policy).toContain("frame-src 'self' https://surma.firebaseapp.com;");
    expect(policy).toContain(
      "connect-src 'self' https://api.surma.example https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    );
    await server.close();
  });

  it('fails without the built storefront', async () => {
    await expect(site(fastify(), { folder: join(folder, 'photos') })).rejects.toThrow(
      'is not built: run "npm run build"',
    );
    await expect(site(fastify(), { folder: join(folder, 'nowhere') })).rejects.toThrow('is not built');
  });
});
