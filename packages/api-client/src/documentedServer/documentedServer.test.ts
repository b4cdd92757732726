import type { Part } from '@dealerkit/domain/entities';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubClient, type Send } from '../../tests/renderWithClient.js';
import { type CallName, type Client, contract, documentedCalls, HttpError } from '../index.js';
import { documentedServer } from './documentedServer.js';

const partOf = (_id: string, product_name: string, more: Partial<Part> = {}): Part => ({ _id, product_name, ...more });

/** The newest last, as the host lists them. */
const parts: readonly Part[] = [
  partOf('1', 'Clutch Plate 430 mm', {
    description: 'OEM: 3482 083 232\nReplaces: 0001\nFits: Hino AK1J',
    price: 900,
    available_quantity: 4,
  }),
  partOf('2', 'Brake Pad Set', { description: 'Fits: Hino AK1J; Tata 1613', price: 400, available_quantity: 0 }),
  partOf('3', 'Clutch Kit 430 mm', { description: 'Fits: Tata 1613', price: 7800, available_quantity: 12 }),
  partOf('4', 'Brake Drum 420 mm'),
];

const idsOf = (found: readonly Part[]) => found.map(({ _id }) => _id).join('');

const send = vi.fn<Send>();
const names = () => send.mock.calls.map(([name]) => name);

beforeEach(() => {
  send.mockReset().mockImplementation(async () => [...parts]);
});

const open = (options?: Parameters<typeof documentedServer>[1]) => documentedServer(stubClient(send), options);

it('has the newest parts of a host, and those of a vehicle, in the order of its list', async () => {
  const client = open();
  await expect(client.findParts({ limit: 2 }).then(idsOf)).resolves.toBe('34');
  await expect(client.findParts({ vehicle: ['Hino AK1J'], limit: 4 }).then(idsOf)).resolves.toBe('12');
  await expect(client.findParts({ sort: 'newest', limit: 3 }).then(idsOf)).resolves.toBe('432');
  expect(names()).toEqual(['listParts']);
});

it('has the parts with these ids as the host has them now', async () => {
  const client = open();
  await expect(client.findParts({ ids: ['3', '9', '1'] }).then(idsOf)).resolves.toBe('31');
  await client.findParts({ ids: ['2'] });
  expect(names()).toEqual(['listParts', 'listParts']);
});

it('searches, filters and sorts the whole list page by page, and says how many it finds', async () => {
  const client = open();
  const find = async (input: Parameters<Client['findParts']>[0]) => {
    let headers = new Headers();
    const found = await client.findParts(input, { onHeaders: (given) => (headers = given) });
    return [idsOf(found), headers.get('x-total-count'), headers.get('x-search-corrected')];
  };
  await expect(find({ search: 'clutch', sort: 'price', limit: 1 })).resolves.toEqual(['1', '2', null]);
  await expect(find({ search: 'clutch', sort: 'price', limit: 1, before: '1' })).resolves.toEqual(['3', '2', null]);
  await expect(find({ search: 'cluch kit' })).resolves.toEqual(['3', '1', 'clutch%20kit']);
  await expect(find({ search: 'cluch kit', exact: '1' })).resolves.toEqual(['', '0', null]);
  await expect(find({ stock: 'in', max: '1000' })).resolves.toEqual(['1', '1', null]);
  await expect(find({ sort: '-product_name' })).resolves.toEqual(['1324', '4', null]);
  await expect(find({ sort: '-available_quantity', limit: 2 })).resolves.toEqual(['31', '4', null]);
});

it('counts the values of the filters, and suggests', async () => {
  const client = open();
  await expect(client.findFacets({ category: ['Clutch'] })).resolves.toMatchObject({
    total: 2,
    categories: [
      { value: 'Brakes', count: 2 },
      { value: 'Clutch', count: 2 },
    ],
    vehicles: [
      { value: 'Hino AK1J', count: 1 },
      { value: 'Tata 1613', count: 1 },
    ],
  });
  await expect(client.findSuggestions({ search: 'klach' })).resolves.toContainEqual(
    expect.objectContaining({ kind: 'part', id: '3' }),
  );
  expect(names()).toEqual(['listParts']);
});

