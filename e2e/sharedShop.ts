import type { Browser, BrowserContextOptions } from 'playwright/test';
import { admin, logIn, signUp } from './account.ts';
import type { Account } from './account.ts';
import { Shop } from './shop.ts';
import { expect, test as ownShop } from './test.ts';

type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface Part {
  _id: string;
  product_name: string;
  minimum_order_quantity: number;
  available_quantity: number;
}

interface WorkerFixtures {
  sharedShop: Shop;
  /** What the browser of somebody who is signed in has stored. */
  stateOf: (account: Account) => Promise<SignedIn>;
}

interface Fixtures {
  /** Who is signed in when the journey begins; nobody unless one is named. */
  account: Account | undefined;
  /** The access token of somebody. */
  tokenOf: (account: Account) => Promise<string>;
  /** Puts a part of a name of its own on sale, so that a journey takes nothing from another one's shelf. */
  newPart: (more?: Partial<Omit<Part, '_id'>>) => Promise<Part>;
  /** Orders the minimum of a part in somebody's name, without a page. */
  newOrder: (account: Account, part: Part) => Promise<void>;
}

/** A journey in a shop where others of the same worker have been: it leaves their accounts, parts and orders alone. */
export const test = ownShop.extend<Fixtures, WorkerFixtures>({
  sharedShop: [
    async ({}, lend) => {
      const shop = await Shop.open();
      await lend(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  stateOf: [
    async ({ browser, sharedShop }, lend) => {
      const known = new Map<string, Promise<SignedIn>>();
      await lend(async (account) => {
        const state = known.get(account.email) ?? enter(browser, sharedShop, account);
        known.set(account.email, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  shop: async ({ sharedShop }, lend) => lend(sharedShop),
  account: [undefined, { option: true }],
  storageState: async ({ account, stateOf }, lend) => lend(account && (await stateOf(account))),
  tokenOf: async ({ stateOf }, lend) => {
    await lend(async (account) => {
      const stored = (await stateOf(account)).origins.flatMap(({ localStorage }) => localStorage);
      return stored.find(({ name }) => name === 'accessToken')?.value ?? '';
    });
  },
  newPart: async ({ request, tokenOf }, lend) => {
    await lend(async (more) => {
      const part = {
        product_name: `Wheel Stud ${crypto.randomUUID().slice(0, 8)}`,
        description: 'Ten to a wheel.',
        image: '/photos/steel-wheel-800.jpg',
        price: 250,
        minimum_order_quantity: 2,
        available_quantity: 40,
        ...more,
      };
      const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
      await expect(await request.post('/api/addparts', { headers, data: part })).toBeOK();
      const parts = (await (await request.get('/api/parts')).json()) as Part[];
      const added = parts.find(({ product_name }) => product_name === part.product_name);
      if (!added) throw new Error(`${part.product_name} was added but is not on sale.`);
      return added;
    });
  },
  newOrder: async ({ request, tokenOf }, lend) => {
    await lend(async (account, { product_name, minimum_order_quantity: orderQuantity }) => {
      const delivery = { address: '14 Zindabazar Road, Sylhet 3100', phone: '01700-000142' };
      const data = { userEmail: account.email, userName: account.name ?? '', product_name, orderQuantity, ...delivery };
      const headers = { authorization: `Bearer ${await tokenOf(account)}` };
      await expect(await request.post('/api/orderparts', { headers, data })).toBeOK();
    });
  },
});

export { expect };

async function enter(browser: Browser, shop: Shop, account: Account): Promise<SignedIn> {
  // Whatever the journey at hand wants of its own browser, this one has nobody signed in.
  const page = await browser.newPage({ baseURL: shop.address, storageState: { cookies: [], origins: [] } });
  const { name } = account;
  await page.goto(name === undefined ? '/login' : '/signup');
  await (name === undefined ? logIn(page, account) : signUp(page, { ...account, name }));
  await page.waitForFunction(() => localStorage.getItem('accessToken'));
  const state = await page.context().storageState();
  await page.close();
  return state;
}
