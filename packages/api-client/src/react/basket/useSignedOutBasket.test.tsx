// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithClient } from '../../../tests/renderWithClient.js';
import type { SessionState } from '../../signIn/sessionState.js';
import { basketStore } from './placing/basket.js';
import type { ClientProviderProps } from '../data/ClientProvider.js';
import { useSignedOutBasket } from './useSignedOutBasket.js';

const onSuccess = vi.fn<NonNullable<ClientProviderProps['onSuccess']>>();
const addToBasket = { stays: 'The basket stays.', emptyAll: 'Empty' };

const Basket = ({ status }: Pick<SessionState, 'status'>) => {
  useSignedOutBasket(status, { addToBasket });
  return null;
};

const signOut = async () => {
  const page = await renderWithClient(async () => undefined, <Basket status="signedIn" />, { onSuccess });
  await page.rerender(<Basket status="signedOut" />);
  await page.close();
};

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

it('offers to empty the basket after a sign-out', async () => {
  basketStore.add([{ partId: '7', product_name: 'Brake Disc', quantity: 2 }]);
  await signOut();
  const [text, , options] = onSuccess.mock.lastCall ?? [];
  expect([text, options?.action?.label]).toEqual(['The basket stays.', 'Empty']);
  options?.action?.onClick();
  expect(basketStore.read()).toEqual([]);
});

it('says nothing of an empty basket, nor to a visitor', async () => {
  await signOut();
  basketStore.add([{ partId: '7', product_name: 'Brake Disc', quantity: 2 }]);
  const page = await renderWithClient(async () => undefined, <Basket status="signedOut" />, { onSuccess });
  await page.close();
  expect(onSuccess).not.toHaveBeenCalled();
});
