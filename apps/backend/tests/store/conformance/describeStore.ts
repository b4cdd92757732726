import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { disc, identityOf, order, review } from '../../fixtures.ts';
import { describeAudit } from './audit.ts';
import { describeChangedAddress } from './changedAddress.ts';
import { describeCharges } from './charges.ts';
import { describeCurrency } from './currency.ts';
import { describeCustomerLinks } from './customerLinks.ts';
import { describeCustomers } from './customers.ts';
import { describeFindOrders } from './findOrders.ts';
import { describeFindParts } from './findParts.ts';
import { describeFindUsers } from './findUsers.ts';
import { describeOrderDesk } from './orderDesk.ts';
import { describeHighAmounts } from './highAmounts.ts';
import { describeInvoiceNumbers } from './invoiceNumbers.ts';
import { describeInvoices } from './invoices.ts';
import { describeNotificationLeases } from './notificationLeases.ts';
import { describeNotifications } from './notifications.ts';
import { describeCheques } from './cheques.ts';
import { describeClosedDays } from './closedDays.ts';
import { describeDayBook } from './dayBook.ts';
import { describeLedger } from './ledger.ts';
import { describeSamePayments } from './samePayments.ts';
import { describeOverdue } from './overdue.ts';
import { describeOrderTerms } from './orderTerms.ts';
import { describeOrderLines } from './orderLines.ts';
import { describeOrders } from './orders.ts';
import { describeOrderStatus } from './orderStatus.ts';
import { describeOrderStepBack } from './orderStepBack.ts';
import { describeParts } from './parts.ts';
import { describePersonalData } from './personalData.ts';
import { describeDataOfOthers } from './dataOfOthers.ts';
import { describeErasedTexts } from './erasedTexts.ts';
import { describePasskeys } from './passkeys.ts';
import { describePhones } from './phones.ts';
import { describeReviews } from './reviews.ts';
import { describeSameTexts } from './sameTexts.ts';
import { describeUsers } from './users.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** Opens a store in a folder, which may contain the data of an earlier one. */
export type OpenStore = (folder: string) => Promise<Store>;

