import { test as base, expect } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';
import { admin, logIn, shopper } from '../account.ts';
import type { Account } from '../account.ts';
import { Shop } from '../shop.ts';

interface Desks {
  customer: BrowserContext;
  admin: BrowserContext;
}

interface WorkerFixtures {
  /** One shop for all that a worker walks: nothing that fails changes anything in it. */
  shop: Shop;
  /** The browsers of people who are signed in, kept open from call to call. */
  desks: Desks;
  /** Address of a part of which there is an order already, and which can be ordered again. */
  partPath: string;
}

interface Fixtures {
  /** Opens a page as somebody who is signed in, or as nobody. */
  pageOf: (account: Account | undefined) => Promise<Page>;
}

/** Walks failures in a shop that is opened once, and lets nothing pass unhandled. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: [
    async ({}, lend) => {
      const shop = await Shop.open();
      await lend(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  desks: [
    async ({ browser, shop }, lend) => {
      const signedIn = async (account: Account) => {
        const desk = await browser.newContext({ baseURL: shop.address });
        const page = await desk.newPage();
        await page.goto('/login');
        await logIn(page, account);
        await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
        await page.close();
        return desk;
      };
      const desks = { customer: await signedIn(shopper), admin: await signedIn(admin) };
      await lend(desks);
      await desks.customer.close();
      await desks.admin.close();
    },
    { scope: 'worker' },
  ],
  partPath: [
    async ({ desks: { customer } }, lend) => {
      const page = await customer.newPage();
      await page.goto('/');
      const shelf = page.getByRole('region', { name: 'Choose Your Parts' });
      await shelf
        .getByRole('link', { name: /^Order/ })
        .first()
        .click();
      await page.getByLabel('Address').fill('14 Zindabazar Road, Sylhet');
      await page.getByLabel('Phone').fill('01700-000142');
      await page.getByRole('button', { name: 'Place order' }).click();
      await page.getByText('Order placed sucessfully').waitFor();
      const { pathname } = new URL(page.url());
      await page.close();
      await lend(pathname);
    },
    { scope: 'worker' },
  ],
  pageOf: async ({ browser, desks, shop }, lend) => {
    const unhandled: string[] = [];
    const opened: Page[] = [];
    const stranger = await browser.newContext({ baseURL: shop.address });
    const deskOf = new Map<Account | undefined, BrowserContext>([
      [shopper, desks.customer],
      [admin, desks.admin],
    ]);
    await lend(async (account) => {
      const page = await (deskOf.get(account) ?? stranger).newPage();
      page.on('pageerror', ({ message }) => unhandled.push(message));
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.close();
    await stranger.close();
    expect(unhandled, 'nothing is left unhandled').toEqual([]);
  },
});

export { expect };
