import { join } from 'node:path';
import { By, Key, until } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import { admin, newAccount } from '../accounts.ts';
import { delivery } from '../page.ts';
import { expect } from '../test.ts';
import {
  answer,
  button,
  click,
  expectFocus,
  field,
  heading,
  link,
  open,
  openAs,
  see,
  test,
  text,
  type,
  untilInteractive,
} from '../webkit.ts';

const count = async (driver: WebDriver, locator: By) => (await driver.findElements(locator)).length;
const scrollTop = (driver: WebDriver) => driver.executeScript<number>('return Math.round(scrollY)');

test('a visitor sees the last six parts and the last three reviews', async ({ driver, newPart }) => {
  const { product_name: part } = await newPart();
  await driver.navigate().refresh();
  await see(driver, heading(part));
  await see(driver, link(`Order ${part}`));
  const articles = (name: string) => By.xpath(`//section[.//h2[normalize-space()="${name}"]]//article`);
  await expect.poll(() => count(driver, articles('Choose Your Parts'))).toBe(6);
  await expect.poll(() => count(driver, articles('User Reviews'))).toBe(3);
});

test('"Get Started" scrolls to the parts, and going back restores the scroll position', async ({ driver }) => {
  await click(driver, button('Get Started'));
  await expectFocus(driver, heading('Choose Your Parts'));
  await expect
    .poll(async () => (await driver.findElement(heading('Choose Your Parts')).getRect()).y)
    .toBeGreaterThan(0);
  const blog = await driver.findElement(By.css('footer a[href="/blog"]'));
  await driver.executeScript('arguments[0].scrollIntoView({ behavior: "instant" })', blog);
  const before = await scrollTop(driver);
  expect(before).toBeGreaterThan(1000);
  await blog.click();
  await expectFocus(driver, heading('Blog'));
  await expect.poll(() => scrollTop(driver)).toBe(0);
  await driver.navigate().back();
  await expectFocus(driver, heading('Best Truck parts in town!'));
  await expect.poll(() => scrollTop(driver)).toBe(before);
});

test('a visitor skips the menu with the keyboard', async ({ driver }) => {
  await see(driver, heading('Best Truck parts in town!'));
  await driver.actions().sendKeys(Key.TAB).perform();
  await expectFocus(driver, link('Skip to content'));
  await driver.actions().sendKeys(Key.ENTER).perform();
  await expectFocus(driver, By.css('#content'));
});

test('a visitor switches to Bangla and to dark colours, which are kept after a reload', async ({ driver }) => {
  const background = () => driver.executeScript<string>('return getComputedStyle(document.body).backgroundColor');
  const light = await background();
  await click(driver, button('Switch to dark colours'));
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await click(driver, button('বাংলা'));
  await see(driver, heading('শহরের সেরা ট্রাক পার্টস!'));
  await driver.navigate().refresh();
  await see(driver, heading('শহরের সেরা ট্রাক পার্টস!'));
  await untilInteractive(driver);
  expect(await background()).toBe(dark);
  await click(driver, button('English'));
  await see(driver, heading('Best Truck parts in town!'));
});

test('a visitor finds a part by its number', async ({ driver, newPart }) => {
  const number = `1823-${crypto.randomUUID().replaceAll(/\D/g, '').slice(0, 6)} A`;
  const { product_name: part } = await newPart({ description: `OEM: ${number}` });
  await click(driver, link('All Parts'));
  await expectFocus(driver, heading('All Parts'));
  await type(driver, { 'Search parts': number.replaceAll('-', ' ').toLowerCase() });
  await see(driver, text('1 part for'));
  await see(driver, link(part));
});

test('an unknown address shows the way back', async ({ driver, shop }) => {
  await open(driver, `${shop.address}/no-such-page`);
  await see(driver, heading('Page not found'));
  await click(driver, link('Back to the home page'));
  await expectFocus(driver, heading('Best Truck parts in town!'));
});

test('a new customer orders a part and deletes the order', async ({ driver, newPart }) => {
  const { product_name: part } = await newPart();
  await openAs(driver, newAccount(), '/');
  await click(driver, link(`Order ${part}`));
  await expectFocus(driver, heading(part));
  await type(driver, { ...delivery, Quantity: '1' });
  await click(driver, button('Place order'));
  await see(driver, text('Quantity should be grater than default value'));
  await click(driver, button('Increase quantity'));
  await expect.poll(() => driver.findElement(field('Quantity')).getAttribute('value')).toBe('2');
  await click(driver, button('Place order'));
  await expectFocus(driver, heading('We have your order'));

  await click(driver, link('Dashboard'));
  // The message of the placed order has a link to My Orders too, and stays until the new page is ready.
  await expectFocus(driver, heading('Welcome to your Dashboard'));
  await click(driver, link('My Orders'));
  await see(driver, By.xpath(`//tr[contains(., "${part}")][contains(., "${delivery.Address}")]`));
  const deleteButton = button(`Delete ${part}`);
  await click(driver, deleteButton);
  await see(driver, text(`Are you sure you want to delete ${part}`));
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await expectFocus(driver, deleteButton);
  await click(driver, deleteButton);
  await click(driver, answer('Delete'));
  await see(driver, text('No orders yet'));
});