/** Tests that every implementation of Store must pass. */
export function describeStore(open: OpenStore): void {
  async function openFresh(): Promise<Store> {
    const store = await open(temporaryFolder());
    onTestFinished(() => store.close());
    return store;
  }

  describe('parts', () => describeParts(openFresh));
  describe('lists of parts', () => describeFindParts(openFresh));
  describe('orders', () => describeOrders(openFresh));
  describe('orders of several lines', () => describeOrderLines(openFresh));
  describe('the status of an order', () => describeOrderStatus(openFresh));
  describe('a step back of an order', () => describeOrderStepBack(openFresh));
  describe('the order desk', () => describeOrderDesk(openFresh));
  describe('the terms of an order', () => describeOrderTerms(openFresh));
  describe('lists of orders', () => describeFindOrders(openFresh));
  describe('the audit', () => describeAudit(openFresh));
  describe('users', () => describeUsers(openFresh));
  describe('searches for users', () => describeFindUsers(openFresh));
  describe('a known account with a new address', () => describeChangedAddress(openFresh));
  describe('customers', () => describeCustomers(openFresh));
  describe('phone numbers', () => describePhones(openFresh));
  describe('texts that are the same', () => describeSameTexts(openFresh));
  describe('linked and merged customers', () => describeCustomerLinks(openFresh));
  describe('the currency', () => describeCurrency(openFresh));
  describe('ledgers', () => describeLedger(openFresh));
  describe('day books', () => describeDayBook(openFresh));
  describe('cheques', () => describeCheques(openFresh));
  describe('closed days', () => describeClosedDays(openFresh));
  describe('very high amounts', () => describeHighAmounts(openFresh));
  describe('the same payments', () => describeSamePayments(openFresh));
  describe('charges', () => describeCharges(openFresh));
  describe('overdue debts', () => describeOverdue(openFresh));
  describe('invoices', () => describeInvoices(openFresh));
  describe('invoice numbers', () => describeInvoiceNumbers(openFresh));
  describe('notifications', () => describeNotifications(openFresh));
  describe('passkeys', () => describePasskeys(openFresh));
  describe('notifications that wait', () => describeNotificationLeases(openFresh));
  describe('personal data', () => describePersonalData(openFresh));
  describe('personal data in texts', () => describeErasedTexts(openFresh));
  describe('personal data of others', () => describeDataOfOthers(openFresh));

  describe('reviews', () => describeReviews(openFresh));

  test('the overview counts orders by day, revenue, waiting orders, and parts by stock', async () => {
    const store = await openFresh();
    const bare = { image: 'a.jpg', minimum_order_quantity: 2 };
    await store.addPart({ ...bare, product_name: 'Unknown' });
    await store.addPart({ ...bare, product_name: 'One', available_quantity: 1 });
    await store.addPart({ ...bare, product_name: 'Five', available_quantity: 5, price: 'ask' });
    await store.addPart({ ...bare, product_name: 'Three', available_quantity: 3 });
    await store.addPart({ ...bare, product_name: 'Six', available_quantity: 6 });
    await store.addPart({ ...disc, available_quantity: 100 });
    await store.signIn(identityOf('a@b.com', { admin: true }));
    await store.signIn(identityOf('c@d.com'));
    const now = Date.now();
    const ids: string[] = [];
    for (const orderQuantity of [2, 3, 4, 5]) {
      const placed = await store.placeOrder({ ...order, orderQuantity });
      if (placed.outcome === 'placed') ids.push(placed._id);
    }
    await store.placeOrder({ ...order, product_name: 'Five' });
    const [first, second] = ids;
    await store.setOrderStatus(String(first), { from: 'placed', to: 'cancelled' }, 'a@b.com');
    await store.setOrderStatus(String(second), { from: 'placed', to: 'confirmed' }, 'a@b.com');
    const { waiting, outOfStock, lowStock, ...rest } = await store.getOverview([now - 9, now - 1, now + 60_000], 2);
    expect(waiting.map(({ orderQuantity }) => orderQuantity)).toEqual([4, 5]);
    expect(outOfStock.map(({ product_name }) => product_name)).toEqual(['Unknown', 'One']);
    expect(lowStock.map(({ product_name }) => product_name)).toEqual(['Five', 'Three']);
    expect(rest).toMatchObject({
      waitingCount: 3,
      outOfStockCount: 2,
      lowStockCount: 2,
      days: [
        { orders: 0, revenue: 0 },
        { orders: 4, revenue: 12 * disc.price },
      ],
      partCount: 6,
      userCount: 2,
      adminCount: 1,
    });
  });

  test('the overview leaves out of the revenue what is above the highest amount', async () => {
    const store = await openFresh();
    await store.addPart({ ...disc, available_quantity: 100 });
    await store.addPart({ ...disc, product_name: 'Gold Disc', price: 1e300, available_quantity: 1_000_000_000 });
    await store.addPart({ ...disc, product_name: 'Costly Disc', price: 1e12, available_quantity: 1_000_000_000 });
    await store.placeOrder({ ...order, orderQuantity: 2 });
    for (const product_name of ['Gold Disc', 'Costly Disc']) {
      await store.placeOrder({ ...order, product_name, orderQuantity: 1_000_000_000 });
    }
    const now = Date.now();
    const { days, waiting } = await store.getOverview([now - 60_000, now + 60_000], 3);
    expect(days).toEqual([{ orders: 3, revenue: 2 * disc.price }]);
    expect(waiting.map(({ price }) => price)).toEqual([disc.price, 1e300, 1e12]);
  });

  describe('persistence', () => {
    test('keeps all data when the store is opened again, and ids continue to increase', async () => {
      const folder = temporaryFolder();
      const first = await open(folder);
      await first.addPart(disc);
      await first.signIn(identityOf('a@b.com', { username: 'A', admin: true }));
      await first.placeOrder(order);
      await first.close();

      const second = await open(folder);
      const [placed] = (await second.listOrders(order.userEmail)).rows;
      const { rows } = await second.findParts({ limit: 10 });
      expect(rows).toMatchObject([{ ...disc, available_quantity: 34 }]);
      expect(placed).toMatchObject(order);
      expect(await second.getUser('a@b.com')).toMatchObject({ role: 'admin' });
      expect((await second.addReview(review)) > String(placed?._id)).toBe(true);
      await second.close();
    });

    test('finishes the writes that were started before closing', async () => {
      const folder = temporaryFolder();
      const first = await open(folder);
      const adding = first.addPart(disc);
      await first.close();
      expect(await adding).toMatchObject({ outcome: 'added' });

      const second = await open(folder);
      expect((await second.findParts({ limit: 10 })).total).toBe(1);
      await second.close();
    });
  });

  describe('seed', () => {
    const seed = { parts: [disc, { ...disc, product_name: 'Clutch Kit' }], reviews: [review] };

    test('fills a new store once, in the given order', async () => {
      const store = await openFresh();
      expect(await store.seed(seed)).toBe(true);
      const { rows } = await store.findParts({ limit: 10 });
      expect(rows.map(({ product_name }) => product_name)).toEqual(['Brake Disc', 'Clutch Kit']);
      expect((await store.listReviews(10)).rows).toMatchObject([review]);

      for (const { _id } of rows) await store.deletePart(_id, 'admin@dealer.example');
      expect(await store.seed(seed)).toBe(false);
      expect((await store.findParts({ limit: 10 })).total).toBe(0);
    });

    test('leaves a used store unchanged', async () => {
      const store = await openFresh();
      await store.signIn(identityOf('a@b.com'));
      expect(await store.seed(seed)).toBe(false);
      expect((await store.findParts({ limit: 10 })).total).toBe(0);
    });
  });
}
