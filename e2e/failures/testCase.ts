import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { logIn, newAccount } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { test } from '../test.ts';
import type { Fixtures } from '../test.ts';
import { classes, modes, outcomes } from './cases.ts';
import { mockCall } from './mockCall.ts';
import type { Failure } from './mockCall.ts';

/** How the journeys make the first call of a class fail. */
export interface TestCase {
  account: Account;
  /** The page that makes the call; `{id}` is a part. */
  path: string;
  /** The area in which the failure appears. */
  area: (page: Page) => Locator;
}

export const customer = newAccount('Nazma Akter');
export const main = (page: Page) => page.getByRole('main');

export async function logInAgain(page: Page, { account, path }: TestCase): Promise<void> {
  await expect(page).toHaveURL('/login');
  await logIn(page, account);
  await expect(page).toHaveURL(path);
}

/** Fails the first call of a class in every mode. */
export async function checkModes(
  page: Page,
  className: keyof typeof classes,
  check: (failure: Failure) => Promise<void>,
): Promise<void> {
  const { calls, outcomes: expected } = classes[className];
  const call = await mockCall(page, calls[0]);
  for (const mode of modes) {
    const name = expected[mode];
    await test.step(`${mode}: ${name}`, () => check({ page, call, mode, name, ...outcomes[name] }));
  }
}

/** Opens the page of a test case with a new part, and an order of it by a customer. */
export async function openTestCase<Case extends TestCase>(
  page: Page,
  testCase: Case,
  { newPart, newOrder }: Pick<Fixtures, 'newPart' | 'newOrder'>,
): Promise<Case> {
  const part = await newPart();
  await newOrder(testCase.account.name ? testCase.account : customer, part);
  const opened = { ...testCase, path: testCase.path.replace('{id}', part._id) };
  await page.goto(opened.path);
  return opened;
}
