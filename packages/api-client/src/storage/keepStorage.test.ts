// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const persist = vi.fn<() => Promise<boolean>>(async () => true);

const order = {
  userEmail: 'rahim@example.com',
  userName: 'Rahim',
  product_name: 'Drum',
  orderQuantity: 1,
  address: 'Sylhet',
  phone: '01711000142',
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { storage: { persist } });
});
afterEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it('asks for persistent storage with the first line of a basket, and not again', async () => {
  const { basketStore } = await import('../react/basket/placing/basket.js');
  expect(persist).not.toHaveBeenCalled();
  basketStore.add([{ partId: '65f0a1b2c3d4e5f6a7b8c9d0', product_name: 'Drum', price: 10, quantity: 1 }]);
  basketStore.add([{ partId: '65f0a1b2c3d4e5f6a7b8c9d1', product_name: 'Axle', price: 10, quantity: 1 }]);
  expect(persist).toHaveBeenCalledOnce();
});

it('asks for persistent storage with an order that waits', async () => {
  const { offlineQueue } = await import('../react/basket/placing/offlineQueue.js');
  expect(offlineQueue.add({ order, partId: '1', price: 10 })).toBe(true);
  expect(persist).toHaveBeenCalledOnce();
});

it('stores an order in a browser without persistent storage, or that refuses it', async () => {
  const { offlineQueue } = await import('../react/basket/placing/offlineQueue.js');
  vi.stubGlobal('navigator', {});
  expect(offlineQueue.add({ order, partId: '1', price: 10 })).toBe(true);
  vi.resetModules();
  persist.mockRejectedValueOnce(new Error('refused'));
  vi.stubGlobal('navigator', { storage: { persist } });
  const fresh = await import('../react/basket/placing/offlineQueue.js');
  expect(fresh.offlineQueue.add({ order, partId: '2', price: 10 })).toBe(true);
});
