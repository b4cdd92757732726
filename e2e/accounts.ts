import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { untilInteractive } from './page.ts';

export interface Account {
  email: string;
  password: string;
  /** Set for an account that does not exist yet: it signs up instead of logging in. */
  name?: string;
}

export const admin: Account = { email: 'admin@dealerkit.dev', password: 'admin123' };

export const shopper: Account = { email: 'shopper@dealerkit.dev', password: 'shopper123' };

/** An account that no shop has yet. */
export function newAccount(name = 'Rahima Khatun'): Account & { name: string } {
  const email = `${name.replace(/\W+/g, '.').toLowerCase()}.${crypto.randomUUID()}@example.com`;
  return { name, email, password: 'kadamtali-7' };
}

/** Fills in and submits the login form of the current page. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await untilInteractive(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

/** Fills in and submits the sign-up form of the current page. */
export async function signUp(page: Page, { name, email, password }: Account & { name: string }): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  await untilInteractive(page);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
}

/** Logs in, or signs up, and waits until the access token is stored. */
export async function signIn(page: Page, account: Account): Promise<void> {
  const { name } = account;
  await page.goto(name === undefined ? '/login' : '/signup');
  await (name === undefined ? logIn(page, account) : signUp(page, { ...account, name }));
  await page.waitForFunction(() => localStorage.getItem('accessToken'));
}

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));
