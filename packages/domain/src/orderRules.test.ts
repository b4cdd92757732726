import { describe, expect, it } from 'vitest';
import { canDelete, orderedAgain, partFinder, splittablePieces } from './orderRules.js';
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

describe('an order that is ordered again', () => {
  it('has the quantities of the order at the prices of today, without parts that are no longer on sale', () => {
    const kit = { _id: 'l1', product_name: 'clutch kit', orderQuantity: 3, price: 900 };
    const gone = { _id: 'l2', product_name: 'Brake Disc', orderQuantity: 1 };
    const { found, missing } = orderedAgain([kit, gone], [{ _id: 'p1', product_name: 'Clutch Kit', price: 1_000 }]);
    expect(found).toEqual([{ partId: 'p1', product_name: 'Clutch Kit', quantity: 3, price: 1_000 }]);
    expect(missing).toEqual([gone]);
  });

  it('has the pieces that were ordered, also if some of them were returned', () => {
    const kit = { _id: 'l1', product_name: 'Clutch Kit', orderQuantity: 10, status: 'handedOver' } as const;
    const returned = { ...kit, _id: 'l2', orderQuantity: 3, status: 'returned' } as const;
    const { found, missing } = orderedAgain([kit, returned], [{ _id: 'p1', product_name: 'Clutch Kit', price: 1_000 }]);
    expect(found.map(({ quantity }) => quantity)).toEqual([10]);
    expect(missing).toEqual([]);
  });
});
