import type { Locator, Page } from 'playwright/test';
import { admin, logIn, newAccount, storedToken } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { classes, modes, outcomes } from '../failures/cases.ts';
import { mockCall } from '../failures/mockCall.ts';
import type { Failure } from '../failures/mockCall.ts';
import { delivery, dialog, expectFields, fill, mainMenu, messages } from '../page.ts';
import { expect, test } from '../test.ts';

// A trace of ten failures on one page takes longer than the failures.
test.use({ trace: 'off', failingRequests: /\/api\// });
test.describe.configure({ timeout: 120_000 });

const customer = newAccount('Nazma Akter');
const main = (page: Page) => page.getByRole('main');
const clickFirst = (name: RegExp) => (page: Page) =>
  page.getByRole('row').getByRole('button', { name }).first().click();

interface TestCase {
  account: Account;
  /** The page that makes the call; `{id}` is a part. */
  path: string;
  /** The area in which the failure appears. */
  area: (page: Page) => Locator;
  fields?: Record<string, string>;
  /** Opens the dialog. */
  open?: (page: Page) => Promise<void>;
  button: string;
  /** The body with which a host accepts the call. */
  accepted: unknown;
  success: string;
}

const testCases: Record<'form' | 'dialog' | 'make admin', TestCase> = {
  form: {
    account: customer,
    path: '/purchase/{id}',
    area: main,
    fields: delivery,
    button: 'Place order',
    accepted: {},
    success: 'Order placed sucessfully',
  },
  dialog: {
    account: customer,
    path: '/dashboard/myorders',
    area: dialog,
    open: clickFirst(/^Delete/),
    button: 'Delete',
    accepted: { deletedCount: 1 },
    success: 'is deleted.',
  },
  'make admin': {
    account: admin,
    path: '/dashboard/alluser',
    area: dialog,
    open: clickFirst(/^Make Admin/),
    button: 'Make Admin',
    accepted: { modifiedCount: 1 },
    success: 'Successfully made an admin',
  },
};

async function logInAgain(page: Page, { account, path }: TestCase): Promise<void> {
  await expect(page).toHaveURL('/login');
  await logIn(page, account);
  await expect(page).toHaveURL(path);
}

async function expectBusy(page: Page, button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await button.click({ force: true });
}

async function checkWrite({ page, call, mode, name, text }: Failure, testCase: TestCase): Promise<void> {
  const area = testCase.area(page);
  const button = area.getByRole('button', { name: testCase.button, exact: true });
  const success = messages(page).getByText(testCase.success);
  const closeMessage = messages(page).getByRole('button', { name: 'Close' });
  while ((await closeMessage.count()) > 0) await closeMessage.first().click();
  const orderAnother = area.getByRole('button', { name: 'Order another' });
  if (await orderAnother.isVisible()) await orderAnother.click();
  await fill(page, testCase.fields ?? {});
  await testCase.open?.(page);
  call.accept(testCase.accepted);
  call.fail(mode);
  await button.click();

  if (name === 'login') {
    await expect(messages(page).getByText(text)).toBeVisible();
    await expect(success).toHaveCount(0);
    call.accept(testCase.accepted);
    await logInAgain(page, testCase);
    await expectFields(page, testCase.fields ?? {});
    await testCase.open?.(page);
    await button.click();
  } else if (name === 'waiting') {
    await expectBusy(page, button);
    await expect(success).toHaveCount(0);
    call.release();
    await expect(success).toBeVisible();
    expect(call.count(), 'calls after a second click').toBe(1);
  } else if (name !== 'success') {
    await expect(area.getByText(text)).toBeVisible();
    await expect(messages(page).getByText(text)).toBeVisible();
    await expect(area.getByRole('alert'), 'only the message is announced').toHaveCount(0);
    await expect(success).toHaveCount(0);
    await expectFields(page, testCase.fields ?? {});
    await expect(button).not.toHaveAttribute('aria-busy');
    call.accept(testCase.accepted);
    await button.click();
  }
  await expect(success).toBeVisible();
  await expect(area.getByText(text)).toHaveCount(0);
}

async function checkSignIn({ page, call, mode, name, text }: Failure): Promise<void> {
  const button = main(page).getByRole('button', { name: 'Login', exact: true });
  call.accept();
  call.fail(mode);
  await page.goto('/login');
  await logIn(page, admin);
  if (name === 'waiting') {
    await expectBusy(page, button);
    call.release();
  } else {
    await expect(main(page).getByRole('alert').getByText(text)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await expect(page.getByLabel('Email')).toHaveValue(admin.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(admin.password);
    call.accept();
    await button.click();
  }
  await expect(page).toHaveURL('/');
  if (name === 'waiting') expect(call.count(), 'calls after a second click').toBe(1);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(mainMenu(page).filter({ hasText: 'Login' })).toBeVisible();
}

for (const className of Object.keys(testCases) as (keyof typeof testCases)[]) {
  const { calls, outcomes: expected } = classes[className];
  const { account, path } = testCases[className];

  test.describe(`a failure of ${calls[0]}`, () => {
    test.use({ account });

    test('shows the documented outcome of each mode (S168)', async ({ page, newPart, newOrder }) => {
      const part = await newPart();
      if (account.name) await newOrder(account, part);
      const testCase = { ...testCases[className], path: path.replace('{id}', part._id) };
      const call = await mockCall(page, calls[0]);
      await page.goto(testCase.path);
      for (const mode of modes) {
        const name = expected[mode];
        await test.step(`${mode}: ${name}`, () => checkWrite({ page, call, mode, name, ...outcomes[name] }, testCase));
      }
    });
  });
}

test.describe(`a failure of ${classes['sign-in'].calls[0]}`, () => {
  test('shows the documented outcome of each mode (S168)', async ({ page }) => {
    const call = await mockCall(page, classes['sign-in'].calls[0]);
    for (const mode of modes) {
      const name = classes['sign-in'].outcomes[mode];
      await test.step(`${mode}: ${name}`, () => checkSignIn({ page, call, mode, name, ...outcomes[name] }));
    }
  });
});
