// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.js';
import { readServedAnswers } from '../data/servedAnswers.js';
import { Home } from './Home.js';

const partNamed = (name: string) => ({ _id: '1', product_name: name, image: '', minimum_order_quantity: 1 });

const { findParts } = vi.hoisted(() => ({ findParts: vi.fn<() => Promise<unknown[]>>() }));
vi.mock('../data/client.js', () => ({ client: { findParts, findReviews: async () => [] } }));

it('the served home page makes its calls when the user comes back to it, and not before', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const served = JSON.stringify({ findParts: [partNamed('Brake Pads')], findReviews: [] });
  document.body.innerHTML = `<script type="application/json" id="answers">${served}</script><div></div>`;
  findParts.mockResolvedValue([partNamed('Clutch Kit')]);
  const answers = readServedAnswers();
  const container = document.body.querySelector('div');
  if (!container) throw new Error('There is no container');
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <MemoryRouter useTransitions={false}>
        <AppProviders answers={answers}>
          <Home />
        </AppProviders>
      </MemoryRouter>,
    ),
  );
  expect(container.textContent).toContain('Brake Pads');
  expect(findParts).not.toHaveBeenCalled();

  findParts.mockRejectedValueOnce(new Error('offline'));
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await vi.waitFor(() => expect(findParts).toHaveBeenCalledOnce());
  expect(container.textContent).toContain('Brake Pads');

  await act(async () => window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(container.textContent).toContain('Clutch Kit'));
  await act(async () => root.unmount());
});
