import { expect, it } from 'vitest';
import { moveShelf } from './shelf.js';

it('moves every line of a shelf out of the description, in any case and with any end of line', () => {
  expect(moveShelf({ description: 'New.\r\n shelf : A-12 \r\nOEM: 771188', shelf: 'B-1' })).toEqual({
    description: 'New.\nOEM: 771188',
    shelf: 'A-12',
  });
  expect(moveShelf({ description: 'Shelf: A-12\nSHELF:C 3' })).toEqual({ description: '', shelf: 'A-12; C 3' });
});

it('keeps a description without such a line as it is', () => {
  for (const description of ['A shelf: strong.\n', 'Shelf:\n', undefined]) {
    const part = { description, shelf: 'B-1' };
    expect(moveShelf(part)).toBe(part);
  }
});
