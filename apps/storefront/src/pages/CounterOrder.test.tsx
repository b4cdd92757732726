// @vitest-environment jsdom
import { type Client, dealerkitCapabilities, HttpError } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import { basketLine } from '@dealerkit/domain/basket/basketRules';
import type { Part } from '@dealerkit/domain/entities';
import type { CounterOrderScreenProps } from '@dealerkit/ui/screens/CounterOrderScreen';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CounterOrder } from './CounterOrder.js';

const { shown } = vi.hoisted(() => ({ shown: { props: undefined as CounterOrderScreenProps | undefined } }));
vi.mock('../session/useSession.js', () => ({ useAccount: () => ({ email: 'admin@example.com' }) }));
vi.mock('@dealerkit/ui/screens/CounterOrderScreen', () => ({
  CounterOrderScreen: (props: CounterOrderScreenProps) => {
    shown.props = props;
    return null;
  },
}));

const kit: Part = { _id: 'p1', product_name: 'Clutch Kit', price: 100, image: '', minimum_order_quantity: 1 };
const customer = { userName: 'Rahim', phone: '01700-000142', address: 'Counter', userEmail: '' };
const placeOrderLines = vi.fn<Client['placeOrderLines']>();
const addCustomer = vi.fn<Client['addCustomer']>();
const getOrderByNumber = vi.fn<Client['getOrderByNumber']>();
const props = () => {
  if (!shown.props) throw new Error('The page is not shown.');
  return shown.props;
};

let close: () => Promise<void>;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  addCustomer.mockResolvedValue({ insertedId: 'c1' });
  getOrderByNumber.mockRejectedValue(new Error('offline'));
  const client: Partial<Client> = { findParts: async () => [kit], placeOrderLines, addCustomer, getOrderByNumber };
  const root = createRoot(document.createElement('div'));
  close = async () => act(async () => root.unmount());
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ClientProvider client={client as Client} capabilities={dealerkitCapabilities} errorMessage={String}>
          <CounterOrder />
        </ClientProvider>
      </MemoryRouter>,
    ),
  );
  await act(async () => props().onLinesChange(() => [basketLine(kit, 2)]));
});

afterEach(async () => {
  await act(async () => props().onLinesChange(() => []));
  await close();
});

it('orders for the customer who was added, also after a refusal', async () => {
  placeOrderLines.mockRejectedValueOnce(new HttpError('placeOrderLines', 409, 'Nothing was ordered.', []));
  placeOrderLines.mockResolvedValue({ orderNumber: 1045, insertedIds: [] });
  await act(async () => expect(await props().onOrder(customer)).toBeDefined());
  await act(async () => expect(await props().onOrder(customer)).toBeUndefined());
  expect(addCustomer).toHaveBeenCalledOnce();
  expect(addCustomer.mock.calls[0]?.[0]).toEqual({ name: 'Rahim', phones: ['01700-000142'], address: 'Counter' });
  const { userEmail: _, ...contact } = customer;
  const order = { ...contact, customer: 'c1', lines: [{ product_name: 'Clutch Kit', orderQuantity: 2 }] };
  expect(placeOrderLines.mock.calls.map(([sent]) => sent)).toEqual([order, order]);
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
