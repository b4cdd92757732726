import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { disc, identityOf, rahim } from '../../fixtures.ts';
import { addCustomer, addPart, dealer, placeOrder } from './shop.ts';

const writings = [
  '01711-000142',
  '01711\u2011000142',
  '01711\u2212000142',
  '01711\u00ad000\u200b142',
  '01711.000.142',
  '[01711] 000_142',
  '০১৭১১-০০০১৪২',
  '1711000142',
  '8801711000142',
  '+880 1711 000142',
  '+880 01711-000142',
  '+880 (0)1711-000142',
  '00880 01711 000142',
];

/** The tests of phone numbers for every store. */
export function describePhones(openFresh: () => Promise<Store>): void {
  test('an order, a user and a customer are found by every writing of their number', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, available_quantity: 100 });
    await store.signIn(identityOf(rahim));
    await addCustomer(store, 'Salma', '+8801711000142');
    await addCustomer(store, 'Nasir', '+8801711000143');
    for (const [index, phone] of writings.entries()) {
      await placeOrder(store, { phone, userName: `N${index}` });
      await store.updateUser({ email: rahim, loaction: 'Sylhet', phone });
      for (const search of writings)
        expect((await store.findUsers({ search, limit: 9 })).rows, `${search} in ${phone}`).toMatchObject([{ phone }]);
    }
    for (const search of writings) {
      const orders = await store.findOrders({ search, limit: 50 });
      expect(new Set(orders.rows.map(({ phone }) => phone)), search).toEqual(new Set(writings));
      expect((await store.findCustomers({ search, limit: 9 })).rows, search).toMatchObject([{ name: 'Salma' }]);
    }
    const byName = await store.findOrders({ search: '+880 01711-000142 N3', limit: 50 });
    expect(byName.rows).toMatchObject([{ userName: 'N3' }]);
  });

  test('every number of a field is found, and what is no number as it is written', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, available_quantity: 100 });
    const phones = ['01711-000142/43 or 01811 000144', 'call 716 123 (shop)', '+44 20 7946 0958'];
    for (const phone of phones) await placeOrder(store, { phone });
    const searches: [string, number][] = [
      ['+880 1711 000142', 0],
      ['01711000143', 0],
      ['+8801811-000144', 0],
      ['01711-000142/43', 0],
      ['716123', 1],
      ['call 716 123', 1],
      ['0044 (0)20 79460958', 2],
    ];
    for (const [search, place] of searches) {
      const { rows } = await store.findOrders({ search, limit: 9 });
      expect(
        rows.map(({ phone }) => phone),
        search,
      ).toEqual([phones[place]]);
    }
  });

  test('several whole numbers find the customers of all of them', async () => {
    const store = await openFresh();
    await addCustomer(store, 'Salma', '+8801711000142');
    await addCustomer(store, 'Nasir', '+8801711000143');
    await addCustomer(store, 'Karim', '+8801711000144');
    const { rows, total } = await store.findCustomers({ search: '01711-000142/43', limit: 9 });
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['Nasir', 'Salma']);
    expect(total).toBe(2);
    expect((await store.findCustomers({ search: '01711', limit: 9 })).total).toBe(3);
  });

  test('numbers that cannot exist are recorded once, and stay as they are', async () => {
    const store = await openFresh();
    const right = await addCustomer(store, 'Salma', '+8801711000142');
    const wrong = await addCustomer(store, 'Karim', '+8801711');
    const kept = await addCustomer(store, 'Nasir', '+88001713000142');
    const checkAll = async () => {
      while ((await store.checkPhones(2)) > 0);
    };
    await Promise.all([checkAll(), checkAll()]);
    expect(await store.findWrongPhones()).toEqual({
      count: 2,
      customers: [
        { _id: kept, name: 'Nasir', phone: '+88001713000142' },
        { _id: wrong, name: 'Karim', phone: '+8801711' },
      ],
    });
    const entries = async () =>
      (await store.findAudit({ limit: 9 })).rows.filter(({ action }) => action === 'find wrong phone number');
    expect(new Set((await entries()).map(({ subject, detail }) => `${subject} ${detail}`))).toEqual(
      new Set([`${wrong} Karim +8801711`, `${kept} Nasir +88001713000142`]),
    );
    expect(await store.checkPhones(9)).toBe(0);
    expect(await entries()).toHaveLength(2);
    expect(await store.getCustomer(wrong)).toMatchObject({ phones: ['+8801711'] });
    expect(await store.getCustomer(right)).toMatchObject({ phones: ['+8801711000142'] });
    const change = { read: { phones: ['+8801711'] }, changes: { phones: ['+8801711000145'] } };
    await store.updateCustomer(wrong, change, dealer);
    expect(await store.findWrongPhones()).toMatchObject({ count: 1 });
  });
}
