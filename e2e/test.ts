import { test as base, expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { Shop } from './shop.ts';

interface Fixtures {
  shop: Shop;
}

/** A journey: its own shop, a browser pointed at it, and no word of complaint on the console from beginning to end. */
export const test = base.extend<Fixtures>({
  shop: async ({}, lend) => {
    const shop = await Shop.open();
    await lend(shop);
    await shop.close();
  },
  baseURL: async ({ shop }, lend) => lend(shop.address),
  page: async ({ page }, lend) => {
    const complaints = listen(page);
    await lend(page);
    expect(complaints, 'the console stays silent').toEqual([]);
  },
});

export { expect };

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' || /hydrat/i.test(text)) {
      complaints.push(`${message.type()}: ${text} (${message.location().url})`);
    }
  });
  page.on('pageerror', ({ message }) => complaints.push(`page error: ${message}`));
  return complaints;
}