test('a customer adds a review, which appears on the home page', async ({ driver }) => {
  const description = `It has not squealed since. ${crypto.randomUUID()}`;
  await openAs(driver, newAccount(), '/dashboard/review');
  await type(driver, { 'Product name': 'Brake Disc', Description: description, 'Rating out of 5': '4.5' });
  await click(driver, button('Add review'));
  await see(driver, text('Review added successfully'));
  await click(driver, link('Home'));
  await see(driver, text(description));
});

test('a customer signs out', async ({ driver }) => {
  await openAs(driver, newAccount(), '/dashboard');
  await see(driver, heading('Welcome to your Dashboard'));
  await click(driver, button('Sign Out'));
  await see(driver, heading('Login'));
  await expect.poll(() => driver.executeScript('return localStorage.length')).toBe(0);
  await driver.navigate().refresh();
  await see(driver, heading('Login'));
});

test('an admin adds a part and deletes it', async ({ driver }) => {
  const part = `Mud Flap ${crypto.randomUUID().slice(0, 8)}`;
  await openAs(driver, admin, '/dashboard/addproduct');
  await type(driver, { 'Image URL': '/photos/tyre-800.jpg', 'Product name': part, Price: '1450' });
  await type(driver, { 'Minimum order quantity': '2', 'Available quantity': '40' });
  await click(driver, button('Add part'));
  await see(driver, text('Add a part sucessfully'));
  await click(driver, link('Manage Products'));
  await expectFocus(driver, heading('Manage Products'));
  await type(driver, { Search: part });
  await click(driver, button(`Delete ${part}`));
  await click(driver, answer('Delete'));
  await see(driver, text(`${part} is deleted.`));
});

test('an admin confirms an order and prints it', async ({ driver, newPart, newOrder }) => {
  const part = await newPart();
  await newOrder(newAccount('Abdul Karim'), part);
  await openAs(driver, admin, `/dashboard/orders?search=${part.product_name}`);
  await click(driver, button('Confirm'));
  await click(driver, By.css('[data-row-target]'));
  await click(driver, link('Print'));
  await see(driver, By.css('article'));
});

test('every page fits the narrowest window, which has the layout of a phone', async ({ driver, shop, newPart }) => {
  const { _id } = await newPart();
  await openAs(driver, admin, '/');
  await driver.manage().window().setRect({ width: 360, height: 740 });
  await expect.poll(() => driver.executeScript('return innerWidth')).toBeLessThan(640);
  await click(driver, button('Open menu'));
  await click(driver, link('Blog'));
  await expectFocus(driver, heading('Blog'));
  for (const path of [
    '/',
    '/parts',
    `/purchase/${_id}`,
    '/dashboard',
    '/dashboard/orders',
    '/dashboard/manageproducts',
  ]) {
    await driver.get(shop.address + path);
    await see(driver, By.css('h1'));
    const overflow = 'return document.documentElement.scrollWidth - innerWidth';
    expect(await driver.executeScript(overflow), path).toBeLessThanOrEqual(0);
  }
});

test('an admin uploads two pictures of a part, and steps through them on its page', async ({ driver, shop }) => {
  const part = `Water Pump ${crypto.randomUUID().slice(0, 8)}`;
  await openAs(driver, admin, '/dashboard/addproduct');
  await see(driver, heading('Add A Products'));
  // The page has its heading before its form.
  const input = await driver.wait(until.elementLocated(By.css('input[type="file"][multiple]')), 30_000);
  for (const name of ['water-pump', 'gear-set']) {
    await input.sendKeys(join(import.meta.dirname, `../../apps/storefront/public/photos/${name}-800.jpg`));
  }
  await type(driver, { 'What picture 2 shows': 'The gears', 'Product name': part, 'Minimum order quantity': '1' });
  await click(driver, button('Add part'));
  await see(driver, text('Add a part sucessfully'));
  const parts = (await (await fetch(`${shop.address}/api/parts`)).json()) as { _id: string; product_name: string }[];
  const { _id } = parts.find(({ product_name }) => product_name === part) ?? {};
  await open(driver, `${shop.address}/purchase/${_id}`);
  await click(driver, button('Next picture'));
  await see(driver, text('Picture 2 of 2: The gears'));
  const picture = await driver.wait(until.elementLocated(By.css('[role="group"] img[alt="The gears"]')), 30_000);
  await expect.poll(() => driver.executeScript('return arguments[0].naturalWidth', picture)).toBeGreaterThan(0);
});

test('an admin is told that this browser has no passkeys', async ({ driver }) => {
  await openAs(driver, admin, '/dashboard/myprofile');
  await see(driver, heading('Passkeys'));
  expect(await driver.executeScript('return "PublicKeyCredential" in window')).toBe(false);
});
