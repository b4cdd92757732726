import { readFile } from 'node:fs/promises';
import { admin } from '../accounts.ts';
import { openFromMenu, row, title } from '../page.ts';
import { testsByDatabase } from '../postgres.ts';
import { expect } from '../test.ts';

for (const [database, test] of Object.entries(testsByDatabase)) {
  test.describe(`an admin with ${database}`, () => {
    test.use({ account: admin });

    test('sees who changed a part and who exported the orders, finds both by words and days, and exports the log', async ({
      page,
      request,
      authorizationOf,
      newPart,
    }) => {
      const part = await newPart();
      const headers = await authorizationOf(admin);
      const data = { read: { price: part.price ?? null }, changes: { price: 4321 } };
      expect((await request.put(`/api/parts/${part._id}`, { headers, data })).ok()).toBe(true);

      await page.goto(`/dashboard/orders?search=${part._id}x`);
      const orders = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export Orders' }).click();
      await page.getByRole('menuitem', { name: 'Excel (.xlsx), one row per order' }).click();
      expect((await orders).suggestedFilename()).toBe('orders.xlsx');
      await expect(page.getByText('orders.xlsx is downloaded.')).toBeVisible();

      await openFromMenu(page, 'Activity log');
      await expect(title(page, 'Activity log')).toBeFocused();
      const search = page.getByRole('searchbox');
      await search.fill(`${part._id} price`);
      const changed = row(page, 'Change part');
      await expect(changed).toHaveCount(1);
      await expect(changed).toContainText(admin.email);
      await expect(changed).toContainText('৳4,321');

      await search.fill(`export ${part._id}`);
      await expect(row(page, 'Export list')).toContainText('Orders');
      await page.getByLabel('To', { exact: true }).fill('2020-01-01');
      await expect(row(page, 'Export list')).toHaveCount(0);
      await page.getByLabel('To', { exact: true }).fill('');
      await expect(row(page, 'Export list')).toHaveCount(1);

      const log = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export Activity log' }).click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
      const csv = await readFile(await (await log).path(), 'utf8');
      // The export of the log is its newest entry.
      const [header, own, earlier] = csv.split('\r\n');
      expect(header).toBe('\uFEFFTime,Who,What,About,Details');
      expect(own).toContain(`,${admin.email},Export list,audit,`);
      expect(earlier).toContain(`,${admin.email},Export list,orders,`);
      await expect(page.getByText('2 rows exported.')).toBeVisible();
    });
  });
}
