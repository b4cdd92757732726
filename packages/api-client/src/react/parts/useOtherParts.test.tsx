// @vitest-environment jsdom
import type { Part } from '@dealerkit/domain/entities';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';
import { documentedServer } from '../../documentedServer/documentedServer.js';
import type { Client } from '../../index.js';
import { ClientProvider } from '../data/ClientProvider.js';
import { useOtherParts } from './useOtherParts.js';

const partOf = (_id: string, product_name: string, fits: string, available_quantity = 9): Part => ({
  _id,
  product_name,
  description: `Fits: ${fits}`,
  available_quantity,
  minimum_order_quantity: 1,
  image: '',
});

const soldOut = partOf('1', 'Clutch Plate 380 mm', 'Hino AK1J; Tata 1613', 0);
const parts = [
  soldOut,
  partOf('2', 'Clutch Disc 395 mm', 'Tata 1613'),
  partOf('3', 'Clutch Disc 430 mm', 'Isuzu NPR'),
  partOf('4', 'Clutch Disc 395 mm, Old', 'Hino AK1J', 0),
  partOf('5', 'Brake Pad', 'Hino AK1J'),
];

/** Renders the lists below a part of a host with these calls; returns what they are now. */
const render = async (part: Part | undefined, client: Partial<Client>) => {
  let lists: Partial<ReturnType<typeof useOtherParts>> = {};
  const Lists = () => {
    lists = useOtherParts('1', part);
    return null;
  };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ClientProvider client={client as Client} errorMessage={String}>
          <Lists />
        </ClientProvider>
      </SWRConfig>,
    ),
  );
  return () => lists;
};

const idsOf = (found: readonly Part[] | undefined) => found?.map(({ _id }) => _id);
const settled = (check: () => void) =>
  vi.waitFor(
    async () => {
      // React shows what has arrived when this ends.
      await act(async () => undefined);
      check();
    },
    { timeout: 20_000 },
  );

it('finds other parts in the list of a host that cannot search', async () => {
  const client = documentedServer({ listParts: async () => parts } as unknown as Client);
  const lists = await render(soldOut, client);
  await settled(() => expect(idsOf(lists().alternatives)).toEqual(['2']));
  expect(lists().sameVehicle?.vehicle).toBe('Hino AK1J');
  expect(idsOf(lists().sameVehicle?.parts)).toEqual(['5', '4']);
  expect(lists().category).toBe('Clutch');
});

it('asks for parts in stock of the kind, and for those of the vehicle', async () => {
  const findParts = vi.fn<() => Promise<Part[]>>(async () => parts);
  const lists = await render(soldOut, { findParts });
  await settled(() => expect(findParts).toHaveBeenCalledTimes(2));
  expect(findParts).toHaveBeenCalledWith({ vehicle: ['Hino AK1J'], limit: 4 }, undefined);
  const vehicle = ['Hino AK1J', 'Tata 1613'];
  expect(findParts).toHaveBeenCalledWith({ search: 'clutch plate', vehicle, stock: 'in', limit: 4 }, undefined);
  await settled(() => expect(idsOf(lists().alternatives)).toEqual(['2', '3', '4', '5']));
});

it('asks for nothing before the part is known, and for a part in stock without vehicles', async () => {
  const findParts = vi.fn<() => Promise<Part[]>>(async () => parts);
  const plain = { ...soldOut, available_quantity: 9, description: 'Hardened.' };
  for (const part of [undefined, plain]) await render(part, { findParts });
  expect(findParts).not.toHaveBeenCalled();
});
