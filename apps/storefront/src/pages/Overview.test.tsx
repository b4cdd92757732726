// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Overview } from './Overview.js';

const { send } = vi.hoisted(() => ({ send: vi.fn<(name: string) => Promise<unknown>>() }));
vi.mock('../data/client.js', () => ({ send }));
// Our own host counts the parts itself.
vi.mock('../data/apiHost.js', () => ({ isOwnHost: false }));

it('counts a part as out of stock as the part itself says, also with a minimum order of 0', async () => {
  const answers: Record<string, unknown> = {
    getAdmin: { admin: true },
    listUsers: [],
    listParts: [
      { _id: '1', minimum_order_quantity: 0, available_quantity: 0 },
      { _id: '2', minimum_order_quantity: 5, available_quantity: 4 },
      { _id: '3', minimum_order_quantity: 5, available_quantity: 5 },
      { _id: '4', minimum_order_quantity: 1 },
    ],
  };
  send.mockImplementation(async (name) => answers[name]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(<Overview />));
  await vi.waitFor(() => expect(container.textContent).toMatch(/Out of stock/));
  const link = [...container.querySelectorAll('a')].find(({ textContent }) => /Out of stock/.test(textContent));
  expect(link?.textContent).toMatch(/\b2\b/);
});
