import { describe, expect, it } from 'vitest';
import { orderedAgain } from './orderedAgain.js';

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
