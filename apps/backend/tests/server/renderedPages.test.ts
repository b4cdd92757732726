import { expect, test } from 'vitest';
import { createReadLimit } from '../../src/http/readLimit.ts';
import { StoreUnavailableError } from '../../src/store/engines/StoreUnavailableError.ts';
import { catalogueStore } from '../catalogueStore.ts';
import { emptyCatalogue, pageOfPart, part, renderer, review, startShop } from '../renderedShop.ts';

test('a page has the responses of its public calls, without the addresses of the reviewers', async () => {
  const { get, reads } = await startShop();
  const response = await get();
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'surrogate-control': 'max-age=10',
    'surrogate-key': 'parts reviews',
    vary: 'accept-encoding, accept-language, cookie',
  });
  expect(response.headers['content-security-policy']).toContain("style-src 'self' 'sha256-used';");
  const headers = { 'x-total-count': '1' };
  expect(response.json()).toEqual({
    assets: 'assets',
    language: 'en',
    origin: 'http://parts.example',
    responses: [
      { body: [part], headers },
      { body: [{ _id: review._id, rating: review.rating }], headers },
    ],
  });
  expect(reads).toEqual([{ limit: 6 }]);
});

test('the page of a part reads it once, and not again for a copy that is cached', async () => {
  const { get, reads } = await startShop();
  const { headers } = await get({}, pageOfPart);
  expect((await get({ 'if-none-match': headers.etag }, pageOfPart)).statusCode).toBe(304);
  const { statusCode, body, headers: ofMissing } = await get({}, '/parts/unknown');
  expect([statusCode, body, ofMissing['surrogate-control']]).toEqual([404, '<title>App</title>', undefined]);
  expect(reads).toEqual([part._id, 'unknown']);
});

test('the page of a part that does not exist is missing, however long its read takes', async () => {
  let read: () => void = () => undefined;
  const isRead = new Promise<void>((resolve) => (read = resolve));
  const { get } = await startShop({
    readCatalogue: async (_, readWith) => {
      await isRead;
      return readWith(emptyCatalogue);
    },
  });
  const missing = get({}, '/parts/unknown');
  expect((await get()).body).toBe('<title>Home</title>');
  read();
  expect((await missing).statusCode).toBe(404);
});

test('a page is missing only if it cannot do without what does not exist', async () => {
  const optional = renderer.replace(
    'const responses =',
    "await makeCall('getPart', { id: 'unknown' }).catch(() => undefined); const responses =",
  );
  const { get } = await startShop({}, optional);
  expect((await get()).statusCode).toBe(200);
  const findParts = () => Promise.reject(new StoreUnavailableError('down'));
  const { get: getUnavailable } = await startShop(catalogueStore({ ...emptyCatalogue, findParts }), optional);
  const { statusCode, body } = await getUnavailable();
  expect([statusCode, body]).toEqual([200, '<title>Home</title>']);
});

test('a page is missing also if its client gives the error of a call another name', async () => {
  const renamed = renderer.replace(
    'makeCall(...call)',
    "makeCall(...call).catch((cause) => { throw new TypeError('unreachable', { cause }); })",
  );
  const { get } = await startShop({}, renamed);
  expect((await get({}, '/parts/unknown')).statusCode).toBe(404);
});

test('an edge purges the page of a part with the part', async () => {
  const { get } = await startShop();
  const { headers } = await get({}, pageOfPart);
  expect(headers).toMatchObject({ 'surrogate-key': `part-${part._id}`, 'surrogate-control': 'max-age=10' });
});

test('a page that asks for something else by its query is that of the build', async () => {
  const { get } = await startShop();
  expect((await get({}, '/?search=disc')).body).toBe('<title>Home</title>');
  expect((await get({}, '/?utm_source=mail')).body).toContain('responses');
});

test('a page is rendered once for each language and version of the catalogue, whatever other cookies there are', async () => {
  let version = 1;
  const { get, reads } = await startShop({ catalogueVersion: async () => String(version) });
  const { headers } = await get();
  const unchanged = await get({ 'if-none-match': headers.etag, cookie: 'analytics=1; language=xx' });
  expect([unchanged.statusCode, reads.length]).toEqual([304, 1]);
  const bangla = await get({ cookie: 'analytics=1; language=bn' });
  expect([bangla.json<{ language: string }>().language, reads.length]).toEqual(['bn', 2]);
  await get({ cookie: 'language=bn; session=2' });
  await get({ cookie: 'language=bn', 'accept-language': 'en' });
  expect(reads).toHaveLength(2);
  version = 2;
  await get();
  expect(reads).toHaveLength(3);
});

