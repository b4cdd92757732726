import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const region = (page: Page, name: string) => page.getByRole('region', { name });
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
export const dashboardMenu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
export const messages = (page: Page) => region(page, 'Messages');
export const dialog = (page: Page) => page.getByRole('alertdialog');

export async function openFromMainMenu(page: Page, item: string): Promise<void> {
  await mainMenu(page).filter({ hasText: item }).click();
}

/** Waits until the page shows its data. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[role="progressbar"], [aria-busy="true"]')).toHaveCount(0);
}

/** Opens a page of the dashboard by its menu and waits for its title. */
export async function openFromMenu(page: Page, item: string): Promise<void> {
  await dashboardMenu(page).filter({ hasText: item }).click();
  await expect(title(page, item)).toBeVisible();
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

/** A call that changes data. */
export interface Write {
  /** Method and path below the API's base URL, such as `POST /orderparts`. */
  call: string;
  body: unknown;
  authorization: string | undefined;
}

/** Records the calls that change data from now on. */
export function recordWrites(page: Page): Write[] {
  const writes: Write[] = [];
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
