import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { title, untilInteractive } from './page.ts';

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

/** Fills in and submits the form of the current page. */
async function submit(page: Page, form: 'Login' | 'Sign Up', { name, email, password }: Account): Promise<void> {
  await expect(title(page, form)).toBeVisible();
  await untilInteractive(page);
  if (form === 'Sign Up') await page.getByLabel('Name').fill(name ?? '');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: form, exact: true }).click();
}

export const logIn = async (page: Page, account: Account) => submit(page, 'Login', account);
export const signUp = async (page: Page, account: Account) => submit(page, 'Sign Up', account);

/** Logs in, or signs up, and waits until the access token is stored. */
export async function signIn(page: Page, account: Account): Promise<void> {
  const isNew = account.name !== undefined;
  await page.goto(isNew ? '/signup' : '/login');
  await submit(page, isNew ? 'Sign Up' : 'Login', account);
  await page.waitForFunction(() => localStorage.getItem('accessToken'));
}

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));
