import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { disc, order } from '../../fixtures.ts';
import { addCustomer, addPart, dealer, placeOrder } from './shop.ts';

const names = [
  'Rack  End',
  'Rack\u00a0End',
  'Rack \u200bEnd',
  'Ra\u200dck End',
  'Ra\u200cck End',
  '\ufeffRack End',
  'RA\u00adCK \u2009End',
];

/** The tests of texts that are the same to a reader, for every store. */
export function describeSameTexts(openFresh: () => Promise<Store>): void {
  test('one name, however its spaces and invisible characters are, is one part', async () => {
    const store = await openFresh();
    const _id = await addPart(store, { ...disc, product_name: 'Rack End' });
    for (const product_name of names)
      expect(await store.addPart({ ...disc, product_name }), product_name).toEqual({ outcome: 'name taken' });
    const change = { read: { product_name: 'Rack End' }, changes: { product_name: 'Rack\u00a0\u200cEnd' } };
    expect(await store.updatePart(_id, change, dealer)).toMatchObject({ outcome: 'changed' });
    expect(await store.getPart(_id)).toMatchObject({ product_name: 'Rack\u00a0\u200cEnd' });
    expect(await store.placeOrder({ ...order, product_name: 'rack  end' })).toMatchObject({ outcome: 'placed' });
  });

  test('a name written with one joiner is found with the other, with none, and with other spaces', async () => {
    const store = await openFresh();
    const name = 'র\u200c্যাক\u00a0স্টোর';
    const customer = await addCustomer(store, name, '+8801811000001');
    await addPart(store, disc);
    await placeOrder(store, { userName: name });
    for (const search of [name, 'র\u200d্যাক স্টোর', 'র্যাক  স্টোর', 'র্যা\u200bক', '\ufeffর্যাক\u3000স্টোর']) {
      const found = await store.findCustomers({ search, limit: 9 });
      expect(
        found.rows.map((row) => row._id),
        search,
      ).toContain(customer);
      expect((await store.findOrders({ search, limit: 9 })).rows, search).toHaveLength(1);
      expect((await store.findAudit({ search, limit: 9 })).rows, search).toMatchObject([{ action: 'add customer' }]);
    }
    expect(await store.getCustomer(customer)).toMatchObject({ name });
  });
}
