// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { renderHook, type Send } from '../../../tests/renderWithClient.js';
import type { SessionState } from '../../signIn/sessionState.js';
import { basketStore } from './placing/basket.js';
import { useBasketForm } from './useBasketForm.js';

const part = { _id: 'p1', product_name: 'Clutch Kit', price: 500, minimum_order_quantity: 1, available_quantity: 9 };
const messages = {
  offlineQueue: { saved: 'Saved.', savedUntilSent: 'Saved until sent.', notSaved: 'Not saved.' },
  basket: { attention: String, placedElsewhere: 'Placed elsewhere.' },
  addToBasket: { notStored: 'Not stored.' },
  order: { placed: 'Placed.' },
  formatNumber: String,
};
const profile = { loaction: 'Zindabazar', phone: '01700-000142' };
const order = { address: 'Zindabazar', phone: '01700-000142' };
const account = { uid: 'u1', email: 'nasrin@example.com', name: 'Nasrin', isVerified: true };

const render = async (session: SessionState) => {
  basketStore.change(() => [{ partId: 'p1', product_name: 'Clutch Kit', quantity: 1, price: 500 }]);
  const send = vi.fn<Send>(async (name) =>
    name === 'getProfile' ? profile : name === 'findParts' ? [part] : name === 'findOwnOrders' ? [] : {},
  );
  const onLogIn = vi.fn<() => void>();
  return { onLogIn, ...(await renderHook(send, () => useBasketForm(session, onLogIn, messages))) };
};

it('leads a visitor to the login, and leaves the form as it is', async () => {
  const { result, close, onLogIn } = await render({ status: 'signedOut' });
  await expect.poll(() => result().parts).toEqual({ state: 'ready', data: [part] });
  expect(result()).toMatchObject({ customer: {}, isSignedIn: false, basket: [{ partId: 'p1' }] });
  const onPlaced = vi.fn<() => void>();
  void result()
    .onPlace({ ...order, note: '' })
    .then(onPlaced, onPlaced);
  await Promise.resolve();
  expect(onLogIn).toHaveBeenCalledOnce();
  expect(onPlaced).not.toHaveBeenCalled();
  await close();
});

it('starts the form of a user with the profile', async () => {
  const { result, close } = await render({ status: 'signedIn', account });
  await expect.poll(() => result().customer).toMatchObject(order);
  expect(result()).toMatchObject({ isSignedIn: true, basket: [{ partId: 'p1' }] });
  await close();
});

it('shows no basket before the session is known', async () => {
  const { result, close } = await render({ status: 'unknown' });
  await expect.poll(() => result().parts.state).toBe('ready');
  expect(result()).toMatchObject({ basket: undefined, customer: undefined });
  await close();
});
