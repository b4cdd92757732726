// @vitest-environment jsdom
import type { Client } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Overview } from './Overview.js';

// A server with the documented calls only.
vi.hoisted(() => vi.stubEnv('VITE_API_HOST', 'https://server.example'));

vi.mock('../session/useSession.js', () => {
  const useAccount = () => ({ email: 'nasrin@example.com', name: 'Nasrin Akter', isVerified: true });
  return { useAccount, useKnownAccount: useAccount };
});

it('counts a part as out of stock as the part itself says, also with a minimum order of 0', async () => {
  const client: Partial<Client> = {
    getAdmin: async () => ({ admin: true }),
    listUsers: async () => [],
    listParts: async () => [
      { _id: '1', image: '', minimum_order_quantity: 0, available_quantity: 0 },
      { _id: '2', image: '', minimum_order_quantity: 5, available_quantity: 4 },
      { _id: '3', image: '', minimum_order_quantity: 5, available_quantity: 5 },
      { _id: '4', image: '', minimum_order_quantity: 1 },
    ],
  };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  await act(async () =>
    createRoot(container).render(
      <ClientProvider client={client as Client} errorMessage={String}>
        <Overview />
      </ClientProvider>,
    ),
  );
  await expect.poll(() => container.textContent).toMatch(/Out of stock/);
  const link = [...container.querySelectorAll('a')].find(({ textContent }) => /Out of stock/.test(textContent));
  expect(link?.textContent).toMatch(/\b2\b/);
});
