import { setTimeout } from 'node:timers/promises';
import { shopper } from '../accounts.ts';
import { hold, title, untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';
import { expectTouch, touches } from '../touches.ts';

const scripts = /\/assets\/.*\.js$/;

const paths = ['/', '/parts', '/blog', '/purchase/{part}'];

for (const path of paths) {
  test(`a button of ${path} that is pressed before the scripts have arrived acts once @engines`, async ({
    page,
    newPart,
  }) => {
    const part = await newPart();
    const release = await hold(page, scripts);
    await page.goto(path.replace('{part}', part._id), { waitUntil: 'commit' });
    const toDark = page.getByRole('button', { name: 'Switch to dark colours' });
    await toDark.click();
    await expect(toDark).toHaveAttribute('data-pending');
    await toDark.click();
    await expect(page.locator('html')).toHaveAttribute('data-dealer-mode', 'system');
    release();
    const toLight = page.getByRole('button', { name: 'Switch to light colours' });
    await expect(toLight).toBeVisible();
    await expect(toLight).not.toHaveAttribute('data-pending');
    await toLight.click();
    await expect(page.locator('html')).toHaveAttribute('data-dealer-mode', 'light');
  });
}

test.describe('while the files arrive in any order', () => {
  // A touch that opens a page ends the loading of the files of the page before.
  test.use({ failingRequests: scripts });

  for (const { path, kind, touch, isInEveryBrowser } of touches) {
    const tag = ['@all', ...(isInEveryBrowser ? ['@engines'] : [])];
    test(`a ${kind} at a random moment of loading ${path} is not lost`, { tag }, async ({ page, newPart }) => {
      await page.route(scripts, async (route) => {
        await setTimeout(Math.random() * 400);
        await route.fallback();
      });
      const visitor = {
        open: async (address: string) => {
          await page.goto(address, { waitUntil: 'commit' });
          await page.getByRole('heading', { level: 1 }).waitFor();
        },
        press: (xpath: string) => page.locator(xpath).click(),
        type: (xpath: string, typed: string) => page.locator(xpath).fill(typed),
        read: (expression: string) => page.evaluate(expression),
      };
      await expectTouch(visitor, path, touch, await newPart());
    });
  }
});

test('a login that is sent before the scripts have arrived signs in, and never leaves as a form @engines', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  const release = await hold(page, scripts);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  const submit = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
  await submit.click();
  await expect(submit).toHaveAttribute('data-pending');
  expect(posts).toEqual([]);
  release();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(posts).not.toContain('/login');
});

test('a link that is pressed before the scripts have arrived opens its page', async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  release();
  await untilInteractive(page);
  await expect(title(page, 'Blog')).toBeVisible();
});

test('a search that is sent before the scripts have arrived finds its parts', async ({ page, newPart }) => {
  const part = await newPart();
  const release = await hold(page, scripts);
  await page.goto('/parts', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill(part.product_name);
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/[?&]search=/);
  release();
  await untilInteractive(page);
  await expect(page.getByRole('searchbox')).toHaveValue(part.product_name);
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([part.product_name]);
});

for (const [path, field] of [
  ['/parts', 'searchbox'],
  ['/', 'combobox'],
] as const)
  test(`a search that is typed on ${path} before the scripts have arrived is kept @engines`, async ({
    page,
    newPart,
  }) => {
    const part = await newPart();
    const release = await hold(page, scripts);
    await page.goto(path, { waitUntil: 'commit' });
    const search = page.getByRole(field, { name: 'Search parts' });
    await search.fill(part.product_name);
    release();
    await untilInteractive(page);
    await expect(search).toHaveValue(part.product_name);
    if (field === 'combobox') await search.press('Enter');
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([part.product_name]);
    await expect(page).not.toHaveURL(/sort=/);
  });

test('a search that is typed on the page of a part is kept when a visitor is led to the login @engines', async ({
  page,
  newPart,
}) => {
  const part = await newPart();
  const release = await hold(page, scripts);
  await page.goto(`/purchase/${part._id}`, { waitUntil: 'commit' });
  const search = page.getByRole('combobox', { name: 'Search parts' });
  await search.fill(part.product_name);
  release();
  await expect(title(page, 'Login')).toBeVisible();
  await expect(search).toHaveValue(part.product_name);
});

test.describe('without the scripts', () => {
  test.use({ failingRequests: scripts });

  test('a press does not seem to work for ever', async ({ page }) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(scripts, async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto('/blog', { waitUntil: 'commit' });
    const toDark = page.getByRole('button', { name: 'Switch to dark colours' });
    await toDark.click();
    await expect(toDark).toHaveAttribute('data-pending');
    fail();
    await expect(toDark).not.toHaveAttribute('data-pending');
  });
});
