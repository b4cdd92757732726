// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.js';
import { renderServedPage } from '../app/renderServedPage.js';
import { Home } from './Home.js';

const partNamed = (name: string) => ({ _id: '1', product_name: name, image: '', minimum_order_quantity: 1 });

const { findParts } = vi.hoisted(() => ({ findParts: vi.fn<() => Promise<unknown[]>>() }));
vi.mock('../data/client.js', () => ({ client: { findParts, findReviews: async () => [] } }));

it('the served home page makes its calls when the user comes back to it, and not before', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  findParts.mockResolvedValue([partNamed('Clutch Kit')]);
  const served = { findParts: [partNamed('Brake Pads')], findReviews: [] };
  const { container, close } = await renderServedPage(served, (answers) => (
    <AppProviders answers={answers}>
      <Home />
    </AppProviders>
  ));
  expect(container.textContent).toContain('Brake Pads');
  expect(findParts).not.toHaveBeenCalled();

  findParts.mockRejectedValueOnce(new Error('offline'));
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await vi.waitFor(() => expect(findParts).toHaveBeenCalledOnce());
  expect(container.textContent).toContain('Brake Pads');

  await act(async () => window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(container.textContent).toContain('Clutch Kit'));
  await close();
});
