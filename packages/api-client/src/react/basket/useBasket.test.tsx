// @vitest-environment jsdom
import { type Basket, basketLine, removeLine, setQuantity } from '@dealerkit/domain/basket/basketRules';
import { saveLine } from '@dealerkit/domain/basket/savedLines';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { basketStore } from './placing/basket.js';
import { useBasket, useBasketCount } from './useBasket.js';

const disc = basketLine({ _id: 'd', product_name: 'Disc', price: 100 }, 2);
const kit = basketLine({ _id: 'k', product_name: 'Kit', price: 'Call us' });

const textOf = (basket: Basket | undefined) =>
  basket?.map(({ partId, quantity }) => `${partId}${quantity}`).join(' ') ?? 'not read';

const Shown = () => `${textOf(useBasket().basket)}, ${useBasketCount() ?? 'no'} lines`;

const store = (lines: unknown) => localStorage.setItem('basket', JSON.stringify({ lines }));

let root: Root;
let container: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  container = document.createElement('div');
  root = createRoot(container);
  await act(async () => root.render(<Shown />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

it('shows the basket in every component, and keeps it in the browser', async () => {
  expect(container.textContent).toBe(', 0 lines');
  await act(async () => basketStore.add([disc, kit]));
  expect(container.textContent).toBe('d2 k1, 2 lines');
  await act(async () => basketStore.change((basket) => setQuantity(basket, 'd', 5)));
  await act(async () => basketStore.change((basket) => saveLine(basket, 'k', true)));
  expect(container.textContent).toBe('d5 k1, 1 lines');
  expect(localStorage.getItem('basket')).toContain('"partId":"d"');
  await act(async () => basketStore.change(() => []));
  expect(localStorage.getItem('basket')).toBeNull();
});

it('follows the other tabs, and changes what they have stored', async () => {
  const otherTab = (lines: Basket) => {
    store(lines);
    dispatchEvent(new StorageEvent('storage', { key: 'basket' }));
  };
  await act(async () => otherTab([disc]));
  expect(container.textContent).toBe('d2, 1 lines');
  store([disc, kit]);
  await act(async () => basketStore.change((basket) => removeLine(basket, 'd')));
  expect(container.textContent).toBe('k1, 1 lines');
});

const lines = (...values: unknown[]) => JSON.stringify({ lines: values });

it.each([
  ['no JSON', '{"lines"', ''],
  ['a list without its basket', JSON.stringify([disc]), ''],
  ['another shape', '{"partId":"d"}', ''],
  ['a number', '7', ''],
  ['lines that are not valid', lines(disc, null, { ...kit, quantity: 1.5 }, { ...kit, partId: '' }), 'd2'],
  ['a part twice', lines(disc, { ...disc, quantity: 9 }), 'd2'],
  ['a foreign price', lines(disc, { ...kit, price: { amount: 7 } }), 'd2'],
])('reads the valid lines of %s', (_, stored, valid) => {
  localStorage.setItem('basket', stored);
  expect(textOf(basketStore.read())).toBe(valid);
});

it('reads at most 200 lines', async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ ...disc, partId: String(index) }));
  store(many);
  expect(basketStore.read()).toHaveLength(200);
  await act(async () => expect(basketStore.add([kit])).toEqual({ isStored: true, left: [kit] }));
});

it('says that a full or blocked storage has not stored a change, and keeps the basket', async () => {
  await act(async () => basketStore.add([disc]));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await act(async () => expect(basketStore.add([kit])).toEqual({ isStored: false, left: [] }));
  expect(container.textContent).toBe('d2, 1 lines');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(basketStore.read()).toEqual([]);
});

it('is not known in the HTML of a server', () => {
  expect(renderToStaticMarkup(<Shown />)).toBe('not read, no lines');
});
