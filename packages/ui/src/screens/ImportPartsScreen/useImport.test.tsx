// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { ImportList } from '@dealerkit/domain/import/partImport';
import { type Import, useImport } from './useImport.js';

const list: ImportList = {
  name: undefined,
  sheet: undefined,
  hasHeader: true,
  rows: [
    { number: 1, cells: ['Name', 'Price', 'Stock'] },
    { number: 2, cells: ['Drum', '1', '200', '500'] },
    { number: 3, cells: ['Hub', '2', '300'], split: 1 },
  ],
  mapping: { columns: { product_name: 0, price: 1, available_quantity: 2 }, sameValues: {} },
};

it('puts a value that is typed again in the place of its pieces', async () => {
  let importing: Import | undefined;
  const onListChange = vi.fn<(list: ImportList) => void>();
  const none = () => undefined;
  const Page = (): ReactElement => {
    importing = useImport({
      onRead: async () => ({ reason: 'empty' }),
      list,
      outcomes: new Map(),
      run: { state: 'idle' },
      onNewList: none,
      onListChange,
      onStart: none,
      onStop: none,
    });
    return <p>{importing.rows.map(({ problems }) => problems.price)}</p>;
  };
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(<Page />));
  expect(container.textContent).toMatch(/^A value of this row was split/);
  importing?.correct(2, 'price', '1200');
  expect(onListChange.mock.lastCall?.[0].rows[1]?.cells).toEqual(['Drum', '1200', '500']);
  importing?.correct(2, 'product_name', 'Drum, 1');
  expect(onListChange.mock.lastCall?.[0].rows[1]?.cells).toEqual(['Drum, 1', '200', '500']);
  const correctHub = (price: string) => {
    importing?.correct(3, 'price', price);
    return onListChange.mock.lastCall?.[0].rows[2]?.cells;
  };
  expect(['2,300 ', '3'].map(correctHub)).toEqual([
    ['Hub', '2,300 '],
    ['Hub', '3', '300'],
  ]);
  await act(async () => root.unmount());
});
