// @vitest-environment jsdom
import type { Client } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Overview } from './Overview.js';

vi.mock('../session/useSession.js', () => {
  const useAccount = () => ({ email: 'nasrin@example.com', name: 'Nasrin Akter', isVerified: true });
  return { useAccount, useKnownAccount: useAccount };
});

it('counts the pieces that a customer has ordered, also if some of them were returned', async () => {
  const line = { product_name: 'Clutch Kit', userEmail: 'nasrin@example.com', orderNumber: 7 };
  const client: Partial<Client> = {
    getAdmin: async () => ({ admin: false }),
    listParts: async () => [],
    listOrders: async () => [
      { ...line, _id: 'l1', orderQuantity: 10, status: 'handedOver' },
      { ...line, _id: 'l2', orderQuantity: 3, status: 'returned' },
    ],
  };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  await act(async () =>
    createRoot(container).render(
      <MemoryRouter>
        <ClientProvider client={client as Client} errorMessage={String}>
          <Overview />
        </ClientProvider>
      </MemoryRouter>,
    ),
  );
  const shownPieces = () =>
    [...container.querySelectorAll('a')].find(({ textContent }) => textContent.includes('Pieces ordered'))?.textContent;
  await expect.poll(shownPieces).toBe('Pieces ordered 10');
});
