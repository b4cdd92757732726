import type { Locator, Page } from 'playwright/test';
import { logIn } from '../account.ts';
import type { Account } from '../account.ts';
import type { HostThatFails } from './hostThatFails.ts';
import type { ReadingPlace, SendingPlace } from './places.ts';
import type { Sight } from './table.ts';
import { expect } from './test.ts';

/** One cell of the table on its way: a page, a host that may fail, and what is to be seen. */
export interface Cell {
  page: Page;
  host: HostThatFails;
  way: string;
  sight: Sight;
}

const messages = (page: Page) => page.getByLabel('Messages');

/** Goes through the login to which the person was led, and expects to be back. */
async function comeBack(page: Page, account: Account, path: string): Promise<void> {
  await expect(page).toHaveURL('/login');
  await logIn(page, account);
  await expect(page).toHaveURL(path);
}

/** Opens the page of a read while the host fails it, and goes on from there as the table says. */
export async function walkReading({ page, host, way, sight }: Cell, place: ReadingPlace): Promise<void> {
  host.mend();
  host.fail(way);
  await page.goto(place.path, { waitUntil: 'commit' });
  const content = place.content(page).first();
  if (sight.name === 'login') {
    await expect(page).toHaveURL('/login');
    host.mend();
    await comeBack(page, place.account, place.path);
  } else if (sight.name === 'waiting') {
    await expect(place.at(page).getByRole('progressbar').first()).toBeVisible();
    await expect.poll(host.count).toBe(1);
    host.answer();
  } else {
    await meetSight(place.at(page), sight);
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    host.mend();
    if (!sight.waysOn.includes('Try again')) return;
    const again = place.at(page).getByRole('button', { name: 'Try again', exact: true });
    await again.click();
    await expect(again).toHaveCount(0);
  }
  await expect(content).toBeVisible();
}

/** What stands in the place of what could not be had: title, sentence, and every way on. */
async function meetSight(place: Locator, { title, sentence, waysOn }: Sight): Promise<void> {
  const drawn = place.getByRole('alert');
  await expect(drawn).toContainText(title);
  await expect(drawn).toContainText(sentence);
  for (const name of waysOn) {
    await expect(drawn.getByRole('button', { name }).or(drawn.getByRole('link', { name }))).toBeVisible();
  }
}

/** Sends something that the host fails, and goes on from there as the table says. */
export async function walkSending({ page, host, way, sight }: Cell, place: SendingPlace): Promise<void> {
  const button = place.at(page).getByRole('button', { name: place.button, exact: true });
  const told = messages(page).getByText(place.success);
  const fill = async () => {
    for (const [label, value] of Object.entries(place.typed)) await page.getByLabel(label).fill(value);
    await place.asks?.(page);
  };

  await closeMessages(page);
  await fill();
  host.mend(place.good);
  host.fail(way);
  await button.click();

  if (sight.name === 'login') {
    await expect(messages(page).getByText(sight.sentence)).toBeVisible();
    await expect(told).toHaveCount(0);
    host.mend(place.good);
    await comeBack(page, place.account, place.path);
    await expectTyped(page, place);
    await place.asks?.(page);
    await button.click();
  } else if (sight.name === 'waiting') {
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Enter');
    await button.click({ force: true });
    await expect(told).toHaveCount(0);
    host.answer();
    await expect(told).toBeVisible();
    expect(host.count(), 'a second click sends nothing').toBe(1);
  } else if (sight.name !== 'done') {
    await expect(place.at(page).getByText(sight.sentence)).toBeVisible();
    await expect(messages(page).getByText(sight.sentence)).toBeVisible();
    await expect(place.at(page).getByRole('alert'), 'one voice is enough').toHaveCount(0);
    await expect(told).toHaveCount(0);
    await expectTyped(page, place);
    await expect(button).not.toHaveAttribute('aria-busy');
    host.mend(place.good);
    await button.click();
  }
  await expect(told).toBeVisible();
  await expect(place.at(page).getByText(sight.sentence)).toHaveCount(0);
}

/** Expects all that was typed to be in its fields still, or again. */
async function expectTyped(page: Page, { typed }: SendingPlace): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(value);
}

/** Takes away what was said before, so that only what comes next is heard. */
async function closeMessages(page: Page): Promise<void> {
  const close = messages(page).getByRole('button', { name: 'Close' });
  while ((await close.count()) > 0) await close.first().click();
}

/** Logs in while the host fails to give a token, and goes on from there as the table says. */
export async function walkSigningIn({ page, host, way, sight }: Cell, account: Account): Promise<void> {
  host.mend();
  host.fail(way);
  await page.goto('/login');
  await logIn(page, account);
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Login', exact: true });
  if (sight.name === 'waiting') {
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Enter');
    await button.click({ force: true });
    host.answer();
  } else {
    await expect(main.getByRole('alert').getByText(sight.sentence)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);
    host.mend();
    await button.click();
  }
  await expect(page).toHaveURL('/');
  if (sight.name === 'waiting') expect(host.count(), 'a second click sends nothing').toBe(1);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeVisible();
}
