import { HttpError, NetworkError } from '@dealerkit/api-client';
import { en } from '@dealerkit/ui/texts/en';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPartSender } from './createPartSender.js';

const { send } = vi.hoisted(() => ({ send: vi.fn<(name: string, input?: unknown) => Promise<unknown>>() }));
vi.mock('./client.js', () => ({
  client: { addPart: (part: unknown) => send('addPart', part), listParts: () => send('listParts') },
}));

const part = { product_name: 'Brake Disc', image: '/x.jpg', minimum_order_quantity: 1 };
const refused = (status: number, message?: string, retryAfter?: number) =>
  new HttpError('addPart', status, message, [{ path: 'price', message: 'too long' }], undefined, retryAfter);

beforeEach(() => void send.mockReset().mockResolvedValue(undefined));

describe('on a host that refuses names that are taken', () => {
  const add = createPartSender(en, { uniquePartNames: true });

  it('a part is sent as it is, and nothing else is requested', async () => {
    expect(await add(part)).toBeUndefined();
    expect(send.mock.calls).toEqual([['addPart', part]]);
  });

  it.each([
    [refused(409), { kind: 'taken' }],
    [refused(429, 'slow down', 42), { kind: 'wait', seconds: 42 }],
    [refused(429), { kind: 'wait', seconds: 60 }],
    [
      refused(400, 'price is too long.'),
      { kind: 'refused', message: 'price is too long.', fields: { price: 'too long' } },
    ],
    [refused(404), { kind: 'stopped', message: en.errors.notFound.advice, isUnknown: false }],
    [refused(403), { kind: 'stopped', message: en.errors.forbidden.advice, isUnknown: false }],
    [refused(503), { kind: 'stopped', message: en.errors.server.advice, isUnknown: true }],
    [
      new NetworkError('addPart', new TypeError('fetch failed')),
      { kind: 'stopped', message: en.errors.offline.advice, isUnknown: true },
    ],
    [
      new NetworkError('signIn', new TypeError('fetch failed')),
      { kind: 'stopped', message: en.errors.offline.advice, isUnknown: false },
    ],
  ])('%s becomes %o', async (error, result) => {
    send.mockRejectedValue(error);
    expect(await add(part)).toEqual(result);
  });
});

describe('on another host', () => {
  const createSender = () => createPartSender(en, { uniquePartNames: false });

  beforeEach(() => {
    send.mockImplementation(async (name) => (name === 'listParts' ? [{ _id: '1', product_name: 'Drum ' }] : undefined));
  });
  const calls = () => send.mock.calls.map(([name]) => name);

  it('a name of its list is taken, and a part that was just added has taken its name', async () => {
    const add = createSender();
    expect(await add({ ...part, product_name: 'DRUM' })).toEqual({ kind: 'taken' });
    expect(await add(part)).toBeUndefined();
    expect(await add(part)).toEqual({ kind: 'taken' });
    expect(calls()).toEqual(['listParts', 'addPart']);
  });

  it('the list is loaded again after a call without an answer', async () => {
    const add = createSender();
    await add(part);
    send.mockRejectedValueOnce(new NetworkError('addPart', new TypeError('fetch failed')));
    await add({ ...part, product_name: 'Hub' });
    await add({ ...part, product_name: 'Hub' });
    expect(calls()).toEqual(['listParts', 'addPart', 'addPart', 'listParts', 'addPart']);
  });
});
