import type { Locator, Page } from 'playwright/test';
import { admin, newAccount } from '../accounts.ts';
import { countKeystrokes } from '../keystrokes.ts';
import { messages, untilLoaded } from '../page.ts';
import { expect, test, widths } from '../test.ts';

test.use({ account: admin });

/** From the title of the order's page. */
const maxKeys = 30;

/** Opens the menu of a line, and chooses an item. */
async function choose(
  page: Page,
  { type, tabTo }: ReturnType<typeof countKeystrokes>,
  [button, item]: [button: Locator, item: string],
): Promise<void> {
  await tabTo(button);
  await type('', 'Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  const items = page.getByRole('menuitem');
  await expect(items.filter({ hasText: item })).toBeVisible();
  for (const name of await items.allTextContents()) {
    await type('', 'ArrowDown');
    await expect(items.filter({ hasText: name })).toBeFocused();
    if (name.includes(item)) break;
  }
  await type('', 'Enter');
}

for (const [width, tag] of widths)
  test(
    `an admin hands over 6 of 10 pieces and takes 1 back with the keyboard alone, at ${width} px (D52)`,
    { tag },
    async ({ page, request, authorizationOf, newPart, newOrder, ordersOf }) => {
      const part = await newPart({ minimum_order_quantity: 10, available_quantity: 40 });
      const customer = newAccount('Abdul Karim');
      const id = await newOrder(customer, part);
      const [line] = await ordersOf(customer);
      const headers = await authorizationOf(admin);
      for (const [from, to] of [
        ['placed', 'confirmed'],
        ['confirmed', 'packed'],
      ]) {
        await expect(await request.put(`/api/orders/${id}/status`, { headers, data: { from, to } })).toBeOK();
      }
      const name = part.product_name;
      const lines = page.getByRole('list', { name: 'Parts of this order' }).getByRole('listitem');
      const more = page.getByRole('button', { name: `More: ${name}` });
      const dialog = page.getByRole('dialog');

      await page.setViewportSize({ width, height: 740 });
      await page.goto(`/dashboard/orders/${line?.orderNumber}`);
      await untilLoaded(page);
      await page.getByRole('heading', { level: 1 }).focus();
      const handOver = countKeystrokes(page);
      await choose(page, handOver, [more, 'Hand over']);
      await expect(dialog.getByLabel('Pieces')).toBeFocused();
      await handOver.type('', 'Control+a');
      await handOver.type('6', 'Enter');
      await expect(messages(page)).toContainText(`${name}: 6 pcs handed over`);
      await expect(lines.filter({ hasText: '6 pcs' })).toContainText('Handed over');
      await expect(lines.filter({ hasText: '4 pcs' })).toContainText('Packed');

      await expect(dialog).toHaveCount(0);
      await page.getByRole('heading', { level: 1 }).focus();
      const takeBack = countKeystrokes(page);
      await choose(page, takeBack, [lines.filter({ hasText: '6 pcs' }).locator(more), 'Take a return']);
      await expect(dialog.getByLabel('Pieces')).toBeFocused();
      await takeBack.tabTo(dialog.getByRole('button', { name: 'Damaged' }));
      await takeBack.type('', 'Enter');
      await expect(dialog.getByLabel('Reason')).toHaveValue('Damaged');
      await takeBack.tabTo(dialog.getByRole('button', { name: 'Take a return' }));
      await takeBack.type('', 'Enter');
      await expect(messages(page)).toContainText(`${name}: 1 pc returned`);
      await expect(lines.filter({ hasText: '1 pc' }).filter({ hasText: 'Returned' })).toBeVisible();

      const keys = [handOver.result().keys, takeBack.result().keys];
      console.log(`Hand over 6 of 10, return 1 at ${width} px: ${keys.join(', ')} keys`);
      for (const count of keys) expect(count).toBeLessThanOrEqual(maxKeys);
      const stock = (await (await request.get(`/api/purchase/${part._id}`)).json()) as typeof part;
      // 40 - 10, and the returned piece is back on the shelf.
      expect(stock.available_quantity).toBe(31);
    },
  );
