import type { Route } from 'playwright/test';
import { newAccount } from '../accounts.ts';
import {
  basketKills,
  basketLines,
  confirmation,
  fillBasket,
  killedParts,
  openBasket,
  placeBasket,
  placeButton,
} from '../basket.ts';
import { delivery, expectFields } from '../page.ts';
import { testsByDatabase } from '../postgres.ts';
import { expect } from '../test.ts';

/** The moments of a kill: before the host has the order, while it places it, and before its response arrives. */
const moments: ((route: Route, kill: () => Promise<void>) => Promise<unknown>)[] = [
  (_, kill) => kill(),
  (route, kill) => Promise.all([route.continue(), kill()]),
  (route, kill) => route.fetch().then(kill),
];

const typed = { ...delivery, 'Note to the shop': 'Gate 2' };

for (const [database, test] of Object.entries(testsByDatabase)) {
  test.describe(`a basket of ten parts, with ${database}`, () => {
    const customer = newAccount('Anwar Hossain');
    // Everything fails while the backend or the connection is gone.
    test.use({ account: customer, failingRequests: /./ });

    test('is ordered once, whatever ends meanwhile', async ({ page, context, shop, newPart, ordersOf }) => {
      test.setTimeout(60_000 + basketKills * 20_000);
      const parts: Awaited<ReturnType<typeof newPart>>[] = [];
      for (let count = 0; count < 10; count += 1) parts.push(await newPart({ available_quantity: 1_000_000 }));
      await page.goto('/blog');
      for (let kill = 0; kill < basketKills; kill += 1) {
        const killed = killedParts[kill % 3] ?? 'tab';
        const title = `kill ${kill} of the ${killed}`;
        await test.step(title, async () => {
          const tab = await context.newPage();
          await tab.goto('/blog');
          await fillBasket(tab, parts);
          let killing: Promise<void> | undefined;
          const end = () =>
            (killing ??= {
              backend: () => shop.killAndRestart(),
              tab: () => tab.close(),
              network: () => context.setOffline(true),
            }[killed]());
          await tab.route('**/api/orders', async (route) => {
            if (killing) return route.fallback();
            // The request has ended with what was killed.
            await moments[(kill + Math.floor(kill / 3) + 2) % 3]?.(route, end).catch(() => undefined);
            await route.abort().catch(() => undefined);
          });
          await placeBasket(tab, typed);
          await expect.poll(() => killing !== undefined).toBe(true);
          await killing;
          await context.setOffline(false);
          const again = killed === 'tab' ? await context.newPage() : tab;
          if (killed === 'tab') {
            const lookup = again.waitForResponse(/\/userOrders/);
            await openBasket(again);
            await lookup;
            // The page holds the lock until it has looked the order up.
            await again.evaluate(() => navigator.locks.request('basket', () => undefined));
          }
          // Either the order is found, or everything is as it was typed.
          await expect(
            confirmation(again).or(placeButton(again).and(again.locator(':not([aria-busy])'))),
          ).toBeVisible();
          if (await placeButton(again).isVisible()) {
            // A phone number is shown in another form after its field was left.
            const { Phone: _phone, ...others } = typed;
            await expectFields(again, others);
            await placeButton(again).click();
          }
          await expect(confirmation(again)).toBeVisible();
          await expect(basketLines(again)).toHaveCount(0);
          const ordered = await ordersOf(customer);
          const numbers = new Set(ordered.map(({ orderNumber }) => orderNumber));
          expect([ordered.length, numbers.size], title).toEqual([10 * (kill + 1), kill + 1]);
          await again.close();
        });
      }
      console.log(
        `${basketKills} kills while a basket of ten parts was placed, with ${database}: none lost, none doubled`,
      );
    });
  });
}
