import { expect, test } from 'vitest';
import { checkHost } from '../src/checkHost.ts';
import { openHost } from '../src/host.ts';
import { readCapabilities } from '../src/readCapabilities.ts';
import { optionsOf, serve } from './startHost.ts';

const abilitiesOf = async (status: number, document: unknown) => {
  const url = await serve((_, response) => response.writeHead(status).end(JSON.stringify(document)));
  return readCapabilities(openHost({ url, timeout: 2000, write: false, tokens: {} }));
};

const query = (...names: string[]) => ({ parameters: names.map((name) => ({ name, in: 'query' })) });

test('names the own calls that a host describes, whatever their path values are called', async () => {
  const paths = {
    '/parts': { get: query('search') },
    '/showReview': { get: query('limit') },
    '/parts/{partId}': { put: {}, parameters: [] },
    '/reviews/{id}': { get: {} },
    '/orderparts': { post: { parameters: [{ name: 'idempotency-key', in: 'header' }] } },
    '/addparts': { post: { responses: { 201: {}, 400: {} } } },
  };
  expect(await abilitiesOf(200, { openapi: '3.1.0', paths })).toEqual(['findReviews', 'updatePart', 'idempotencyKeys']);
});

test.each([
  [404, { message: 'There is no such endpoint.' }],
  [200, { message: 'ok' }],
  [200, [1]],
])('knows nothing of a host that answers %d with %j', async (status, document) => {
  expect(await abilitiesOf(status, document)).toBeUndefined();
});

test('waits as long as a host that limits calls says', async () => {
  let calls = 0;
  const url = await serve((_, response) => {
    calls += 1;
    if (calls === 1) response.writeHead(429, { 'retry-after': '0.05' }).end('{}');
    else response.writeHead(200).end('[]');
  });
  const host = openHost({ url, timeout: 2000, write: false, tokens: {} });
  expect(await host.call({ name: 'listParts', caller: 'visitor' })).toMatchObject({ status: 200, json: [] });
});

test('refuses to change data without the permission to write', async () => {
  const host = openHost({ url: 'http://127.0.0.1:9', timeout: 2000, write: false, tokens: {} });
  await expect(host.call({ name: 'deletePart', caller: 'admin', input: { id: '1' } })).rejects.toThrow('needs --write');
});

test('asks no further when the first call has no response', async () => {
  const asked: string[] = [];
  const url = await serve(({ url: path = '' }) => asked.push(path));
  const report = await checkHost(optionsOf({ tokens: {} }, url, '--timeout', '0.2'));
  expect(asked).toEqual(['/openapi.json', '/parts']);
  expect(report).toMatchObject({ ok: false, counts: { passed: 0, failed: 1 } });
});
