import type { Page } from 'playwright/test';
import { delivery, fill, untilInteractive } from './page.ts';
import { isAll } from './tiers.ts';

interface BasketPart {
  _id?: string;
  product_name?: string;
  price?: unknown;
}

/** Stores a basket of two of each part in the browser, at the prices that the parts have. */
export async function fillBasket(page: Page, parts: readonly BasketPart[]): Promise<void> {
  const lines = parts.map(({ _id, product_name, price }) => ({
    partId: _id,
    product_name,
    quantity: 2,
    price: Number(price),
  }));
  await page.evaluate((stored) => localStorage.setItem('basket', JSON.stringify({ lines: stored })), lines);
}

export async function openBasket(page: Page): Promise<void> {
  await page.goto('/basket');
  await untilInteractive(page);
}

export const basketLines = (page: Page) =>
  page.getByRole('list', { name: 'Parts in the basket' }).getByRole('listitem');

export const basketLine = (page: Page, name: string) => basketLines(page).filter({ hasText: name });

export const placeButton = (page: Page) => page.getByRole('button', { name: 'Place order' });

/** The title of an accepted order, on a host with or without numbers; its details have the same name. */
const placedTitle = /^Order \d+ received$|^We have your order$/;

export const confirmation = (page: Page) => page.getByRole('heading', { level: 1, name: placedTitle });

export const placedOrder = (page: Page) => page.getByRole('region', { name: placedTitle });

/** How often a journey interrupts an order: once for each part that ends, in `npm run test:all` more often. */
export const basketKills = Number(process.env['BASKET_KILLS'] ?? (isAll ? 9 : 3));

/** What ends while a basket is ordered. */
export const killedParts = ['backend', 'tab', 'network'] as const;

/** Opens the basket and orders it. */
export async function placeBasket(page: Page, fields: Record<string, string> = delivery): Promise<void> {
  await openBasket(page);
  await fill(page, fields);
  await placeButton(page).click();
}

/** The keys of the calls that order a basket from now on. */
export const recordKeys = (page: Page) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders'))
      keys.push(request.headers()['idempotency-key']);
  });
  return keys;
};
