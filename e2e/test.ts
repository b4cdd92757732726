import { test as base, expect } from 'playwright/test';
import type { BrowserContext } from 'playwright/test';
import { Shop } from './shop.ts';

interface Fixtures {
  shop: Shop;
  /** Addresses that a journey lets fail on purpose; that the browser notes so is no complaint of the shop. */
  provokes: RegExp | undefined;
}

/** A journey: its own shop, a browser pointed at it, and no word of complaint on the console of any tab. */
export const test = base.extend<Fixtures>({
  provokes: [undefined, { option: true }],
  shop: async ({}, lend) => {
    const shop = await Shop.open();
    await lend(shop);
    await shop.close();
  },
  baseURL: async ({ shop }, lend) => lend(shop.address),
  context: async ({ context, provokes }, lend) => {
    const complaints = listen(context, provokes);
    await lend(context);
    expect(complaints, 'the console stays silent').toEqual([]);
  },
});

export { expect };

/** Notes every word of complaint of a browser from now on; journeys need it for those that they open themselves. */
export function listen(context: BrowserContext, provokes?: RegExp): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    const { url } = message.location();
    const [, blocked] = /^(?:Loading|Refused to load) the script '([^']+)'/.exec(text) ?? [];
    if (provokes?.test(blocked ?? url) && (blocked !== undefined || text.startsWith('Failed to load resource'))) return;
    if (message.type() === 'error' || /hydrat/i.test(text)) complaints.push(`${message.type()}: ${text} (${url})`);
  });
  context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`));
  return complaints;
}
