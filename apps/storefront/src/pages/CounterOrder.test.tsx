// @vitest-environment jsdom
import type { Client } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import type { Order, Part } from '@dealerkit/domain/entities';
import type { CounterOrderScreenProps } from '@dealerkit/ui/screens/CounterOrderScreen';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CounterOrder } from './CounterOrder.js';

const { findOrders, shown } = vi.hoisted(() => ({
  findOrders: vi.fn<Client['findOrders']>(),
  shown: { props: undefined as CounterOrderScreenProps | undefined },
}));
vi.mock('../host/client.js', () => ({ client: { findOrders } }));
vi.mock('../session/useSession.js', () => ({ useAccount: () => ({ email: 'admin@example.com' }) }));
vi.mock('@dealerkit/ui/screens/CounterOrderScreen', () => ({
  CounterOrderScreen: (props: CounterOrderScreenProps) => {
    shown.props = props;
    return null;
  },
}));

const part: Part = { _id: 'p1', product_name: 'Clutch Kit', price: 100, image: '', minimum_order_quantity: 1 };
const typed = { orderQuantity: 2, userName: 'Rahim', phone: '017', address: 'Counter', userEmail: '' };

/** Places an order at the counter of a host with these orders; resolves to the order that the page shows. */
const placeAt = async (orders: Order[], insertedId: string | undefined) => {
  findOrders.mockImplementation(async ({ search } = {}) => orders.filter(({ _id }) => _id === search));
  const client: Partial<Client> = { findParts: async () => [part], placeOrder: async () => ({ insertedId }) };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <MemoryRouter>
        <ClientProvider client={client as Client} errorMessage={String}>
          <CounterOrder />
        </ClientProvider>
      </MemoryRouter>,
    ),
  );
  await act(async () => expect(await shown.props?.onOrder(part, typed)).toBeUndefined());
  return shown.props?.placed;
};

it('shows the order that the host has placed, also if another one has the same values', async () => {
  const order = { product_name: 'Clutch Kit', orderQuantity: 2, userName: 'Rahim', phone: '017' };
  const own = { ...order, _id: 'b1', price: 90 };
  expect(await placeAt([{ ...order, _id: 'b2', price: 80 }, own], 'b1')).toEqual(own);
});

it('shows what was typed, without an id, on a host that does not name the order', async () => {
  expect(await placeAt([], undefined)).toMatchObject({ _id: '', product_name: 'Clutch Kit', price: 100 });
  expect(findOrders).not.toHaveBeenCalledWith({ search: undefined });
});
