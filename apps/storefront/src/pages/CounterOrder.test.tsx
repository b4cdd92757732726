// @vitest-environment jsdom
import { type Client, dealerkitAbilities, HttpError } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import { basketLine } from '@dealerkit/domain/basketRules';
import type { Part } from '@dealerkit/domain/entities';
import type { CounterOrderScreenProps } from '@dealerkit/ui/screens/CounterOrderScreen';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CounterOrder } from './CounterOrder.js';

const { getOrderByNumber, shown } = vi.hoisted(() => ({
  getOrderByNumber: vi.fn<Client['getOrderByNumber']>(),
  shown: { props: undefined as CounterOrderScreenProps | undefined },
}));
vi.mock('../host/client.js', () => ({ client: { getOrderByNumber } }));
vi.mock('../session/useSession.js', () => ({ useAccount: () => ({ email: 'admin@example.com' }) }));
vi.mock('@dealerkit/ui/screens/CounterOrderScreen', () => ({
  CounterOrderScreen: (props: CounterOrderScreenProps) => {
    shown.props = props;
    return null;
  },
}));

const kit: Part = { _id: 'p1', product_name: 'Clutch Kit', price: 100, image: '', minimum_order_quantity: 1 };
const disc: Part = { ...kit, _id: 'p2', product_name: 'Brake Disc', price: 50 };
const customer = { userName: 'Rahim', phone: '01700-000142', address: 'Counter', userEmail: '' };
const placeOrderLines = vi.fn<Client['placeOrderLines']>();
const addCustomer = vi.fn<Client['addCustomer']>();
const props = () => {
  if (!shown.props) throw new Error('The page is not shown.');
  return shown.props;
};

let close: () => Promise<void>;

/** Opens the page. */
const open = async () => {
  const client: Partial<Client> = { findParts: async () => [kit, disc], placeOrderLines, addCustomer };
  const root = createRoot(document.createElement('div'));
  close = async () => act(async () => root.unmount());
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ClientProvider client={client as Client} abilities={dealerkitAbilities} errorMessage={String}>
          <CounterOrder />
        </ClientProvider>
      </MemoryRouter>,
    ),
  );
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  addCustomer.mockResolvedValue({ insertedId: 'c1' });
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
  const { userEmail: _, ...contact } = customer;
  expect(placeOrderLines.mock.calls[0]?.[0]).toEqual({
    ...contact,
    customer: 'c1',
    lines: [
      { product_name: 'Clutch Kit', orderQuantity: 2 },
      { product_name: 'Brake Disc', orderQuantity: 4 },
    ],
  });
  expect(placeOrderLines.mock.calls[0]?.[1]?.idempotencyKey).toMatch(/^[\da-f]{32}$/);
  expect(props().placed).toMatchObject({ orderNumber: 1042, lines: [{ price: 90, quantity: 2 }], userName: 'Rahim' });
  expect(props().lines).toEqual([]);
});

it('orders for the customer who was added, also after a refusal', async () => {
  placeOrderLines.mockRejectedValueOnce(new HttpError('placeOrderLines', 409, 'Nothing was ordered.', []));
  placeOrderLines.mockResolvedValue({ orderNumber: 1045, insertedIds: [] });
  getOrderByNumber.mockRejectedValue(new Error('offline'));
  await act(async () => expect(await props().onOrder(customer)).toBeDefined());
  await act(async () => expect(await props().onOrder(customer)).toBeUndefined());
  expect(addCustomer).toHaveBeenCalledOnce();
  expect(addCustomer.mock.calls[0]?.[0]).toEqual({ name: 'Rahim', phones: ['+8801700000142'], address: 'Counter' });
  expect(placeOrderLines.mock.calls.map(([order]) => order.customer)).toEqual(['c1', 'c1']);
});

it('offers the customer who has the phone number, and orders nothing yet', async () => {
  const existing = { _id: 'c9', name: 'Rahim Uddin', phones: ['+8801700000142'], balance: 0 };
  addCustomer.mockRejectedValue(new HttpError('addCustomer', 409, 'Taken.', [], { customer: existing }));
  await act(async () =>
    expect(await props().onOrder(customer)).toMatchObject({
      message: expect.stringContaining('Rahim Uddin') as string,
    }),
  );
  expect(placeOrderLines).not.toHaveBeenCalled();
  expect(props().customers?.customer).toEqual(existing);
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
