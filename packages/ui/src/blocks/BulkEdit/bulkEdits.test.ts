import { describe, expect, it } from 'vitest';
import type { Part } from '@dealerkit/domain/entities';
import { bn } from '../../texts/bn.js';
import { en } from '../../texts/en.js';
import { cellText, createCellReader, fromDraft, inverseOf, toDraft, updatedPart, updateOf } from './bulkEdits.js';
import type { BulkField } from './bulkEdits.js';

const part: Part = { _id: '65f0', price: 1200, available_quantity: 3, minimum_order_quantity: 1, reorder_level: 5 };
const readCell = createCellReader('BDT', en);
const read = (field: BulkField, typed: string, of: Part = part) =>
  readCell(of, field, { typed, read: String(of[field] ?? '') });

describe('a cell', () => {
  it.each([
    ['price', '৳ ১,৩০০/-', 1300],
    ['price', 'Tk. 1,30,000', 130_000],
    ['available_quantity', '১২', 12],
    ['reorder_level', '1,000', 1000],
    ['reorder_level', ' ', undefined],
    ['price', '', undefined],
  ] as const)('reads %s "%s" as the import does', (field, typed, value) => {
    expect(read(field, typed)).toEqual({ kind: 'changed', value });
  });

  it.each([
    ['price', 'ask me', en.bulkEdit.notAmount],
    ['price', '-1', en.addPart.cannotBeNegative],
    ['available_quantity', '1.5', en.addPart.quantityWhole],
    ['available_quantity', '12 pcs', en.addPart.quantityWhole],
    ['minimum_order_quantity', '0', en.addPart.minimumOrderTooSmall],
    ['minimum_order_quantity', '', en.addPart.minimumOrderRequired],
  ] as const)('says why it cannot read %s "%s"', (field, typed, message) => {
    expect(read(field, typed)).toEqual({ kind: 'invalid', message });
  });

  it.each(['1200', '1,200', '১২০০'])('is unchanged by the same value as "%s"', (typed) => {
    expect(read('price', typed)).toEqual({ kind: 'same' });
  });

  it('keeps a stored price that is text', () => {
    expect(read('price', 'On request ', { ...part, price: 'On request' })).toEqual({ kind: 'same' });
  });

  it('has a conflict with another value than the one that was read, unless both admins typed the same', () => {
    expect(readCell(part, 'price', { typed: '1300', read: '1100' })).toEqual({ kind: 'conflict' });
    expect(readCell(part, 'price', { typed: '1200', read: '1100' })).toEqual({ kind: 'same' });
  });

  it('shows the digits of the language', () => {
    expect(cellText(part, 'price', bn.locale)).toBe('১২০০');
  });
});

describe('an update', () => {
  const cleared = updateOf(
    part,
    {
      price: { typed: '', read: '1200' },
      available_quantity: { typed: '7', read: '3' },
      reorder_level: { typed: '', read: '5' },
      minimum_order_quantity: { typed: 'x', read: '1' },
    },
    readCell,
  );

  it('has the values that can be read only, with those that were read before', () => {
    expect(cleared).toEqual({
      read: { price: 1200, available_quantity: 3, reorder_level: 5 },
      changes: { price: '', available_quantity: 7, reorder_level: null },
    });
  });

  it('is taken back by its inverse, also where there was no value', () => {
    if (!cleared) throw new Error('The row changes something.');
    const after = updatedPart(part, cleared);
    expect(after).toEqual({ _id: '65f0', available_quantity: 7, minimum_order_quantity: 1 });
    const back = inverseOf(after, cleared);
    expect(back.read).toEqual({ price: null, available_quantity: 7, reorder_level: null });
    expect(updatedPart(after, back)).toEqual(part);
  });
});

it('is kept in a draft with what was read', () => {
  const draft = { 'price 65f0': '1300', 'read price 65f0': '1200', 'price 65f1': 'x', 'read price 65f1': '' };
  expect(toDraft(fromDraft(draft))).toEqual(draft);
  expect(toDraft(fromDraft())).toBeUndefined();
});
