import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { disc } from '../../fixtures.ts';
import { addPart, dealer, handOver } from './shop.ts';

const writer = { actor: dealer };
const toConfirm = { outcome: 'date to confirm' };

/** A store whose next invoice and credit note are asked for on a day. */
async function openNumbered(openFresh: () => Promise<Store>) {
  const store = await openFresh();
  await addPart(store, disc);
  let orders = 0;
  const invoices: string[] = [];
  return {
    store,
    /** Resolves to the number, or to why there is none. */
    issue: async (today: string) => {
      await handOver(store);
      orders++;
      const issued = await store.issueInvoice(1000 + orders, today, writer);
      if (issued.outcome !== 'issued') return issued;
      invoices.push(issued.number);
      return issued.number;
    },
    credit: async (today: string) => {
      const credited = await store.creditInvoice(invoices.at(-1) ?? '', { reason: 'Wrong name', today }, writer);
      return credited.outcome === 'issued' ? credited.number : credited;
    },
  };
}

/** The tests of the numbers of invoices and credit notes for every store. */
export function describeInvoiceNumbers(openFresh: () => Promise<Store>): void {
  test('numbers have no gap, and never go back with the clock at New Year', async () => {
    const { issue, credit } = await openNumbered(openFresh);
    const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2026-12-31', '2027-01-02'];
    const numbers: unknown[] = [];
    for (const day of days) numbers.push(await issue(day));
    expect(numbers).toEqual(['2026-000001', '2026-000002', '2027-000001', '2027-000002', '2027-000003']);
    expect(await credit('2026-12-31')).toBe('CN-2027-000001');
  });

  test('a clock that jumped gives no number of another year, whatever the shop writes after the jump', async () => {
    const { store, issue, credit } = await openNumbered(openFresh);
    expect(await issue('2026-11-20')).toBe('2026-000001');
    for (const day of ['2027-11-20', '2031-11-20']) {
      await store.recordDay(day);
      expect([await issue(day), await credit(day)]).toEqual([toConfirm, toConfirm]);
    }
    expect((await store.getNumberedOrder(1001))?.invoices).toHaveLength(1);
    expect((await store.getNumberedOrder(1002))?.invoices).toEqual([]);
    expect(await issue('2026-11-21')).toBe('2026-000002');
    await store.recordDay('2026-12-10');
    expect(await issue('2027-01-09')).toBe('2027-000001');
  });

  test('a date that an admin confirms begins the numbers of its year, and is recorded', async () => {
    const { store, issue, credit } = await openNumbered(openFresh);
    await issue('2026-11-20');
    expect(await issue('2028-03-01')).toEqual(toConfirm);
    await store.confirmDate('2028-03-01', dealer);
    expect(await issue('2028-03-01')).toBe('2028-000001');
    expect(await credit('2028-03-01')).toBe('CN-2028-000001');
    const [entry] = (await store.findAudit({ limit: 1, search: 'confirm date' })).rows;
    expect(entry).toMatchObject({ actor: dealer, action: 'confirm date', subject: '2028-03-01' });
  });

  test('a year that a wrong clock began is ended once, its numbers stay valid, and go on when it comes', async () => {
    const { store, issue, credit } = await openNumbered(openFresh);
    await issue('2026-11-20');
    await store.confirmDate('2031-11-20', dealer);
    expect([await issue('2031-11-20'), await credit('2031-11-20')]).toEqual(['2031-000001', 'CN-2031-000001']);
    expect(await issue('2026-11-21')).toBe('2031-000002');
    expect(await store.endInvoiceYear(2031, '2031-11-21', dealer)).toEqual({ outcome: 'not to come' });
    expect(await store.endInvoiceYear(2030, '2026-11-21', dealer)).toEqual({ outcome: 'no such year' });
    const next = { invoice: '2026-000002', credit: 'CN-2026-000001' };
    expect(await store.endInvoiceYear(2031, '2026-11-21', dealer)).toEqual({ outcome: 'ended', next });
    expect(await store.endInvoiceYear(2031, '2026-11-21', dealer)).toEqual({ outcome: 'no such year' });
    const [entry] = (await store.findAudit({ limit: 1, search: 'end invoice year' })).rows;
    expect(entry).toMatchObject({ actor: dealer, subject: '2031', detail: 'next 2026-000002, CN-2026-000001' });
    expect([await issue('2026-11-21'), await credit('2026-11-21')]).toEqual(Object.values(next));
    expect((await store.getInvoice('2031-000002'))?.invoice.creditedBy).toBeUndefined();
    await store.confirmDate('2031-01-02', dealer);
    expect([await issue('2031-01-02'), await credit('2031-01-02')]).toEqual(['2031-000003', 'CN-2031-000002']);
  });

  test('no number is given after a restore before an admin has confirmed the next one of its series', async () => {
    const { store, issue, credit } = await openNumbered(openFresh);
    expect(await store.confirmInvoiceNumber('2026-000001', '2026-11-20', dealer)).toEqual({
      outcome: 'nothing to confirm',
    });
    await issue('2026-11-20');
    const next = { invoice: '2026-000002', credit: 'CN-2026-000001' };
    expect(await store.requireInvoiceNumbers('2026-11-21')).toEqual(next);
    expect(await issue('2026-11-21')).toEqual({ outcome: 'number to confirm', next: next.invoice });
    expect(await credit('2026-11-21')).toEqual({ outcome: 'number to confirm', next: next.credit });
    const confirm = (number: string) => store.confirmInvoiceNumber(number, '2026-11-21', dealer);
    expect(await confirm('2026-2')).toEqual({ outcome: 'no number' });
    for (const number of ['2026-000001', '2027-000002']) {
      expect(await confirm(number)).toEqual({ outcome: 'refused', next: next.invoice });
    }
    expect(await confirm('2026-000005')).toEqual({ outcome: 'confirmed' });
    expect(await issue('2026-11-21')).toBe('2026-000005');
    expect(await credit('2026-11-21')).toEqual({ outcome: 'number to confirm', next: next.credit });
    expect(await confirm(next.credit)).toEqual({ outcome: 'confirmed' });
    expect(await credit('2026-11-21')).toBe(next.credit);
    expect(await issue('2026-11-22')).toBe('2026-000006');
    const [, entry] = (await store.findAudit({ limit: 2, search: 'confirm number' })).rows;
    expect(entry).toMatchObject({ actor: dealer, subject: '2026-000005' });
  });

  test('a number that is confirmed in a year after the backup begins that year', async () => {
    const { store, issue } = await openNumbered(openFresh);
    await issue('2026-11-20');
    expect(await store.requireInvoiceNumbers('2028-02-01')).toMatchObject({ invoice: '2028-000001' });
    expect(await store.confirmInvoiceNumber('2028-000007', '2028-02-01', dealer)).toEqual({ outcome: 'confirmed' });
    expect(await issue('2028-02-01')).toBe('2028-000007');
  });
}
