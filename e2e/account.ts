import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** What a person signs in with. */
export interface Account {
  email: string;
  password: string;
  /** Whoever brings a name has no account yet. */
  name?: string;
}

/** Runs every demo shop. */
export const admin: Account = { email: 'admin@dealerkit.dev', password: 'admin123' };

/** Buys in every demo shop. */
export const shopper: Account = { email: 'shopper@dealerkit.dev', password: 'shopper123' };

/** Somebody whom no shop has ever seen. */
export function newcomer(name = 'Rahima Khatun'): Account & { name: string } {
  const email = `${name.replace(/\W+/g, '.').toLowerCase()}.${crypto.randomUUID()}@example.com`;
  return { name, email, password: 'kadamtali-7' };
}

/** Fills in the login form that is on screen and sends it. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

/** Fills in the sign-up form that is on screen and sends it. */
export async function signUp(page: Page, { name, email, password }: Account & { name: string }): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
}

/** Opens a page of the dashboard by its menu, from any other one. */
export async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: item }).click();
  await expect(page.getByRole('heading', { level: 1, name: item })).toBeVisible();
}
