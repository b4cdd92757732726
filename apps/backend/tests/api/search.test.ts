import { readPartQuery } from '@dealerkit/domain/parts/partQuery';
import { MAX_PRICE } from '@dealerkit/domain/parts/partRules';
import { synonymLimits } from '@dealerkit/domain/synonyms/synonymLimits';
import { expect, test } from 'vitest';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { disc } from '../fixtures.ts';
import { admin, startBackend } from '../startBackend.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const pad = { ...disc, product_name: 'Brake Pad Hino', description: 'OEM: 12345-6789\nFits: Hino AK1J\nBrand: Nasir' };
const filter = { ...disc, product_name: 'Oil Filter Tata', description: 'Fits: Tata LPT 1613', price: 900 };

async function startShop() {
  const backend = await startBackend();
  const dealer = await backend.clientOf(admin);
  for (const part of [pad, filter, disc]) await dealer.addPart(part);
  const visitor = await backend.clientOf();
  return { ...backend, dealer, visitor };
}

test('a search without a sort order is by relevance, and says which word it corrected', async () => {
  const { app } = await startShop();
  const corrected = await app.inject('/api/parts?search=braek%20pad&limit=1');
  expect(corrected.json()).toMatchObject([{ product_name: 'Brake Pad Hino' }]);
  expect(decodeURIComponent(String(corrected.headers['x-search-corrected']))).toBe('brake pad');
  const exact = await app.inject('/api/parts?search=braek%20pad&exact=1');
  expect(exact.json()).toEqual([]);
  expect(exact.headers['x-search-corrected']).toBeUndefined();
  const number = await app.inject('/api/parts?search=12345.6789&sort=relevance');
  expect(number.json()).toMatchObject([{ product_name: 'Brake Pad Hino' }]);
  const wrong = await app.inject('/api/parts?search=pad&exact=yes');
  expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { issues: [{ path: 'exact' }] }]);
});

test('an origin that may call the API can read what was corrected', async () => {
  const { app } = await startBackend({ corsOrigins: ['https://shop.example'] });
  const { headers } = await app.inject({ url: '/api/parts', headers: { origin: 'https://shop.example' } });
  expect(headers['access-control-expose-headers']).toContain('x-search-corrected');
});

test('filters take several values, and the next page keeps them', async () => {
  const { app, visitor } = await startShop();
  const vehicle = ['Hino AK1J', 'Tata LPT 1613'];
  expect(await visitor.findParts({ vehicle, sort: 'price' })).toMatchObject([
    { product_name: 'Oil Filter Tata' },
    { product_name: 'Brake Pad Hino' },
  ]);
  const query = new URLSearchParams([...vehicle.map((value) => ['vehicle', value]), ['sort', 'price'], ['limit', '1']]);
  const { headers } = await app.inject(`/api/parts?${query}`);
  const next = /^<\?(.*)>/.exec(String(headers.link))?.[1];
  expect(new URLSearchParams(next).getAll('vehicle')).toEqual(vehicle);
  expect((await app.inject(`/api/parts?${next}`)).json()).toMatchObject([{ product_name: 'Brake Pad Hino' }]);
  expect(await visitor.findParts({ category: ['no such category'] })).toEqual([]);
  const many = new URLSearchParams(Array.from({ length: 51 }, (_, n) => ['brand', String(n)]));
  const refused = await app.inject(`/api/parts?${many}`);
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { issues: [{ path: 'brand' }] }]);
});

test('facets count the parts under the other filters', async () => {
  const { visitor } = await startShop();
  const facets = await visitor.findFacets({ search: 'hino', brand: ['Nasir', 'Other'] });
  expect(facets).toMatchObject({ total: 1, brands: [{ value: 'Nasir', count: 1 }] });
  expect(facets.vehicles).toEqual([{ value: 'Hino AK1J', count: 1 }]);
  expect(await visitor.findFacets({ min: 800, max: 1000 })).toMatchObject({ total: 1, brands: [] });
  expect((await visitor.findFacets({ search: 'braek pad' })).corrected).toBe('brake pad');
  expect((await visitor.findFacets()).total).toBe(3);
});

