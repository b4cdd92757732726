import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubClient } from '../../../tests/renderWithClient.js';
import { HttpError, NetworkError } from '../../index.js';
import { createPartSender } from './createPartSender.js';

const send = vi.fn<(name: string, input?: unknown) => Promise<unknown>>();

const createSender = (uniquePartNames: boolean) =>
  createPartSender({ client: stubClient(send), capabilities: { uniquePartNames }, errorMessage: (kind) => kind });

const part = { product_name: 'Brake Disc', image: '/x.jpg', minimum_order_quantity: 1 };
const refused = (status: number, message?: string, retryAfter?: number) =>
  new HttpError('addPart', status, message, [{ path: 'price', message: 'too long' }], undefined, retryAfter);

beforeEach(() => void send.mockReset().mockResolvedValue(undefined));

describe('on a host that refuses names that are taken', () => {
  const add = createSender(true);

  it('a part is sent as it is, and nothing else is requested', async () => {
    expect(await add(part)).toBeUndefined();
    expect(send.mock.calls.map(([name, input]) => [name, input])).toEqual([['addPart', part]]);
  });

  it('a part without a picture has the address that stands for none', async () => {
    await add({ ...part, image: '' });
    expect(send.mock.calls[0]?.[1]).toEqual({ ...part, image: '/no-picture' });
  });

  it.each([
    [refused(409), { kind: 'taken' }],
    [refused(429, 'slow down', 42), { kind: 'wait', seconds: 42 }],
    [refused(429), { kind: 'wait', seconds: 60 }],
    [
      refused(400, 'price is too long.'),
      { kind: 'refused', message: 'price is too long.', fields: { price: 'too long' } },
    ],
    [refused(404), { kind: 'stopped', message: 'notFound', isUnknown: false }],
    [refused(403), { kind: 'stopped', message: 'forbidden', isUnknown: false }],
    [refused(503), { kind: 'stopped', message: 'server', isUnknown: true }],
    [
      new NetworkError('addPart', new TypeError('fetch failed')),
      { kind: 'stopped', message: 'offline', isUnknown: true },
    ],
    [
      new NetworkError('signIn', new TypeError('fetch failed')),
      { kind: 'stopped', message: 'offline', isUnknown: false },
    ],
  ])('%s becomes %o', async (error, result) => {
    send.mockRejectedValue(error);
    expect(await add(part)).toEqual(result);
  });
});

describe('on another host', () => {
  beforeEach(() => {
    send.mockImplementation(async (name) => (name === 'listParts' ? [{ _id: '1', product_name: 'Drum ' }] : undefined));
  });
  const calls = () => send.mock.calls.map(([name]) => name);

  it('a name of its list is taken, and a part that was just added has taken its name', async () => {
    const add = createSender(false);
    expect(await add({ ...part, product_name: 'DRUM' })).toEqual({ kind: 'taken' });
    expect(await add(part)).toBeUndefined();
    expect(await add(part)).toEqual({ kind: 'taken' });
    expect(calls()).toEqual(['listParts', 'addPart']);
  });

  it('the list is loaded again after a call without a response', async () => {
    const add = createSender(false);
    await add(part);
    send.mockRejectedValueOnce(new NetworkError('addPart', new TypeError('fetch failed')));
    await add({ ...part, product_name: 'Hub' });
    await add({ ...part, product_name: 'Hub' });
    expect(calls()).toEqual(['listParts', 'addPart', 'addPart', 'listParts', 'addPart']);
  });
});
