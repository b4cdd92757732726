import { describe, expect, it } from 'vitest';
import type { Part } from '../entities.js';
import { createListLookup, resolveOrderList } from './resolveOrderList.js';

const parts: Part[] = [
  { _id: 'clutch', product_name: 'Clutch Plate 430 mm', description: 'OEM: 3482 083 232' },
  { _id: 'numbered', product_name: '5432100' },
];

const resolve = async (text: string) => {
  const lookup = await createListLookup(parts, () => [], { pause: async () => undefined });
  const [line] = await resolveOrderList([text], lookup);
  return { ...line, parts: line?.parts.map(({ _id }) => _id) };
};

describe('a line from a spreadsheet', () => {
  it.each([
    ['34,82,083,232', undefined],
    ['34,82,083,232 x 2', 2],
    ['3,482,083,232\t2', 2],
    ['2 x 3482083232.00', 2],
    ['৩৪,৮২,০৮৩,২৩২ ২টা', 2],
  ])('with a number in the form of an amount is the part with that number: %j', async (text, quantity) => {
    expect(await resolve(text)).toEqual({ text, match: 'number', parts: ['clutch'], ...(quantity && { quantity }) });
  });

  it.each([
    '3482083232 / 5432100 x 2',
    '3482 083 232 or 5432100 - 2 pcs',
    '34,82,083,232 / 54,32,100 x 2',
    '3,482,083,232 or 5,432,100 - 2 pcs',
    '3482083232 বা 5432100\t2',
    '3482083232, 5432100 x 2',
  ])('with two numbers offers the parts of both: %j', async (text) => {
    expect(await resolve(text)).toMatchObject({ match: 'number', parts: ['clutch', 'numbered'], quantity: 2 });
  });
});
