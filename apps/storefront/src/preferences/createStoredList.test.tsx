// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createStoredList } from './createStoredList.js';

const list = createStoredList('trucks', 3);
const Trucks = () => list.useValue().join();

const render = async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(<Trucks />));
  return container;
};

afterEach(() => localStorage.clear());

it('puts the newest first, once, and leaves out the oldest', async () => {
  const container = await render();
  for (const each of ['a', 'b', 'c', 'a', 'd']) await act(async () => list.add(each));
  expect(container.textContent).toBe('d,a,c');
});

it('follows another tab, and ignores what is no list of texts', async () => {
  const container = await render();
  for (const [stored, shown] of [
    ['["Hino AK1J", 7]', 'Hino AK1J'],
    ['{"a":1}', ''],
    ['["Tata', ''],
  ] as const) {
    localStorage.setItem('trucks', stored);
    await act(async () => dispatchEvent(new Event('storage')));
    expect(container.textContent).toBe(shown);
  }
});

it('works while the storage is full', async () => {
  const container = await render();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await act(async () => list.add('a'));
  expect(container.textContent).toBe('');
});
