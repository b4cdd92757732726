import type { Locator, Page } from 'playwright/test';
import { admin } from '../accounts.ts';
import { callGroups } from '../failures/cases.ts';
import { checkModes, customer, logInAgain, main, openTestCase } from '../failures/testCase.ts';
import type { Failure, TestCase } from '../failures/testCase.ts';
import { openFromMainMenu, region } from '../page.ts';
import { expect, test } from '../test.ts';

test.use({ failingRequests: /\/api\// });

const parts = (page: Page) => region(page, 'Choose Your Parts');

interface ReadCase extends TestCase {
  /** Opens the page so that it makes the call. @default a document load */
  open?: (page: Page) => Promise<void>;
  /** What the page shows after the call. */
  content: (area: Locator) => Locator;
}

const testCases: Record<'role' | 'list' | 'public list' | 'part', ReadCase> = {
  role: { account: admin, path: '/dashboard/addproduct', area: main, content: (area) => area.getByLabel('Image URL') },
  list: {
    account: customer,
    path: '/dashboard/myorders',
    area: main,
    content: (area) => area.getByRole('row').getByRole('button', { name: /^Delete/ }),
  },
  'public list': {
    account: customer,
    path: '/',
    // The served home page has its parts and makes no call.
    open: async (page) => {
      await page.goto('/blog');
      await openFromMainMenu(page, 'Home');
    },
    area: parts,
    content: (area) => area.getByRole('article').last(),
  },
  part: {
    account: customer,
    path: '/purchase/{id}',
    area: main,
    content: (area) => area.getByRole('heading', { name: 'Order Here' }),
  },
};

async function checkRead(
  { page, call, mode, name, title = '', text, actions = [] }: Failure,
  testCase: ReadCase,
): Promise<void> {
  const area = testCase.area(page);
  const retry = area.getByRole('button', { name: 'Try again', exact: true });
  call.fail(mode);
  if (testCase.open) await testCase.open(page);
  else await page.goto(testCase.path, { waitUntil: 'commit' });
  if (name === 'login') {
    await expect(page).toHaveURL('/login');
    await call.accept();
    await logInAgain(page, testCase);
  } else if (name === 'waiting') {
    await expect(area.getByRole('progressbar').first()).toBeVisible();
    await expect.poll(call.count).toBe(1);
    await call.accept();
  } else {
    const alert = area.getByRole('alert');
    await expect(alert).toContainText(title);
    await expect(alert).toContainText(text);
    for (const action of actions) {
      const control = alert.getByRole('button', { name: action }).or(alert.getByRole('link', { name: action }));
      await expect(control).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible();
    await call.accept();
    if (!actions.includes('Try again')) return;
    await retry.click();
    await expect(retry).toHaveCount(0);
  }
  await expect(testCase.content(area).first()).toBeVisible();
}

for (const groupName of Object.keys(testCases) as (keyof typeof testCases)[]) {
  const testCase = testCases[groupName];

  test.describe(`a failure of ${callGroups[groupName].calls[0]}`, () => {
    test.use({ account: testCase.account });

    test('shows the documented outcome of each mode (S168)', async ({ page, newPart, newOrder }) => {
      // The documented outcomes are those of a device without responses of an earlier visit.
      await page.addInitScript(() => localStorage.removeItem('cachedResponses'));
      const opened = await openTestCase(page, testCase, { newPart, newOrder });
      await checkModes(page, groupName, (failure) => checkRead(failure, opened));
    });
  });
}
