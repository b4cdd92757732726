import { expect } from 'playwright/test';
import type { APIRequestContext, Page } from 'playwright/test';
import { admin, newAccount } from '../accounts.ts';
import { untilLoaded } from '../page.ts';
import type { Part } from '../test.ts';
import { offerOf, profile, screens } from './cases.ts';
import type { ApiHost, Role } from './cases.ts';

/** The account of each role. The customer is new, so that the address is not verified. */
export const accounts = { visitor: undefined, customer: newAccount('Rabeya Khatun'), admin };

const { customer } = accounts;

interface Data {
  request: APIRequestContext;
  apiUrl: string;
  authorizationOf: (account: typeof customer) => Promise<{ authorization: string }>;
  newPart: (fields: Partial<Part>) => Promise<Part>;
  newOrder: (account: typeof customer, part: Part) => Promise<void>;
}

/** Adds a part with facts, and a profile, an order and a review of the customer. Returns what the paths name. */
async function addData({ request, apiUrl, authorizationOf, newPart, newOrder }: Data) {
  const { email, name } = customer;
  const part = await newPart({
    product_name: `Spring Pin ${crypto.randomUUID().slice(0, 8)}`,
    description: 'Hardened.\nOEM: 1823-45 A',
  });
  const headers = await authorizationOf(customer);
  const { address: loaction, phone } = profile;
  const saved = { email, username: name, loaction, phone };
  await expect(await request.put(`${apiUrl}/updateuser/${email}`, { headers, data: saved })).toBeOK();
  await newOrder(customer, part);
  const review = { reviewName: name, reviewerEmail: email, productName: 'Pin', description: 'Fits.', rating: 4 };
  await expect(await request.post(`${apiUrl}/addreview`, { headers, data: review })).toBeOK();
  const orders = await request.get(`${apiUrl}/userOrders?email=${email}`, { headers });
  const order = ((await orders.json()) as { _id: string }[]).at(-1)?._id ?? '';
  return { '{part}': part._id, '{order}': order, '{customer}': encodeURIComponent(email) };
}

/** Opens the screens of a role and expects what the host offers there. */
export async function checkScreens(page: Page, host: ApiHost, role: Role, data: Data): Promise<void> {
  const ids = role === 'visitor' ? [] : Object.entries(await addData(data));
  const main = page.getByRole('main');
  for (const screen of Object.values(screens)) {
    const features = screen.features.filter((feature) => (feature.role ?? screen.role) === role);
    if (features.length === 0) continue;
    await page.goto(ids.reduce((path, [name, id]) => path.replace(name, id), screen.path));
    await untilLoaded(page);
    if (role !== 'visitor') await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    if (host === 'fourteen' && screen.instead) await expect(screen.instead.shows(main)).toBeVisible();
    for (const feature of features) {
      const shown = feature.shows(main);
      const isHidden = offerOf(host, screen, feature).startsWith('hidden');
      const message = `${screen.path}: ${feature.feature}`;
      if (feature.value !== undefined) await expect.soft(shown, message).toHaveValue(isHidden ? '' : feature.value);
      else if (isHidden) await expect.soft(shown, message).toHaveCount(0);
      else await expect.soft(shown, message).toBeVisible();
    }
  }
}