test.each([
  ['bn-BD,bn;q=0.9,en-US;q=0.8,en;q=0.7', 'bn'],
  ['en;q=0.5, fr-FR, bn;q=0.8', 'bn'],
  ['bn;q=0, en;q=0.1', 'en'],
  ['de, *;q=0.5', 'en'],
  [';q=,,bn;q=x', 'en'],
])('without a choice the languages of the browser, %s, get the page in %s', async (accepted, language) => {
  const { get } = await startShop();
  const response = await get({ 'accept-language': accepted });
  expect(response.json<{ language: string }>().language).toBe(language);
});

test('a page can make no call that needs a token', async () => {
  const { get } = await startShop();
  const { statusCode, body, headers } = await get({}, '/login');
  expect([statusCode, body]).toEqual([200, '<title>App</title>']);
  expect(headers).not.toHaveProperty('surrogate-control');
});

test.each([
  ['is unavailable', () => Promise.reject(new StoreUnavailableError('down'))],
  ['gives no response for a second', () => new Promise<string>(() => undefined)],
])('a page is that of the build while the database %s', async (_, catalogueVersion) => {
  const { get } = await startShop({ catalogueVersion });
  const { statusCode, headers, body } = await get();
  expect([statusCode, body]).toEqual([200, '<title>Home</title>']);
  expect(headers).not.toHaveProperty('surrogate-control');
});

test.each([
  'not JavaScript',
  'export const createRenderer = 1;',
  renderer.replace('rendererAt: (path', 'rendererAt: () => { throw new Error(); }, other: (path'),
])('a page is that of the build if its renderer is damaged (%#)', async (script) => {
  const { get } = await startShop({}, script);
  const { statusCode, body } = await get();
  expect([statusCode, body]).toEqual([200, '<title>Home</title>']);
});

test('the page of a part has its stock as of now', async () => {
  let version = 1;
  let stock = 7;
  const { get } = await startShop({
    ...catalogueStore({
      ...emptyCatalogue,
      getPart: async () => ({ ...part, available_quantity: stock }),
    }),
    catalogueVersion: async () => String(version),
  });
  expect((await get({}, pageOfPart)).body).toContain('"available_quantity":7');
  stock = 6;
  version += 1;
  expect((await get({}, pageOfPart)).body).toContain('"available_quantity":6');
});

test.each([0, 1])(
  'the page of a part is that of the build if the database becomes unavailable after %i reads, and an edge does not keep it',
  async (reads) => {
    let left = reads;
    const { get } = await startShop({
      catalogueVersion: async () => {
        if (left-- > 0) return '1';
        throw new StoreUnavailableError('The database does not answer.');
      },
    });
    const { statusCode, headers, body } = await get({}, pageOfPart);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('available_quantity');
    expect(headers).not.toHaveProperty('surrogate-control');
  },
);

test('an edge keeps no page of a part that could not be read, if there is no renderer either', async () => {
  const { get } = await startShop({ catalogueVersion: () => Promise.reject(new StoreUnavailableError('down')) }, 'x;');
  const { statusCode, headers } = await get({}, pageOfPart);
  expect(statusCode).toBe(200);
  expect(headers).not.toHaveProperty('surrogate-control');
});

test('a host that is no host name is not repeated', async () => {
  const { get } = await startShop();
  expect((await get({ host: 'a"><script>' })).body).not.toContain('<script>');
  expect((await get({ host: 'evil.example' })).body).not.toContain('evil.example');
});

test('a client that has used up its time gets the page of the build, and the pages that are cached', async () => {
  // Each page that is rendered costs at least 5 ms.
  const { get } = await startShop({}, renderer, createReadLimit(7, 1));
  const rendered = await get();
  expect(rendered.body).not.toContain('<title>Home</title>');
  const refused = await get({ cookie: 'language=bn' });
  expect(refused.statusCode).toBe(200);
  expect(refused.headers).not.toHaveProperty('retry-after');
  expect(refused.body).toContain('<title>Home</title>');
  expect((await get()).body).toBe(rendered.body);
});