test('suggestions come after two characters, also for a word that is not typed to its end', async () => {
  const { visitor } = await startShop();
  expect(await visitor.findSuggestions({ search: 'b' })).toEqual([]);
  const suggestions = await visitor.findSuggestions({ search: 'brake pa' });
  expect(suggestions[0]).toMatchObject({ kind: 'part', text: 'Brake Pad Hino', price: disc.price });
  expect(await visitor.findSuggestions({ search: 'hino' })).toContainEqual(
    expect.objectContaining({ kind: 'vehicle', text: 'Hino AK1J', count: 1 }),
  );
});

test.each([
  [200, { search: 'brake \ud83d' }],
  [200, { search: '\udc00\u202e🚚\u200f' }],
  [200, { search: '!?.,;:*^"' }],
  [200, { search: 'brake', brand: ['no such brand', '\ud83d'], vehicle: ['%', "' OR 1=1"] }],
  [200, { search: 'brake', brand: Array.from({ length: 50 }, (_, n) => `brand ${n}`) }],
  [400, { search: 'x'.repeat(10_000) }],
  [400, { brand: Array.from({ length: 51 }, (_, n) => `brand ${n}`) }],
  [400, { brand: ['x'.repeat(10_000)] }],
])('a search answers %i to strange texts and filters (%#)', async (status, query) => {
  const { app } = await startShop();
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const each of [value].flat()) parameters.append(name, each);
  for (const path of ['parts', 'facets'])
    expect([path, (await app.inject(`/api/${path}?${parameters}`)).statusCode]).toEqual([path, status]);
});

test.each(['parts', 'facets', 'suggestions'])(
  '%s answer texts with invalid bytes and control characters',
  async (path) => {
    const { app } = await startShop();
    for (const text of ['%ED%A0%80', 'brake%00', '%01%1b%7f', '%', '%zz', 'a%E0%A6'])
      expect([text, (await app.inject(`/api/${path}?search=${text}`)).statusCode]).toSatisfy(
        ([, status]) => status < 500,
      );
  },
);

const umbrella = { kind: 'umbrella', category: 'Rain', names: ['umbrella'], bangla: ['ছাতা'], latin: ['chata'] };

test('added synonyms find parts once these are indexed, and no two kinds share one', async () => {
  const { dealer, visitor } = await startShop();
  await dealer.addPart({ ...disc, product_name: 'Umbrella' });
  await dealer.setSynonyms({ names: [umbrella], version: 0 });
  await expect.poll(async () => (await dealer.getSynonyms()).waitingParts).toBe(0);
  expect(await visitor.findParts({ search: 'ছাতা' })).toMatchObject([{ product_name: 'Umbrella' }]);
  expect(await dealer.getSynonyms()).toEqual({ names: [umbrella], version: 1, waitingParts: 0 });
  await expect(dealer.setSynonyms({ names: [], version: 0 })).rejects.toMatchObject({ status: 409 });
  const twice = { ...umbrella, kind: 'parasol' };
  await expect(dealer.setSynonyms({ names: [umbrella, twice], version: 1 })).rejects.toMatchObject({
    status: 400,
    issues: [{ path: 'names.1', message: 'must not have a name of the kind umbrella' }],
  });
  await expect(dealer.setSynonyms({ names: [umbrella, umbrella], version: 1 })).rejects.toMatchObject({
    status: 400,
    issues: [{ path: 'names.1.kind', message: 'must not be in the list twice' }],
  });
  const nameless = { ...umbrella, names: [], bangla: [], latin: [] };
  await expect(dealer.setSynonyms({ names: [nameless], version: 1 })).rejects.toMatchObject({
    status: 400,
    issues: [{ path: 'names.0', message: 'must have a name' }],
  });
  const spelling = {
    ...umbrella,
    kind: 'clutch-plate',
    category: 'Clutch',
    names: [],
    bangla: [],
    latin: ['klac plet'],
  };
  await dealer.setSynonyms({ names: [umbrella, spelling], version: 1 });
  const known = { ...umbrella, names: ['brake pad'] };
  await expect(dealer.setSynonyms({ names: [known], version: 2 })).rejects.toMatchObject({ status: 400 });
});

