import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright/test';
import { newAccount } from '../accounts.ts';
import { axeViolations } from '../axe.ts';
import { openFileServer } from '../otherHost/fileServer.ts';
import { deleteRow, delivery, dialog, fill, messages, openFromMenu, region, row, title, untilLoaded } from '../page.ts';
import { expect, test } from '../test.ts';

const storefront = join(import.meta.dirname, '../../apps/storefront');

/** Resolves when the service worker answers the requests of the page. */
async function untilOfflineReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Deploys the built shop again with other names of its scripts; those of the last version are gone. */
async function deploy(folder: string): Promise<void> {
  const scripts = globSync('assets/*.js', { cwd: folder }).map((file) => basename(file));
  const names = new RegExp(scripts.join('|').replaceAll('.', String.raw`\.`), 'g');
  for (const file of globSync('**/*.{html,js}', { cwd: folder })) {
    const path = join(folder, file);
    const content = await readFile(path, 'utf8');
    await writeFile(
      path,
      content.replaceAll(names, (name) => `next-${name}`),
    );
  }
  for (const name of scripts) await rename(join(folder, 'assets', name), join(folder, 'assets', `next-${name}`));
}

test.describe('without a connection', () => {
  test.use({
    account: newAccount('Jamal Uddin'),
    serviceWorkers: 'allow',
    // Everything fails while the connection is cut.
    failingRequests: /./,
  });

  const waiting = (page: Page) => region(page, 'Waiting to be sent');

  /** Orders a part while the connection is cut, and keeps the order. */
  async function keepOrder(page: Page, context: BrowserContext): Promise<void> {
    await context.setOffline(true);
    await fill(page, delivery);
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('button', { name: 'Save and send when I’m back online' }).click();
    await expect(messages(page)).toContainText('Order saved. We’ll send it when you’re online.');
    await expect(waiting(page).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('2');
  }

  test('a page shows the parts that were opened, and opens again with the connection; a queued order is sent once', async ({
    page,
    context,
    newPart,
  }) => {
    const part = await newPart();
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/orderparts')) sent.push(request.headers()['idempotency-key']);
    });
    await page.goto(`/purchase/${part._id}`);
    await untilLoaded(page);
    await untilOfflineReady(page);
    await keepOrder(page, context);

    // Playwright gives the connection back to the page first, which would reload while its service worker has none.
    await page.addInitScript(() =>
      addEventListener('online', (event) => event.isTrusted && event.stopImmediatePropagation()),
    );
    await page.goto('/dashboard/myorders');
    await expect(page).toHaveURL('/dashboard/myorders');
    await expect(title(page, 'You are offline')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toContainText([part.product_name]);
    await expect(page).toHaveTitle(/^You are offline/);
    expect(await axeViolations(page)).toEqual([]);

    await context.setOffline(false);
    await page.evaluate(() => setTimeout(() => dispatchEvent(new Event('online'))));
    await expect(title(page, 'My Orders')).toBeVisible();
    await expect(row(page, part.product_name)).toBeVisible();
    await expect(messages(page)).toContainText(`${part.product_name}: Order placed sucessfully`);
    await expect(waiting(page)).toHaveCount(0);
    expect(new Set(sent)).toEqual(new Set([sent[0]]));
    await deleteRow(page, part.product_name);
    await expect(row(page, part.product_name)).toHaveCount(0);
  });

  test('a sign-out asks before it discards a queued order; a refused one stays with its reason', async ({
    page,
    context,
    newPart,
  }) => {
    const part = await newPart();
    await page.goto(`/purchase/${part._id}`);
    await untilLoaded(page);
    await untilOfflineReady(page);
    await keepOrder(page, context);

    await page.route('**/api/orderparts', (route) =>
      route.fulfill({ status: 409, json: { message: 'Only 1 left.', issues: [] } }),
    );
    await context.setOffline(false);
    await expect(waiting(page)).toContainText('Only 1 left.');
    await page.goto('/dashboard');
    await openFromMenu(page, 'My Orders');
    await expect(waiting(page)).toContainText('Only 1 left.');

    const signOut = page.getByRole('button', { name: 'Sign Out', exact: true });
    await signOut.click();
    await dialog(page).getByRole('button', { name: 'Not now' }).click();
    await expect(waiting(page)).toBeVisible();
    await signOut.click();
    await dialog(page).getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(title(page, 'Login')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('offlineQueue'), localStorage.getItem('cachedResponses')]))
      .toEqual([null, null]);
  });
});

test.describe('a visitor without a connection', () => {
  test.use({ serviceWorkers: 'allow', failingRequests: /./ });

  for (const path of ['/', '/parts']) {
    test(`sees the parts that were on ${path}`, async ({ page, context, newPart }) => {
      const part = await newPart();
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(part.product_name);
      await untilOfflineReady(page);
      // The page stores its parts once it is hydrated.
      await page.waitForFunction((id) => localStorage.getItem('seenParts')?.includes(id), part._id);
      await context.setOffline(true);
      await page.goto('/blog');
      await expect(title(page, 'You are offline')).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: part.product_name })).toBeVisible();
    });
  }
});

test.describe('a newer version of the shop', () => {
  // The code of the last version is gone.
  test.use({ serviceWorkers: 'allow', failingRequests: /\/assets\// });

  test('is announced on an open page, and the next page is one of it', async ({ page }) => {
    const site = await mkdtemp(join(tmpdir(), 'dealerkit-pages-'));
    const folder = join(site, 'apps/storefront/dist');
    await cp(join(storefront, 'dist'), folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    await promisify(execFile)(process.execPath, [
      join(storefront, 'build/hosting.ts'),
      folder,
      join(site, 'firebase.json'),
    ]);
    // Unlike the backend, static files can be replaced without a restart.
    await using host = await openFileServer(site);
    await page.goto(`${host.address}/portfolio`);
    await untilOfflineReady(page);

    await deploy(folder);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(messages(page)).toContainText('The shop has been updated.');
    await expect(messages(page).getByRole('button', { name: 'Reload' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(title(page, 'Blog')).toBeVisible();
    await expect(page.locator('#root')).toHaveAttribute('data-scripts', /^\/assets\/next-index-/);
    // It still loads pages of the new version.
    await page.close();
    await rm(site, { recursive: true });
  });
});
