import { test as base, expect } from 'playwright/test';
import type { BrowserContext, BrowserContextOptions } from 'playwright/test';
import { admin, storedSession } from './accounts.ts';
import type { Account } from './accounts.ts';
import { delivery } from './page.ts';
import { Shop } from './shop.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const partFields = {
  description: 'Ten to a wheel.',
  image: '/photos/steel-wheel-800.jpg',
  price: 250,
  minimum_order_quantity: 2,
  available_quantity: 40,
};

export type Part = typeof partFields & { _id: string; product_name: string };

/** A line of an order. */
interface Line {
  orderNumber: number;
  product_name: string;
}

interface WorkerFixtures {
  /** Shared by the tests of a worker: a test leaves the accounts, parts and orders of other tests alone. */
  shop: Shop;
  /** The cookies and storage of a browser in which the account is signed in. */
  stateOf: (account: Account) => Promise<StorageState>;
}

export interface Fixtures {
  /** The account that is signed in when the test begins, if any. */
  account: Account | undefined;
  /** URLs of requests that the test makes fail, so that their console errors do not fail it. */
  failingRequests: RegExp | undefined;
  /** The request header that carries an access token of the account. */
  authorizationOf: (account: Account) => Promise<{ authorization: string }>;
  /** The base URL of the calls. */
  apiUrl: string;
  /** Adds a part with a unique name. */
  newPart: (fields?: Partial<Omit<Part, '_id'>>) => Promise<Part>;
  /** Orders the minimum of a part by a call, and returns the id of the order. */
  newOrder: (account: Account, part: Part) => Promise<string>;
  /** The lines of the orders that an account has placed, oldest first. */
  ordersOf: (account: Account) => Promise<Line[]>;
}

/** A journey through a running shop. An error on the console of any tab fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: [
    async ({}, use) => {
      await using shop = await Shop.start();
      await use(shop);
    },
    { scope: 'worker' },
  ],
  stateOf: [
    async ({ playwright, shop }, use) => {
      const request = await playwright.request.newContext({ baseURL: shop.address });
      const states = new Map<string, Promise<StorageState>>();
      const signedIn = async (account: Account) => {
        const entries = Object.entries(await storedSession(request, account));
        const localStorage = entries.map(([name, value]) => ({ name, value }));
        return { cookies: [], origins: [{ origin: shop.address, localStorage }] };
      };
      await use((account) => {
        const state = states.get(account.email) ?? signedIn(account);
        states.set(account.email, state);
        return state;
      });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.address),
  account: [undefined, { option: true }],
  failingRequests: [undefined, { option: true }],
  storageState: async ({ account, stateOf }, use) => use(account && (await stateOf(account))),
  context: async ({ context, browserName, failingRequests }, use) => {
    if (browserName === 'firefox') await context.addInitScript(notifyReact);
    const errors = collectErrors(context, failingRequests);
    await use(context);
    // Without its routes, a request of a page that is still open would reach the network and fail.
    const seen = [...errors];
    // A request that is answered while its tab closes fails in its handler.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
    expect(seen, 'errors on the console').toEqual([]);
  },
  authorizationOf: async ({ stateOf }, use) => {
    await use(async (account) => {
      const entries = (await stateOf(account)).origins.flatMap(({ localStorage }) => localStorage);
      return { authorization: `Bearer ${entries.find(({ name }) => name === 'accessToken')?.value}` };
    });
  },
  apiUrl: async ({ baseURL }, use) => use(`${baseURL}/api`),
  newPart: async ({ request, apiUrl, authorizationOf }, use) => {
    await use(async (fields) => {
      const data = { product_name: `Wheel Stud ${crypto.randomUUID().slice(0, 8)}`, ...partFields, ...fields };
      const response = await request.post(`${apiUrl}/addparts`, { headers: await authorizationOf(admin), data });
      await expect(response).toBeOK();
      return { ...data, _id: ((await response.json()) as { insertedId: string }).insertedId };
    });
  },
  newOrder: async ({ request, apiUrl, authorizationOf }, use) => {
    await use(async (account, { product_name, minimum_order_quantity: orderQuantity }) => {
      const { email: userEmail, name: userName = '' } = account;
      const { Address: address, Phone: phone } = delivery;
      const data = { userEmail, userName, product_name, orderQuantity, address, phone };
      const response = await request.post(`${apiUrl}/orderparts`, { headers: await authorizationOf(account), data });
      await expect(response).toBeOK();
      return ((await response.json()) as { insertedId: string }).insertedId;
    });
  },
  ordersOf: async ({ request, apiUrl, authorizationOf }, use) => {
    await use(async (account) => {
      const headers = await authorizationOf(account);
      const response = await request.get(`${apiUrl}/userOrders?email=${account.email}`, { headers });
      await expect(response).toBeOK();
      return (await response.json()) as Line[];
    });
  },
});

export { expect };

/** The widths of a phone and a desktop, with the tags of the journeys that are walked at both. */
export const widths: readonly (readonly [width: number, tag: string[]])[] = [
  [360, []],
  [1280, ['@all']],
];

/** Runs in the page: lets React notice a filled value, which Playwright sets in stock Firefox before it sends the event. React has no public way. */
function notifyReact() {
  const forgetValue = ({ target, isTrusted }: Event) => {
    const input = target as { _valueTracker?: { setValue: (value: string) => void } } | null;
    if (!isTrusted) input?._valueTracker?.setValue('');
  };
  addEventListener('input', forgetValue, { capture: true });
}

/** Collects the errors of all pages of a browser context from now on. */
export function collectErrors(context: BrowserContext, failingRequests?: RegExp): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    const { url } = message.location();
    const [, blocked] = /^(?:Loading|Refused to load) the script '([^']+)'/.exec(text) ?? [];
    const isLoadError = blocked !== undefined || /^(Failed to load resource|PageLoadError)/.test(text);
    if (isLoadError && failingRequests?.test(blocked ?? url)) return;
    if (message.type() === 'error' || /hydrat/i.test(text)) errors.push(`${message.type()}: ${text} (${url})`);
  });
  context.on('weberror', (event) => {
    const { message } = event.error();
    // Firefox reports a font whose download a navigation ends.
    if (!/^download failed .* status=2152398850/.test(message)) errors.push(`uncaught: ${message}`);
  });
  return errors;
}
