// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { storedChoice, storedList, storedText } from './preferences.js';

const size = storedChoice('size', ['large'], 'normal');
const trucks = storedList('trucks', 3);
const text = storedText('text');

const render = async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const Values = () => `${size.useValue()} ${trucks.useValue().join()} ${text.useValue()}`;
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(<Values />));
  return container;
};

const store = async (key: string, value: string) => {
  localStorage.setItem(key, value);
  await act(async () => dispatchEvent(new StorageEvent('storage')));
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('stores a choice, shows it at once and follows another tab, and ignores what it does not know', async () => {
  const container = await render();
  expect(container.textContent).toBe('normal  ');
  await act(async () => size.write('large'));
  expect([container.textContent, localStorage.getItem('size')]).toEqual(['large  ', 'large']);
  await store('size', 'huge');
  expect(container.textContent).toBe('normal  ');
});

it('puts the newest text first, once, and leaves out the oldest', async () => {
  const container = await render();
  for (const each of ['a', 'b', 'c', 'a', 'd']) await act(async () => trucks.add(each));
  expect(container.textContent).toBe('normal d,a,c ');
});

it('follows the list of another tab, and ignores what is no list of texts', async () => {
  const container = await render();
  for (const [stored, shown] of [
    ['["Hino AK1J", 7]', 'Hino AK1J'],
    ['{"a":1}', ''],
    ['["Tata', ''],
  ] as const) {
    await store('trucks', stored);
    expect(container.textContent).toBe(`normal ${shown} `);
  }
});

it('keeps a text, and removes an empty one', async () => {
  const container = await render();
  await act(async () => text.write('hose 2 pcs'));
  expect(container.textContent).toBe('normal  hose 2 pcs');
  await act(async () => text.write(''));
  expect([container.textContent, localStorage.getItem('text')]).toEqual(['normal  ', null]);
});

it('says that a value is not stored while the storage is full', async () => {
  const container = await render();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await act(async () => expect(trucks.add('a')).toBe(false));
  expect(container.textContent).toBe('normal  ');
});

it('keeps the default in a browser that blocks its storage', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(size.write('large')).toBe(false);
  expect(size.read()).toBe('normal');
});
