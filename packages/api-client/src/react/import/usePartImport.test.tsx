// @vitest-environment jsdom
import type { ImportList } from '@dealerkit/domain/import/partImport';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithClient, type Send } from '../../../tests/renderWithClient.js';
import type { Input } from '../../index.js';
import type { ImportStorage } from './importStorage.js';
import { MAX_SENDING } from './runImport.js';
import { usePartImport } from './usePartImport.js';

const list: ImportList = {
  name: 'parts.csv',
  rows: [{ number: 1, cells: ['Drum'] }],
  hasHeader: false,
  mapping: { columns: { product_name: 0 }, sameValues: {} },
};

const partOf = (name: string): Input<'addPart'> => ({ product_name: name, image: '/x.jpg', minimum_order_quantity: 1 });

const send = vi.fn<Send>();
let stored: { list: unknown; outcomes: unknown } | undefined;
let canStore = true;
const storage: ImportStorage = {
  read: async () => structuredClone(stored),
  write: async ({ list: changed = stored?.list, outcomes }) => {
    if (canStore) stored = structuredClone({ list: changed, outcomes });
    return canStore;
  },
};

const names = () =>
  send.mock.calls.filter(([name]) => name === 'addPart').map(([, input]) => (input as Input<'addPart'>).product_name);

/** A page whose rows are the parts with these names. */
const open = async (parts: string[]) => {
  const rows = () => parts.map((name, index) => ({ number: index + 1, part: partOf(name), pictures: ['/x.jpg'] }));
  const Page = () => {
    const { list: current, isRestored, isStored, outcomes, run, ...on } = usePartImport(storage);
    return (
      <>
        <p>
          {[
            current?.name,
            isRestored && 'restored',
            !isStored && 'not stored',
            run.state,
            ...[...outcomes.values()].map(({ state }) => state),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <button onClick={() => on.onNewList(list)}>Take</button>
        <button onClick={() => on.onListChange(list, [1])}>Correct</button>
        <button onClick={() => on.onStart(rows)}>Start</button>
        <button onClick={on.onStop}>Stop</button>
      </>
    );
  };
  const page = await renderWithClient(send, <Page />);
  return { ...page, text: () => page.text().replace('TakeCorrectStartStop', '') };
};

beforeEach(() => {
  stored = undefined;
  canStore = true;
  send.mockReset().mockImplementation(async (name) => (name === 'findParts' ? [] : undefined));
});

it('sends the rows of a new list, and sends a corrected row again', async () => {
  const { click, text, close } = await open(['Drum', 'Hub']);
  expect(text()).toBe('idle');
  await click('Take');
  await click('Start');
  await expect.poll(() => text()).toBe('parts.csv idle added added');
  await click('Start');
  expect(names()).toEqual(['Drum', 'Hub']);
  await click('Correct');
  await click('Start');
  await expect.poll(() => names()).toEqual(['Drum', 'Hub', 'Drum']);
  await click('Take');
  expect(text()).toBe('parts.csv idle');
  await close();
});

it('stops after the rows that are sent, and goes on in a later visit with the rows that are missing', async () => {
  const sent = Array.from({ length: MAX_SENDING }, (_, index) => `Hub ${index}`);
  const responses: ((value?: undefined) => void)[] = [];
  send.mockImplementation(async (name) =>
    name === 'findParts' ? [] : new Promise((resolve) => responses.push(resolve)),
  );
  const first = await open([...sent, 'Drum']);
  await first.click('Take');
  await first.click('Start');
  await first.click('Stop');
  expect(first.text()).toMatch(/^parts.csv stopping/);
  await act(async () => responses.forEach((respond) => respond()));
  const added = sent.map(() => 'added').join(' ');
  await expect.poll(() => first.text()).toBe(`parts.csv stopped ${added}`);
  await first.close();

  send.mockImplementation(async (name) => (name === 'findParts' ? [] : undefined));
  const second = await open([...sent, 'Drum']);
  expect(second.text()).toBe(`parts.csv restored stopped ${added}`);
  await second.click('Start');
  await expect.poll(() => names()).toEqual([...sent, 'Drum']);
  await second.close();
});

it('ignores a stored import that cannot be read', async () => {
  stored = { list: { rows: [] }, outcomes: [] };
  const { text, close } = await open([]);
  expect(text()).toBe('idle');
  await close();
});

it('says that the list cannot be stored', async () => {
  canStore = false;
  const { click, text, close } = await open(['Drum']);
  await click('Take');
  expect(text()).toBe('parts.csv not stored idle');
  canStore = true;
  await click('Correct');
  expect(text()).toBe('parts.csv idle');
  expect(stored?.list).toEqual(list);
  await close();
});
