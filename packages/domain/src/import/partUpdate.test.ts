import { describe, expect, it } from 'vitest';
import type { Part } from '../entities.js';
import { createPartMatcher, findUpdate, mergeDescription, updateSize } from './partUpdate.js';

const clutch: Part = {
  _id: 'clutch',
  product_name: 'Clutch Plate 430 mm',
  price: 41_500,
  image: '/clutch.jpg',
  minimum_order_quantity: 1,
  available_quantity: 12,
  description: 'With bearing.\nOEM: 3482 083 232\nPictures: /clutch2.jpg',
};
const pumps: Part[] = ['A', 'B'].map((letter) => ({
  _id: `pump${letter}`,
  product_name: `Water Pump ${letter}`,
  description: 'OEM: 771188',
}));
const unnamed: Part = { _id: 'unnamed', image: '/stud.jpg', price: 250 };

describe('the part of a row', () => {
  const match = createPartMatcher([clutch, ...pumps, unnamed]);

  it.each([
    [
      'by its number in another writing',
      { product_name: 'Clutch', description: 'OEM: 34,82,083,232' },
      { part: clutch },
    ],
    ['by its name', { product_name: ' clutch plate 430 MM' }, { part: clutch }],
    [
      'by its name among those with the number',
      { product_name: 'Water pump B', description: 'OEM: 771188' },
      { part: pumps[1] },
    ],
    ['not if several have the number', { product_name: 'Pump', description: 'OEM: 771188' }, { several: pumps }],
    ['not if it is new', { product_name: 'Drum', description: 'OEM: 99' }, undefined],
    ['by all values without a name and a number', { image: '/stud.jpg', price: 250 }, { part: unnamed }],
    ['not without a name, a number and the same values', { image: '/stud.jpg', price: 260 }, undefined],
  ])('is found %s', (_, listed, found) => {
    expect(match(listed)).toEqual(found);
  });
});

describe('an update', () => {
  it('has the changed values and what was read', () => {
    expect(findUpdate(clutch, { price: 43_000, available_quantity: 12, product_name: 'Clutch Plate 430 mm ' })).toEqual(
      {
        read: { price: 41_500 },
        changes: { price: 43_000 },
      },
    );
    expect(findUpdate(unnamed, { available_quantity: 4 })).toEqual({
      read: { available_quantity: null },
      changes: { available_quantity: 4 },
    });
  });

  it.each([
    { ...clutch },
    { price: '41500' },
    { description: 'With bearing.\r\nOEM: 3482 083 232\r\nPictures: /clutch2.jpg' },
    { description: 'OEM:3482 083 232\nWith bearing.\nPictures:/clutch2.jpg' },
    { price: '', image: '' },
    {},
  ])('is none for values that say the same or are missing (%#)', (listed) => {
    expect(findUpdate(clutch, listed)).toBeUndefined();
  });

  it('keeps the facts and pictures that a list does not give', () => {
    expect(mergeDescription(clutch.description, { description: 'New text.', fits: 'Hino 500' })).toBe(
      'New text.\nOEM: 3482 083 232\nFits: Hino 500\nPictures: /clutch2.jpg',
    );
    expect(mergeDescription(clutch.description, { oem: '99; 98', description: '' })).toBe(
      'With bearing.\nOEM: 99, 98\nPictures: /clutch2.jpg',
    );
  });

  it('is greater for a greater change of the price', () => {
    const sizes = [{ price: 4150 }, { price: 40_000 }, { available_quantity: 1 }, { image: '/x.jpg' }].map((changes) =>
      updateSize(findUpdate(clutch, changes) ?? { read: {}, changes: {} }),
    );
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(new Set(sizes).size).toBe(4);
  });
});
