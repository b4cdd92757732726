import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { admin } from '../accounts.ts';
import { region } from '../page.ts';
import { testsByDatabase } from '../postgres.ts';
import { Shop } from '../shop.ts';
import { expect, test as base } from '../test.ts';

const lastBackup = (page: Page) => page.getByText(/^Last backup /);

/** Opens the overview of an admin, which begins with today. */
async function openOverview(page: Page) {
  await page.goto('/dashboard');
  await expect(region(page, 'Today')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Today');
}

base.describe('with the embedded database', () => {
  const test = base.extend<object, { shop: Shop; copies: string }>({
    copies: [
      async ({}, use) => {
        const folder = mkdtempSync(join(tmpdir(), 'dealerkit-copies-'));
        await use(folder);
        rmSync(folder, { recursive: true });
      },
      { scope: 'worker' },
    ],
    shop: [
      async ({ copies }, use) => {
        await using shop = await Shop.start({ BACKUP_COPY_TO: copies });
        await use(shop);
      },
      { scope: 'worker' },
    ],
  });
  test.use({ account: admin });

  test('an admin sees that the last backup is three days old, makes one, and proves that it can be restored', async ({
    page,
    shop,
    copies,
  }) => {
    await shop.run('backup');
    await shop.ageBackups(3);
    // A missed backup is made a minute after the start.
    await shop.killAndRestart();
    await openOverview(page);
    await expect(lastBackup(page)).toHaveText('Last backup 3 days ago');
    await expect(page.getByText(/^Everything since then would be lost with the server/)).toBeVisible();

    expect(await shop.run('backup')).toMatch(/^Saved 24 parts, .*\nCopied to /);
    await page.reload();
    await expect(lastBackup(page)).toHaveText('Last backup this minute');
    await expect(page.getByText(/^Everything since then/)).toBeHidden();
    const files = readdirSync(copies);
    const backups = files.filter((file) => file.endsWith('.sqlite'));
    expect(backups).toHaveLength(3);
    expect(files).toEqual(backups.flatMap((file) => [file, `${file}.sha256`]));
    expect(await shop.run('restoreDrill')).toMatch(/can be restored: 24 parts, /);
  });
});

const { PostgreSQL: testOnPostgres } = testsByDatabase;

testOnPostgres?.describe('with PostgreSQL, which has its own tools', () => {
  testOnPostgres.use({ account: admin });

  testOnPostgres('the overview says nothing of backups', async ({ page }) => {
    await openOverview(page);
    await expect(region(page, 'Newest users')).toBeVisible();
    await expect(page.getByText(/backup/i)).toHaveCount(0);
  });
});
