import { describe, expect, it } from 'vitest';
import { canDelete, partFinder, splittablePieces } from './orderRules.js';
import { isOpen, nextStatus, previousStatus } from './orderSteps.js';

describe('the status of an order', () => {
  it.each([
    ['placed', 'confirmed', true, true],
    ['confirmed', 'packed', true, true],
    ['packed', 'handedOver', true, false],
    ['handedOver', undefined, false, false],
    ['cancelled', undefined, false, true],
    [undefined, undefined, false, true],
  ] as const)('%s is followed by %s', (status, next, isCancellable, isDeletable) => {
    expect(nextStatus({ status })).toBe(next);
    expect(isOpen({ status })).toBe(isCancellable);
    expect(canDelete({ status })).toBe(isDeletable);
  });
});

describe('a step back', () => {
  it.each([
    ['placed', undefined],
    ['confirmed', 'placed'],
    ['packed', 'confirmed'],
    ['handedOver', 'packed'],
    [undefined, undefined],
  ] as const)('from %s leads to %s', (status, previous) => {
    expect(previousStatus({ status })).toBe(previous);
  });

  it('from a cancellation leads to the status before it', () => {
    const history = (['placed', 'confirmed', 'cancelled'] as const).map((status) => ({ status, at: '', by: '' }));
    expect(previousStatus({ status: 'cancelled', history })).toBe('confirmed');
    expect(previousStatus({ status: 'cancelled' })).toBeUndefined();
  });
});

describe('splittablePieces', () => {
  it.each([
    ['placed', 4, 3],
    ['packed', 1, 0],
    ['handedOver', 4, 0],
  ] as const)('leaves one piece of an open line: %s, %i pieces', (status, orderQuantity, pieces) => {
    expect(splittablePieces({ status, orderQuantity })).toBe(pieces);
  });
});

describe('partFinder', () => {
  const find = partFinder([{ _id: '1', product_name: ' Clutch Kit 430 mm' }, { _id: '2' }]);

  it('finds the part by its name, in any case', () => {
    expect(find({ product_name: 'clutch kit 430 mm ' })?._id).toBe('1');
  });

  it('finds the part by its id, whatever its name is today', () => {
    expect(find({ partId: '2', product_name: 'Clutch Kit 430 mm' })?._id).toBe('2');
    expect(find({ partId: 'sold', product_name: 'Clutch Kit 430 mm' })?._id).toBe('1');
  });

  it('finds no part for an order without a name', () => {
    expect(find({})).toBeUndefined();
    expect(find({ product_name: ' ' })).toBeUndefined();
  });
});
