// @vitest-environment jsdom
import { basketLine } from '@dealerkit/domain/basket/basketRules';
import type { Part } from '@dealerkit/domain/entities';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Client, dealerkitCapabilities, HttpError } from '../../index.js';
import { format, refusals } from '../../../tests/messages.js';
import { ClientProvider } from '../data/ClientProvider.js';
import { useCounterOrder } from './useCounterOrder.js';

const onRender = vi.fn<(props: ReturnType<typeof useCounterOrder>) => void>();
const messages = { ...format, order: { placed: 'The order is placed.', refusals } };
const CounterOrder = ({ refusals: given = refusals }) => {
  onRender(useCounterOrder('admin@example.com', { ...messages, order: { ...messages.order, refusals: given } }));
  return null;
};

const kit: Part = { _id: 'p1', product_name: 'Clutch Kit', price: 100, image: '', minimum_order_quantity: 1 };
const disc: Part = { ...kit, _id: 'p2', product_name: 'Brake Disc', price: 50 };
const customer = { userName: 'Rahim', phone: '01700-000142', address: 'Counter', userEmail: '' };
const placeOrderLines = vi.fn<Client['placeOrderLines']>();
const getOrderByNumber = vi.fn<Client['getOrderByNumber']>();
const props = () => {
  const [shown] = onRender.mock.lastCall ?? [];
  if (!shown) throw new Error('The order is not shown.');
  return shown;
};

let close: () => Promise<void>;
let render: (order: ReactNode) => Promise<void>;

/** Shows the order. */
const open = async () => {
  const client: Partial<Client> = { findParts: async () => [kit, disc], placeOrderLines, getOrderByNumber };
  const root = createRoot(document.createElement('div'));
  close = async () => act(async () => root.unmount());
  render = async (order) =>
    act(async () =>
      root.render(
        <ClientProvider client={client as Client} capabilities={dealerkitCapabilities} errorMessage={String}>
          {order}
        </ClientProvider>,
      ),
    );
  await render(<CounterOrder />);
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  await open();
  await act(async () => props().onLinesChange(() => [basketLine(kit, 2), basketLine(disc, 4)]));
});

afterEach(async () => {
  await act(async () => props().onLinesChange(() => []));
  await close();
});

it('places all lines in one call, and shows the order with the prices of the host', async () => {
  placeOrderLines.mockResolvedValue({ orderNumber: 1042, insertedIds: ['a', 'b'] });
  getOrderByNumber.mockResolvedValue({
    orderNumber: 1042,
    lines: [{ _id: 'a', product_name: 'Clutch Kit', orderQuantity: 2, price: 90 }],
  });
  await act(async () => expect(await props().onOrder(customer)).toBeUndefined());
  expect(placeOrderLines).toHaveBeenCalledOnce();
  expect(placeOrderLines.mock.calls[0]?.[0]).toEqual({
    ...customer,
    userEmail: 'admin@example.com',
    lines: [
      { product_name: 'Clutch Kit', orderQuantity: 2 },
      { product_name: 'Brake Disc', orderQuantity: 4 },
    ],
  });
  expect(placeOrderLines.mock.calls[0]?.[1]?.idempotencyKey).toMatch(/^[\da-f]{32}$/);
  expect(props().placed).toMatchObject({ orderNumber: 1042, lines: [{ price: 90, quantity: 2 }], userName: 'Rahim' });
  expect(props().lines).toEqual([]);
});

it('shows the lines as typed where the placed order cannot be read', async () => {
  placeOrderLines.mockResolvedValue({ orderNumber: 1043, insertedIds: [] });
  getOrderByNumber.mockRejectedValue(new Error('offline'));
  await act(async () => expect(await props().onOrder(customer)).toBeUndefined());
  expect(props().placed?.lines.map(({ quantity }) => quantity)).toEqual([2, 4]);
});

it('keeps all lines after a refusal, and marks the refused one until it changes', async () => {
  const issue = { path: 'lines.1.orderQuantity', message: 'Only 3 are left.' };
  placeOrderLines.mockRejectedValue(new HttpError('placeOrderLines', 409, 'Nothing was ordered.', [issue]));
  await act(async () => expect(await props().onOrder(customer)).toMatchObject({ message: 'Nothing was ordered.' }));
  expect(props().refusals).toEqual({ p2: 'Only 3 are left.' });
  expect(props().lines).toHaveLength(2);
  expect(props().placed).toBeUndefined();
  await act(async () => props().onLinesChange((lines) => lines.map((line) => ({ ...line, quantity: 3 }))));
  expect(props().refusals).toEqual({});
});

it('says in the language that the page has then why a line is refused, also if the host names it only among the lines', async () => {
  const body = { lines: [{ index: 1, product_name: 'Brake Disc', available_quantity: 3 }] };
  placeOrderLines.mockRejectedValue(new HttpError('placeOrderLines', 409, 'Nothing was ordered.', [], body));
  await act(async () => expect(await props().onOrder(customer)).toMatchObject({ message: 'কিছুই অর্ডার হয়নি।' }));
  expect(props().refusals).toEqual({ p2: '3 আছে' });
  const english = { ...refusals, left: (count: number) => `Only ${count} are left.` };
  await render(<CounterOrder refusals={english} />);
  expect(props().refusals).toEqual({ p2: 'Only 3 are left.' });
});

it('sends the same order under the same key until the host has decided on it', async () => {
  placeOrderLines.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  placeOrderLines.mockResolvedValue({ orderNumber: 1044, insertedIds: [] });
  getOrderByNumber.mockRejectedValue(new Error('offline'));
  await act(async () => expect(await props().onOrder(customer)).toBeDefined());
  await act(async () => expect(await props().onOrder(customer)).toBeUndefined());
  const [first, second] = placeOrderLines.mock.calls.map(([, options]) => options?.idempotencyKey);
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(second).toBe(first);
});

it('keeps the lines when the page is opened again', async () => {
  await close();
  await open();
  expect(props().lines.map(({ partId }) => partId)).toEqual(['p1', 'p2']);
});
