import { expect, it } from 'vitest';
import { partName } from './partName.js';
import { en } from './texts/en.js';

it('names a part without a name "Unnamed part"', () => {
  expect([undefined, '', '  '].map((product_name) => partName({ product_name }, en))).toEqual(
    Array.from({ length: 3 }, () => 'Unnamed part'),
  );
  expect(partName({ product_name: ' Clutch Kit ' }, en)).toBe('Clutch Kit');
});
