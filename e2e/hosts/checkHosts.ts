import type { APIRequestContext, Page } from 'playwright/test';
import { admin, newAccount } from '../accounts.ts';
import { followPath, untilLoaded } from '../page.ts';
import { expect } from '../test.ts';
import type { test as shopTest } from '../test.ts';
import { responses } from './responses.ts';
import { addRecords, addVisited } from './addRecords.ts';
import type { Ids } from './addRecords.ts';
import { cases, instead, missingPages, offerOf, roles } from './cases.ts';
import type { ApiHost, Role, Shown } from './cases.ts';

const customer = newAccount('Rabeya Khatun');

/** The account of each role. The customer is new, so that the address is not verified. */
const accounts = { visitor: undefined, customer, admin };

/** The paths to which the screens of a host may link. The demo dealer's portfolio also links to two pages of the dealerkit backend. */
function linkable(host: ApiHost): RegExp {
  const paths = [...roles.keys()]
    .filter((path) => host === 'dealerkit' || !instead[path])
    .map((path) => path.replace(/\?.*/, '').replace(/\{\w+\}/, '[^/]+'));
  return new RegExp(`^(${[...paths, '/storybook', '/api/docs', '/emulator/mails'].join('|')})/?$`);
}

/** The other pages of the shop to which a page links. */
const linkedPaths = (page: Page) =>
  page.locator('a[href]').evaluateAll((links: HTMLAnchorElement[]) =>
    links
      .filter((link) => link.origin === location.origin && !link.closest('[inert]'))
      .map(({ pathname }) => pathname)
      .filter((pathname) => pathname !== location.pathname),
  );

/** Opens the screens of a role and expects what the host offers there. */
async function checkScreens(page: Page, host: ApiHost, role: Role, ids: Ids): Promise<void> {
  const find = ([elementRole, name]: Shown) =>
    page.locator('main, header search').getByRole(elementRole, { name, exact: true }).first();
  const ofRole = cases.filter(([, needed]) => needed === role);
  const paths = [...new Set(ofRole.map(([path]) => path))];
  for (const path of paths) {
    const address = path.replaceAll(/\{\w+\}/g, (name) => ids[name] ?? '');
    // A document for the first page, and for another view of the same page.
    if (path === paths[0] || path.includes('?')) await page.goto(address);
    else await followPath(page, address);
    await untilLoaded(page);
    if (role !== 'visitor') await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible();
    if (host === 'other' && instead[path]) await expect(find(instead[path].shows)).toBeVisible();
    for (const row of ofRole.filter(([each]) => each === path)) {
      const [, , feature, shows] = row;
      const isHidden = offerOf(host, row).startsWith('hidden');
      const shown = expect.soft(find(shows), `${path}: ${feature}`);
      if (shows[2] !== undefined) await shown.toHaveValue(isHidden ? '' : shows[2]);
      else if (isHidden) await shown.toHaveCount(0);
      else await shown.toBeVisible();
    }
    const unlisted = (await linkedPaths(page)).filter((linked) => !linkable(host).test(linked));
    expect.soft(unlisted, `links of ${path} to pages that docs/hosts.md does not offer`).toEqual([]);
  }
}

/** Declares one test per role: every screen offers what docs/hosts.md says of the host. */
export function describeScreens(hostTest: typeof shopTest, host: ApiHost): void {
  const test = hostTest.extend<{ ids: Ids }>({
    ids: async ({ account, request, apiUrl, authorizationOf, newPart, newOrder }, use) => {
      const tools = { request, apiUrl, authorizationOf, newPart, newOrder };
      await use(account ? await addRecords(tools, customer, host) : await addVisited(tools));
    },
  });
  for (const [role, account] of Object.entries(accounts) as [Role, typeof customer | undefined][]) {
    test.describe(`for the role ${role}`, () => {
      test.use({ account, failingRequests: missingPages(host) });

      test('every screen offers the features of docs/hosts.md', async ({ page, ids }) =>
        checkScreens(page, host, role, ids));
    });
  }
}

/** Requests every path and expects its status, and the feature unless it is hidden. */
export async function checkResponses(
  request: APIRequestContext,
  host: 'dealerkit' | 'files',
  part: string,
): Promise<void> {
  for (const [path, feature, contains, dealerkit, files] of responses) {
    const expected = host === 'dealerkit' ? dealerkit : files;
    const response = await request.get(path.replace('{part}', part));
    const text = JSON.stringify(response.headers()) + (await response.text());
    expect.soft(expected, `${path}: ${feature}`).toMatch(`${response.status()}, `);
    expect.soft(contains.test(text), `${path}: ${feature}`).toBe(!expected.includes('hidden'));
  }
}
