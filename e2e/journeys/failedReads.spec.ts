import type { Locator, Page } from 'playwright/test';
import { admin, logIn, newAccount } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { classes, modes, outcomes } from '../failures/cases.ts';
import { mockCall } from '../failures/mockCall.ts';
import type { Failure } from '../failures/mockCall.ts';
import { region } from '../page.ts';
import { expect, test } from '../test.ts';

// A trace of ten failures on one page takes longer than the failures.
test.use({ trace: 'off', failingRequests: /\/api\// });
test.describe.configure({ timeout: 120_000 });

const customer = newAccount('Nazma Akter');
const main = (page: Page) => page.getByRole('main');
const parts = (page: Page) => region(page, 'Choose Your Parts');
interface TestCase {
  account: Account;
  /** The page that makes the call; `{id}` is a part. */
  path: string;
  /** The area in which the failure appears. */
  area: (page: Page) => Locator;
  /** What the page shows after the call. */
  content: (area: Locator) => Locator;
}

const testCases: Record<'role' | 'list' | 'public list' | 'part', TestCase> = {
  role: { account: admin, path: '/dashboard/addproduct', area: main, content: (area) => area.getByLabel('Image URL') },
  list: {
    account: customer,
    path: '/dashboard/myorders',
    area: main,
    content: (area) => area.getByRole('row').getByRole('button', { name: /^Delete/ }),
  },
  'public list': { account: customer, path: '/', area: parts, content: (area) => area.getByRole('article').last() },
  part: {
    account: customer,
    path: '/purchase/{id}',
    area: main,
    content: (area) => area.getByRole('heading', { name: 'Order Here' }),
  },
};

async function logInAgain(page: Page, { account, path }: TestCase): Promise<void> {
  await expect(page).toHaveURL('/login');
  await logIn(page, account);
  await expect(page).toHaveURL(path);
}

async function checkRead(
  { page, call, mode, name, title = '', text, actions = [] }: Failure,
  testCase: TestCase,
): Promise<void> {
  const area = testCase.area(page);
  const retry = area.getByRole('button', { name: 'Try again', exact: true });
  call.accept();
  call.fail(mode);
  await page.goto(testCase.path, { waitUntil: 'commit' });
  if (name === 'login') {
    await expect(page).toHaveURL('/login');
    call.accept();
    await logInAgain(page, testCase);
  } else if (name === 'waiting') {
    await expect(area.getByRole('progressbar').first()).toBeVisible();
    await expect.poll(call.count).toBe(1);
    call.release();
  } else {
    const alert = area.getByRole('alert');
    await expect(alert).toContainText(title);
    await expect(alert).toContainText(text);
    for (const action of actions) {
      const control = alert.getByRole('button', { name: action }).or(alert.getByRole('link', { name: action }));
      await expect(control).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    call.accept();
    if (!actions.includes('Try again')) return;
    await retry.click();
    await expect(retry).toHaveCount(0);
  }
  await expect(testCase.content(area).first()).toBeVisible();
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
      for (const mode of modes) {
        const name = expected[mode];
        await test.step(`${mode}: ${name}`, () => checkRead({ page, call, mode, name, ...outcomes[name] }, testCase));
      }
    });
  });
}
