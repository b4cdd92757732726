// @vitest-environment jsdom
import type { Order, Part } from '@dealerkit/domain/entities';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { format } from '../../../tests/messages.js';
import { type Client, dealerkitCapabilities, NetworkError } from '../../index.js';
import { ClientProvider, type ClientProviderProps } from '../data/ClientProvider.js';
import { useBasket } from '../basket/useBasket.js';
import { useOrderAgain } from './useOrderAgain.js';

const kit: Part = {
  _id: 'p1',
  product_name: 'Clutch Kit',
  price: 100,
  minimum_order_quantity: 1,
  available_quantity: 9,
};
const lines: [Order, Order] = [
  { _id: 'a', partId: 'p1', product_name: 'Clutch Kit', orderQuantity: 2 },
  { _id: 'b', partId: 'p2', product_name: 'Brake Pad', orderQuantity: 4 },
];
const returned: Order = { ...lines[0], _id: 'c', status: 'returned', of: 'a', orderQuantity: 1 };

const messages = {
  ...format,
  addToBasket: { notStored: 'Not stored.', full: 'Full.' },
  orderLines: { notOnSale: (names: string) => `Not on sale: ${names}` },
};

beforeEach(() => localStorage.clear());

/** Shows a page whose only button orders the lines again. */
const openPage = async (client: Partial<Client>, ordered: [Order, ...Order[]] = [...lines, returned]) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const onError = vi.fn<NonNullable<ClientProviderProps['onError']>>();
  const container = document.createElement('div');
  const Page = () => {
    const [isAdded, setIsAdded] = useState(false);
    const orderAgain = useOrderAgain(messages, () => setIsAdded(true));
    const { basket = [] } = useBasket();
    const order = { key: '1', shownNumber: '1', note: undefined, lines: ordered };
    return (
      <button onClick={() => orderAgain(order)}>
        {isAdded && 'Added:'} {basket.map(({ partId, quantity }) => `${quantity} x ${partId}`).join()}
      </button>
    );
  };
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <ClientProvider
        client={client as Client}
        capabilities={dealerkitCapabilities}
        errorMessage={String}
        onError={onError}
      >
        <Page />
      </ClientProvider>,
    ),
  );
  const button = () => container.querySelector('button');
  return {
    click: async () => act(async () => button()?.click()),
    text: () => button()?.textContent,
    close: async () => act(async () => root.unmount()),
    onError,
  };
};

it('asks for the parts of the order by their ids, and puts those on sale into the basket once', async () => {
  let respond: (parts: Part[]) => void = () => undefined;
  const findParts = vi.fn<Client['findParts']>(() => new Promise((resolve) => (respond = resolve)));
  const page = await openPage({ findParts });
  await page.click();
  await page.click();
  await act(async () => respond([kit]));
  await expect.poll(page.text).toBe('Added: 2 x p1');
  expect(findParts).toHaveBeenCalledExactlyOnceWith({ ids: ['p1', 'p2'] });
  expect(page.onError.mock.calls).toEqual([['Not on sale: Brake Pad', undefined, { lasting: true }]]);
});

it('finds a line without an id among all parts on sale', async () => {
  const findParts = async () => [kit];
  const listParts = async () => [{ ...kit, _id: 'p9', product_name: 'Brake Pad' }];
  const page = await openPage({ findParts, listParts }, [
    lines[0],
    { _id: 'b', product_name: 'Brake Pad', orderQuantity: 4 },
  ]);
  await page.click();
  await expect.poll(page.text).toBe('Added: 2 x p1,4 x p9');
});

it('leaves the basket and the page as they are if the user has gone on meanwhile', async () => {
  let respond: (parts: Part[]) => void = () => undefined;
  const page = await openPage({ findParts: () => new Promise((resolve) => (respond = resolve)) });
  await page.click();
  await page.close();
  await act(async () => respond([kit]));
  expect(localStorage).toHaveLength(0);
});

it('says that the shop could not be reached, and leaves the basket as it is', async () => {
  const findParts = async () => Promise.reject(new NetworkError('findParts', undefined));
  const page = await openPage({ findParts });
  await page.click();
  expect(page.onError).toHaveBeenCalledExactlyOnceWith('offline', 'placeOrderLines');
  expect(page.text()).toBe(' ');
});
