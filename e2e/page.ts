import { expect } from 'playwright/test';
import type { Locator, Page, Route } from 'playwright/test';

export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const region = (page: Page, name: string) => page.getByRole('region', { name });
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
export const dashboardMenu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
export const messages = (page: Page) => region(page, 'Messages');
export const dialog = (page: Page) => page.getByRole('alertdialog');

export async function openFromMainMenu(page: Page, item: string): Promise<void> {
  await untilInteractive(page);
  await mainMenu(page).filter({ hasText: item }).click();
}

/** Waits until the page reacts to events; a prerendered page is visible before. */
export async function untilInteractive(page: Page): Promise<void> {
  // The application sets it as soon as it is rendered or hydrated.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Holds the matching requests back until the returned function is called. */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

type Handle = (route: Route) => Promise<void>;

/**
 * Handles the matching requests itself until the returned function is called. The route stays, because requests that are sent
 * while Chromium's last route is taken off may never get a response (microsoft/playwright#41802).
 */
export async function intercept(page: Page, url: string | RegExp, handle: Handle): Promise<() => void> {
  let isStopped = false;
  await page.route(url, (route) => (isStopped ? route.fallback() : handle(route)));
  return () => {
    isStopped = true;
  };
}

/** Handles the first matching request itself. */
export async function interceptOnce(page: Page, url: string | RegExp, handle: Handle): Promise<void> {
  let isHandled = false;
  await page.route(url, (route) => {
    if (isHandled) return route.fallback();
    isHandled = true;
    return handle(route);
  });
}

/** Waits until the page shows its data. */
export async function untilLoaded(page: Page): Promise<void> {
  await untilInteractive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[role="progressbar"], [aria-busy="true"]')).toHaveCount(0);
}

/** Opens a path in the running application, as a link does, and waits until its page has the focus. */
export async function followPath(page: Page, path: string): Promise<void> {
  await page.evaluate((next) => {
    (document.activeElement as HTMLElement | null)?.blur();
    history.pushState({}, '', next);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  // The title of the page, or the list of orders, which then takes the focus.
  await expect(page.locator('h1:focus, main :focus')).not.toHaveCount(0);
}

/** Opens a page of the dashboard by its menu and waits for its title. */
export async function openFromMenu(page: Page, item: string): Promise<void> {
  await dashboardMenu(page).filter({ hasText: item }).click();
  await expect(title(page, item)).toBeVisible();
}

const maximumTabs = 80;

/** Tabs to an element and expects the focus to be visible at every stop. Returns how often the key was pressed. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  await expect(target).toBeVisible();
  for (let count = 1; count <= maximumTabs; count += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => focusProblem(page)).toBeUndefined();
    if (await target.evaluate((element) => element === document.activeElement)) return count;
  }
  throw new Error(`${maximumTabs} presses of ${key} do not reach ${String(target)}.`);
}

/** Why the focus is not visible, if so. */
async function focusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const { top, bottom, width } = focused.getBoundingClientRect();
    const html = focused.outerHTML.slice(0, 120);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no focus ring: ${html}`;
    if (bottom <= 0 || top >= innerHeight || width === 0) return `outside the viewport: ${html}`;
    return undefined;
  });
}

/** Fills in fields, given by their labels. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
}

export async function expectFields(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await expect(page.getByLabel(label)).toHaveValue(value);
}

/** Delivery details of an order, by the labels of the order form. */
export const delivery = { Address: '14 Zindabazar Road, Sylhet 3100', Phone: '01700-000142' };

/** Deletes the item of a table row and confirms the dialog. */
export async function deleteRow(page: Page, item: string): Promise<void> {
  await row(page, item)
    .getByRole('button', { name: `Delete ${item}` })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
}

/** Matches the header that carries an access token. */
export const bearerToken: unknown = expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);

/** Records the calls that change data from now on. `call` is method and path below the API's base URL, such as `POST /orderparts`. */
export function recordWrites(page: Page) {
  const writes: { call: string; body: unknown; authorization: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.method() === 'GET') return;
    writes.push({
      call: `${request.method()} ${pathname.slice('/api'.length)}${search}`,
      body: request.postDataJSON() as unknown,
      authorization: request.headers()['authorization'],
    });
  });
  return writes;
}

/** Selects an action in the menu of a user. */
export const selectAction = async (page: Page, email: string, action: string) => {
  await row(page, email)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
