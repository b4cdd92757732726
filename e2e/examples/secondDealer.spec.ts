import type { Page } from 'playwright/test';
import { admin, newAccount } from '../accounts.ts';
import { axeViolations } from '../axe.ts';
import { dialog, row, title } from '../page.ts';
import { expect, test } from './test.ts';

const part = 'Clutch Kit 430 mm';
const orderPart = `${part} অর্ডার করুন`;
const send = (page: Page, button: string) =>
  page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
const openFromMenu = async (page: Page, item: string) => {
  await page.getByRole('navigation', { name: 'ড্যাশবোর্ড' }).getByRole('link', { name: item }).click();
  await expect(title(page, item)).toBeFocused();
};

// A colour that is still fading has a lower contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' }, site: { example: 'second-dealer', hasBuild: true } });

/** The name of the first dealer, in both languages. */
const firstDealer = /surma|সুরমা/i;

test('the site of another dealer has its own brand and words, also in the dark, and no violation', async ({ page }) => {
  await page.goto('/');
  await expect(title(page, 'উত্তরবঙ্গের ট্রাক, আমাদের পার্টস')).toBeVisible();
  await expect(page.getByRole('region', { name: 'নতুন আসা পার্টস' }).getByRole('article')).toHaveCount(6);
  await expect(page).toHaveTitle('ট্রাকের পার্টস – পদ্মা ট্রাক পার্টস');
  await expect(page.locator('body')).not.toContainText(firstDealer);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(90, 18, 40)');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'গাঢ় রঙে দেখুন' }).click();
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(47, 10, 22)');
  expect(await axeViolations(page, 'colours')).toEqual([]);

  await page.getByRole('navigation', { name: 'প্রধান মেনু' }).getByRole('link', { name: 'সব পার্টস' }).click();
  await expect(title(page, 'সব পার্টস')).toBeFocused();
  await page.getByRole('searchbox').fill('clutch 430');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
});

test('a page that only another dealer has is not found, also in its title', async ({ page }) => {
  await page.goto('/basket');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('পেজটি পাওয়া যায়নি – পদ্মা ট্রাক পার্টস');
});

test('from right to left, the picture of the home page fades toward the text, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.goto('/');
  const picture = page.getByRole('img', { name: 'সূর্যাস্তের সময় পদ্মার পাড়ের রাস্তায় একটি মালবাহী ট্রাক' });
  await expect(picture).toBeVisible();
  const fade = () => picture.evaluate((image) => getComputedStyle(image.closest('div') ?? image).maskImage);
  expect(await fade()).toContain('(90deg');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await fade()).toContain('(270deg');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test.describe('a customer', () => {
  // The refused token of the first attempt.
  test.use({ failingRequests: /orderparts/ });

  test('signs up on the page of a part, orders it with a token that has to be renewed, and deletes the order', async ({
    page,
  }) => {
    const { name, email, password } = newAccount();
    await page.goto('/parts?search=clutch');
    await page.getByRole('link', { name: part }).click();
    await page.getByRole('link', { name: orderPart }).click();
    await page.getByRole('link', { name: 'অ্যাকাউন্ট খুলুন' }).click();
    await page.getByLabel('নাম').fill(name);
    await page.getByLabel('ইমেইল').fill(email);
    await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(password);
    await send(page, 'সাইন আপ করুন');
    await expect(page.getByText(`${name} নামে লগইন করা আছে`)).toBeVisible();

    await page.goto('/parts?search=clutch');
    await page.getByRole('link', { name: part }).click();
    await page.getByRole('link', { name: orderPart }).click();
    await expect(title(page, part)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
    await page.getByLabel('ঠিকানা').fill('শিরোইল, রাজশাহী');
    await page.getByLabel('ফোন').fill('01700-000142');
    await send(page, 'অর্ডার পাঠান');
    await expect(page.getByText('আপনার অর্ডার আমরা পেয়েছি')).toBeVisible();

    await page.goto('/dashboard');
    await openFromMenu(page, 'আমার অর্ডার');
    await expect(row(page, part)).toContainText('শিরোইল, রাজশাহী');
    await expect(page.locator('a[href^="/dashboard/orders"]')).toHaveCount(0);
    await row(page, part)
      .getByRole('link', { name: `আবার অর্ডার করুন: ${part}` })
      .click();
    await expect(page.getByLabel('ঠিকানা')).toHaveValue('শিরোইল, রাজশাহী');
    await page.goBack();
    expect(await axeViolations(page)).toEqual([]);
    await row(page, part)
      .getByRole('button', { name: `${part} মুছুন` })
      .click();
    await dialog(page).getByRole('button', { name: 'মুছুন' }).click();
    await expect(row(page, part)).toBeHidden();
  });
});

test.describe('an admin', () => {
  test.use({ failingRequests: /signInWithPassword|images\.example/ });

  test('logs in, adds a part and sees it in the lists', async ({ page }) => {
    await page.goto('/dashboard/addproduct');
    await expect(title(page, 'লগইন')).toBeVisible();
    await page.getByLabel('ইমেইল').fill(admin.email);
    await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('wrong password');
    await send(page, 'লগইন করুন');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(admin.password);
    await send(page, 'লগইন করুন');

    await expect(title(page, 'পার্টস যোগ করুন')).toBeVisible();
    const name = `Padma Leaf Spring ${crypto.randomUUID().slice(0, 6)}`;
    await page.getByLabel('পার্টসের নাম').fill(name);
    await page.getByLabel('দাম').fill('৪২০০');
    await page.getByLabel('ছবির ঠিকানা (URL)').fill('https://images.example/spring.jpg');
    await page.getByLabel('সর্বনিম্ন অর্ডারের পরিমাণ').fill('1');
    await page.getByLabel('স্টকের পরিমাণ').fill('12');
    await send(page, 'পার্টস যোগ করুন');
    await openFromMenu(page, 'পার্টস ম্যানেজ করুন');
    await expect(row(page, name)).toContainText('৪,২০০');
    await expect(page.locator('a[href="/dashboard/import"]')).toHaveCount(0);
    await openFromMenu(page, 'সব ব্যবহারকারী');
    await expect(row(page, admin.email)).toBeVisible();
    await expect(row(page, admin.email).getByRole('link')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});
