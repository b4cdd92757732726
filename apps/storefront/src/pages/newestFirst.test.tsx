// @vitest-environment jsdom
import type { Client } from '@dealerkit/api-client';
import type { Order } from '@dealerkit/domain/entities';
import { ClientProvider } from '@dealerkit/api-client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { MyOrders } from '../pages/MyOrders.js';
import { Overview } from '../pages/Overview.js';

vi.mock('../session/useSession.js', () => {
  const useAccount = () => ({ email: 'nasrin@example.com', name: 'Nasrin Akter', isVerified: true });
  return { useAccount, useKnownAccount: useAccount };
});

const customer = {
  userEmail: 'nasrin@example.com',
  userName: 'Nasrin Akter',
  address: 'Zindabazar',
  phone: '01700-000142',
};

/** In the order of the documented call. */
const orders = ['Clutch Kit', 'Brake Disc', 'Tyre', 'Headlamp'].map((product_name, index): Order => ({
  ...customer,
  _id: String(index),
  product_name,
  orderQuantity: 1,
}));

it.each([
  ['all', MyOrders, ['Headlamp', 'Tyre', 'Brake Disc', 'Clutch Kit']],
  ['the last three', Overview, ['Headlamp', 'Tyre', 'Brake Disc']],
] as const)('lists %s orders of a customer newest first', async (_, Page, expected) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const client: Partial<Client> = {
    getAdmin: async () => ({ admin: false }),
    listOrders: async () => orders,
    listParts: async () => [],
  };
  const container = document.createElement('div');
  await act(async () =>
    createRoot(container).render(
      <ClientProvider client={client as Client} errorMessage={String}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </ClientProvider>,
    ),
  );
  const names = new RegExp(orders.map(({ product_name }) => product_name).join('|'), 'g');
  await vi.waitFor(() => expect(new Set(container.textContent.match(names))).toEqual(new Set(expected)), 20_000);
  expect([...new Set(container.textContent.match(names))]).toEqual(expected);
});
