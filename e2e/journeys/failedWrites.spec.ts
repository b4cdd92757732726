import type { Page } from 'playwright/test';
import { admin, logIn, storedToken } from '../accounts.ts';
import { callGroups } from '../failures/cases.ts';
import { checkModes, customer, expectBusy, logInAgain, main, openTestCase } from '../failures/testCase.ts';
import type { Failure, TestCase } from '../failures/testCase.ts';
import { delivery, dialog, expectFields, fill, mainMenu, messages } from '../page.ts';
import { expect, test } from '../test.ts';

test.use({ failingRequests: /\/api\// });

const clickFirst = (name: RegExp) => (page: Page) =>
  page.getByRole('row').getByRole('button', { name }).first().click();

interface WriteCase extends TestCase {
  fields?: Record<string, string>;
  /** Opens the dialog. */
  open?: (page: Page) => Promise<void>;
  button: string;
  /** The button that shows the form again after a success. */
  again?: string;
  /** The body with which a host accepts the call. */
  accepted: unknown;
  success: string;
}

const testCases: Record<'form' | 'dialog' | 'make admin', WriteCase> = {
  form: {
    account: customer,
    path: '/purchase/{id}',
    area: main,
    fields: { ...delivery, Phone: '+880 1700-000142' },
    button: 'Place order',
    again: 'Order another',
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

/** Closes all messages at once, because a message also disappears by itself. */
async function closeMessages(page: Page): Promise<void> {
  const close = messages(page).getByRole('button', { name: 'Close' });
  await close.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect(close).toHaveCount(0);
}

async function checkWrite({ page, call, mode, name, text }: Failure, testCase: WriteCase): Promise<void> {
  const area = testCase.area(page);
  const button = area.getByRole('button', { name: testCase.button, exact: true });
  const success = messages(page).getByText(testCase.success);
  await fill(page, testCase.fields ?? {});
  await testCase.open?.(page);
  call.fail(mode, testCase.accepted);
  await button.click();

  if (name === 'login') {
    await expect(messages(page).getByText(text)).toBeVisible();
    await expect(success).toHaveCount(0);
    await call.accept();
    await logInAgain(page, testCase);
    await expectFields(page, testCase.fields ?? {});
    await testCase.open?.(page);
    await button.click();
  } else if (name === 'waiting') {
    await expectBusy(page, button);
    await expect(success).toHaveCount(0);
    await call.accept();
    await expect(success).toBeVisible();
    expect(call.count(), 'calls after a second click').toBe(1);
  } else if (name !== 'success') {
    // A dialog also holds the messages of the page.
    await expect(area.getByText(text).and(page.locator(':not([aria-live] *)'))).toBeVisible();
    await expect(messages(page).getByText(text)).toBeVisible();
    await expect(area.getByRole('alert'), 'only the message is announced').toHaveCount(0);
    await expect(success).toHaveCount(0);
    await expectFields(page, testCase.fields ?? {});
    await expect(button).not.toHaveAttribute('aria-busy');
    await call.accept();
    await button.click();
  }
  await expect(success).toBeVisible();
  await expect(area.getByText(text)).toHaveCount(0);
  if (testCase.again) await area.getByRole('button', { name: testCase.again }).click();
  await closeMessages(page);
}

async function checkSignIn({ page, call, mode, name, text }: Failure): Promise<void> {
  const button = main(page).getByRole('button', { name: 'Login', exact: true });
  call.fail(mode);
  await page.goto('/login');
  await logIn(page, admin);
  if (name === 'waiting') {
    await expectBusy(page, button);
    await call.accept();
  } else {
    await expect(main(page).getByRole('alert').getByText(text)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await expect(page.getByLabel('Email')).toHaveValue(admin.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(admin.password);
    await call.accept();
    await button.click();
  }
  await expect(page).toHaveURL('/');
  if (name === 'waiting') expect(call.count(), 'calls after a second click').toBe(1);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(mainMenu(page).filter({ hasText: 'Login' })).toBeVisible();
}

for (const groupName of Object.keys(testCases) as (keyof typeof testCases)[]) {
  const testCase = testCases[groupName];

  test.describe(`a failure of ${callGroups[groupName].calls[0]}`, () => {
    test.use({ account: testCase.account });

    test('shows the documented outcome of each mode (S168)', async ({ page, newPart, newOrder }) => {
      const opened = await openTestCase(page, testCase, { newPart, newOrder });
      await checkModes(page, groupName, (failure) => checkWrite(failure, opened));
    });
  });
}

test.describe(`a failure of ${callGroups['sign-in'].calls[0]}`, () => {
  test('shows the documented outcome of each mode (S168)', async ({ page }) => {
    await checkModes(page, 'sign-in', checkSignIn);
  });
});
