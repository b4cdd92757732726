import { expect, it } from 'vitest';
import type { Part } from '../../src/entities.js';
import { indexParts } from './quality.js';

const makePart = (_id: string, product_name: string, description = ''): Part => ({ _id, product_name, description });

const parts = [
  makePart('kit', 'Clutch Kit 430 mm', 'OEM: 3482 083 232'),
  makePart('disc', 'Clutch Plate 300mm', 'Fits: Hino 500'),
  makePart('hino300', 'Clutch Plate', 'Fits: Hino 300'),
  makePart('shoe', 'Brake Shoe 410x180'),
  makePart('tyre', 'Tyre 1020 mm'),
  makePart('bias', 'Tyre 10.00-20 16PR'),
  makePart('battery', 'Battery 12 V 150 Ah'),
  makePart('oil', 'Engine Oil 15W-40, 20 litre'),
  makePart('joint', 'Universal Joint Cross 57 x 152 mm'),
  makePart('years', 'Headlight Isuzu NQR 2012-2018'),
  makePart('part', 'Water Pump', 'OEM: 430'),
];

it.each([
  ['clutch 430', ['kit']],
  ['clutch kit ৪৩০', ['kit']],
  ['430 clutch', ['kit']],
  ['brake shoe 410', ['shoe']],
  ['brake shoe 410 180', ['shoe']],
  ['tyre 1020', ['bias', 'tyre']],
  ['battery 150', ['battery']],
  ['engine oil 1540', ['oil']],
  ['universal joint 57 152', ['joint']],
  // The number of a model is none of a size, and those of years are none.
  ['hino 300 clutch plate', ['hino300']],
  ['clutch plate 300', ['disc', 'hino300']],
  ['headlight 2018', []],
  // No other size begins or ends so.
  ['430', ['kit', 'part']],
  ['clutch 43', []],
  ['clutch 30', []],
])('finds a size by its number alone: %s', async (search, ids) => {
  const { found } = (await indexParts(parts)).find({ search });
  expect(found.map(({ _id }) => _id).toSorted()).toEqual(ids);
});

it('finds the number of a model in the name of a part before a size', async () => {
  const index = await indexParts([makePart('size', 'Clutch 430 mm'), makePart('title', 'Clutch 430')]);
  expect(index.find({ search: 'clutch 430' }).found.map(({ _id }) => _id)).toEqual(['title', 'size']);
});

it('suggests a part by its size', async () => {
  const index = await indexParts(parts);
  expect(index.suggest('clutch 430').map(({ text }) => text)).toEqual(['Clutch Kit 430 mm']);
});

it('finds a size before a part number of three digits', async () => {
  const { found } = (await indexParts(parts)).find({ search: '430' });
  expect(found.map(({ _id }) => _id)).toEqual(['kit', 'part']);
});