test('parts that were not indexed before a crash are indexed after the next start', async () => {
  const folder = temporaryFolder();
  const crashed = openSqliteStore(folder);
  for (const n of [1, 2, 3]) await crashed.addPart({ ...disc, product_name: `Umbrella ${n}` });
  await crashed.setSynonyms([umbrella], 0, admin);
  await crashed.indexParts(1);
  await crashed.close();
  const store = openSqliteStore(folder);
  const { app } = await startBackend({ store });
  await app.ready();
  await expect.poll(() => store.countOutdatedParts()).toBe(0);
  expect((await store.findParts({ search: 'chata', limit: 9 })).total).toBe(3);
  await app.close();
  await store.close();
});

async function zeroResultSearches(options: Parameters<typeof startBackend>[0], searches: readonly string[]) {
  const folder = temporaryFolder();
  const first = await startBackend({ ...options, store: openSqliteStore(folder) });
  for (const search of searches) await first.app.inject(`/api/parts?${search}`);
  await first.app.close();
  await first.store.close();
  const store = openSqliteStore(folder);
  const { app, clientOf } = await startBackend({ store });
  const zeroResults = await (await clientOf(admin)).listZeroResultSearches();
  await app.close();
  await store.close();
  return zeroResults.map(({ text, searches: count }) => [text, count]);
}

test('searches without a result are counted, without personal data and filters', async () => {
  const searches = [
    'search=Laptop%20%20bag',
    'search=laptop+bag&limit=3',
    'search=rahim%40example.com',
    'search=01700-000142',
    'search=call%2001711%20000111%202%20laptop',
    'search=sugar&stock=in',
    'search=',
  ];
  expect(await zeroResultSearches({}, searches)).toEqual([['laptop bag', 2]]);
});

test('searches without a result are not counted if that is turned off', async () => {
  expect(await zeroResultSearches({ countZeroResultSearches: false }, ['search=laptop'])).toEqual([]);
});

test('the list has a search without a result at once', async () => {
  const { app, store, clientOf } = await startBackend({ store: openSqliteStore(temporaryFolder()) });
  await app.inject('/api/parts?search=laptop');
  expect(await (await clientOf(admin)).listZeroResultSearches()).toMatchObject([{ text: 'laptop', searches: 1 }]);
  await app.close();
  await store.close();
});

test('every price limit that the page sends is read', async () => {
  const { dealer, visitor } = await startShop();
  await dealer.addPart({ ...disc, product_name: 'Engine', price: MAX_PRICE });
  const found = async (query: string) => {
    const { min, max } = readPartQuery(new URLSearchParams(query));
    const parts = await visitor.findParts({ min, max });
    return parts.map(({ product_name }) => product_name);
  };
  expect(await found('min=9999999999999')).toEqual(['Engine']);
  expect(await found('min=0.0000001&max=1,000.1234567')).toEqual(['Oil Filter Tata']);
});

test('a dealer can add as many kinds of parts as the synonyms have room for', async () => {
  const { dealer } = await startShop();
  const names = Array.from({ length: synonymLimits.kinds }, (_, n) => {
    const name = `the name that customers have for part number ${n}`;
    return { ...umbrella, kind: `kind-${n}`, names: [name], bangla: [], latin: [`spelling of ${name}`] };
  });
  const { version } = await dealer.getSynonyms({});
  await dealer.setSynonyms({ names, version });
  expect((await dealer.getSynonyms({})).names).toHaveLength(synonymLimits.kinds);
});
