import { shopper } from '../accounts.ts';
import { hold, title, untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

const scripts = /\/assets\/.*\.js$/;

for (const path of ['/', '/parts', '/blog', '/purchase/{part}']) {
  test(`a button of ${path} that is pressed before the scripts have arrived acts once @engines`, async ({
    page,
    newPart,
  }) => {
    const part = await newPart();
    const release = await hold(page, scripts);
    await page.goto(path.replace('{part}', part._id), { waitUntil: 'commit' });
    const toDark = page.getByRole('button', { name: 'Switch to dark colours' });
    await toDark.click();
    await expect(toDark).toHaveAttribute('data-kept');
    await toDark.click();
    await expect(page.locator('html')).toHaveAttribute('data-dealer-mode', 'system');
    release();
    const toLight = page.getByRole('button', { name: 'Switch to light colours' });
    await expect(toLight).toBeVisible();
    await expect(toLight).not.toHaveAttribute('data-kept');
    await toLight.click();
    await expect(page.locator('html')).toHaveAttribute('data-dealer-mode', 'light');
  });
}

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
  await expect(submit).toHaveAttribute('data-kept');
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
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/[?&]search=/);
  release();
  await untilInteractive(page);
  await expect(page.getByRole('searchbox')).toHaveValue(part.product_name);
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([part.product_name]);
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
    await expect(toDark).toHaveAttribute('data-kept');
    fail();
    await expect(toDark).not.toHaveAttribute('data-kept');
  });
});
