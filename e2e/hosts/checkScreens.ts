import { expect } from 'playwright/test';
import type { APIRequestContext, Page } from 'playwright/test';
import { admin, newAccount } from '../accounts.ts';
import { untilLoaded } from '../page.ts';
import type { Fixtures } from '../test.ts';
import { profile, screens } from './cases.ts';
import { offerOf } from './offer.ts';
import type { ApiHost, Role, Shown } from './offer.ts';

/** The account of each role. The customer is new, so that the address is not verified. */
export const accounts = { visitor: undefined, customer: newAccount('Rabeya Khatun'), admin };

const { customer } = accounts;

type Data = Pick<Fixtures, 'apiUrl' | 'authorizationOf' | 'newPart' | 'newOrder'> & { request: APIRequestContext };

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

/** The paths to which the screens of a host may link. The demo dealer's portfolio also links to two pages of the dealerkit backend. */
function linkable(host: ApiHost): RegExp {
  const paths = screens
    .filter(({ instead }) => host === 'dealerkit' || !instead)
    .map(({ path }) => path.replace(/\?.*/, '').replace(/\{\w+\}/, '[^/]+'));
  return new RegExp(`^(${[...paths, '/storybook', '/api/docs'].join('|')})/?$`);
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
export async function checkScreens(page: Page, host: ApiHost, role: Role, data: Data): Promise<void> {
  const ids = role === 'visitor' ? [] : Object.entries(await addData(data));
  for (const screen of screens) {
    const features = screen.features.filter((feature) => (feature.role ?? screen.role) === role);
    if (features.length === 0) continue;
    await page.goto(ids.reduce((path, [name, id]) => path.replace(name, id), screen.path));
    await untilLoaded(page);
    if (role !== 'visitor') await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    const find = ([elementRole, name]: Shown) =>
      page.getByRole('main').getByRole(elementRole, { name, exact: true }).first();
    if (host === 'other' && screen.instead) await expect(find(screen.instead.shows)).toBeVisible();
    for (const feature of features) {
      const shown = find(feature.shows);
      const isHidden = offerOf(host, screen, feature).startsWith('hidden');
      const message = `${screen.path}: ${feature.feature}`;
      if (feature.value !== undefined) await expect.soft(shown, message).toHaveValue(isHidden ? '' : feature.value);
      else if (isHidden) await expect.soft(shown, message).toHaveCount(0);
      else await expect.soft(shown, message).toBeVisible();
    }
    const unlisted = (await linkedPaths(page)).filter((path) => !linkable(host).test(path));
    expect.soft(unlisted, `links of ${screen.path} to pages that docs/hosts.md does not offer`).toEqual([]);
  }
}