it('finds parts by the names that the dealer adds', async () => {
  const search = { search: 'trikhondo' };
  await expect(open().findParts(search)).resolves.toEqual([]);
  const synonyms = [{ kind: 'clutch-kit', category: '', names: [], bangla: [], latin: ['trikhondo'] }];
  await expect(open({ synonyms }).findParts(search).then(idsOf)).resolves.toBe('3');
});

it('resolves a list of lines, and again after a failure', async () => {
  const client = open();
  const lines = ['6 x 3482-083-232', '0001', 'ব্রেক প্যাড ২টা', 'hello bhai'];
  send.mockRejectedValueOnce(new HttpError('listParts', 429, undefined, []));
  await expect(client.resolveOrderList({ lines })).rejects.toThrow('HTTP 429');
  const resolved = await client.resolveOrderList({ lines });
  expect(resolved.map(({ parts: found, ...line }) => ({ ...line, ids: idsOf(found) }))).toEqual([
    { text: lines[0], quantity: 6, match: 'number', ids: '1' },
    { text: lines[1], match: 'replaced', ids: '1' },
    { text: lines[2], quantity: 2, match: 'name', ids: '2' },
    { text: lines[3], match: 'none', ids: '' },
  ]);
});

it('searches, sorts and pages the users', async () => {
  const client = open();
  const users = [
    { _id: '1', email: 'rahim@example.com', username: 'Rahim Uddin', role: 'admin' },
    { _id: '2', email: 'jamal@example.com', loaction: 'Sylhet', phone: '01700' },
    { _id: '3', email: 'anika@example.com', username: 'Anika Uddin' },
  ];
  send.mockImplementation(async () => users);
  const find = async (input: Parameters<Client['findUsers']>[0]) =>
    (await client.findUsers(input)).map(({ _id }) => _id).join('');
  await expect(find({ sort: 'newest' })).resolves.toBe('321');
  await expect(find({ search: 'UDDIN example' })).resolves.toBe('31');
  await expect(find({ search: 'sylhet 017' })).resolves.toBe('2');
  await expect(find({ sort: 'email', limit: 2 })).resolves.toBe('32');
  await expect(find({ sort: 'email', limit: 2, before: '2' })).resolves.toBe('1');
  await expect(find({ sort: '-role', limit: 1 })).resolves.toBe('1');
});

it('has the newest reviews, and a profile without values', async () => {
  const client = open();
  send.mockResolvedValueOnce([{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }]);
  await expect(client.findReviews({ limit: 2 })).resolves.toEqual([{ _id: 'b' }, { _id: 'c' }]);
  await expect(client.getProfile({ email: 'rahim@example.com' })).resolves.toMatchObject({
    email: 'rahim@example.com',
  });
  expect(names()).toEqual(['listReviews']);
});

it('sends no idempotency key', async () => {
  const order = { userEmail: 'a@b.com', userName: 'A', product_name: 'Drum', orderQuantity: 1, address: '', phone: '' };
  await open().placeOrder(order, { idempotencyKey: 'key' });
  expect(send.mock.calls).toEqual([['placeOrder', order, {}]]);
});

const changesParts = (name: CallName) => contract[name].changes.includes('listParts');

it.each((Object.keys(documentedCalls) as (keyof typeof documentedCalls)[]).filter(changesParts))(
  'loads the list again after %s, whatever its outcome',
  async (name) => {
    const client = open();
    const write = client[name] as (input: object) => Promise<unknown>;
    await client.findParts({ limit: 1 });
    await write({ id: '1' });
    await client.findParts({ limit: 2 });
    send.mockRejectedValueOnce(new HttpError(name, 504, undefined, []));
    await expect(write({ id: '1' })).rejects.toThrow('504');
    await client.findParts({ limit: 3 });
    expect(names()).toEqual(['listParts', name, 'listParts', name, 'listParts']);
  },
);
