import type { Locator } from 'playwright/test';

/** The hosts that answer the calls: the dealerkit backend, or another one with the fourteen documented calls only. */
export type ApiHost = 'dealerkit' | 'other';

export type Role = 'visitor' | 'customer' | 'admin';

/** What the page contains only if the feature is offered: a role, an exact name, and the value that a field is filled with. */
export type Shown = readonly [role: Parameters<Locator['getByRole']>[0], name: string | RegExp, value?: string];

/**
 * A path with `{part}`, `{order}` or `{record}` (of a customer) for an id, `{invoice}` for a number, `{customer}` for an e-mail address,
 * and "hidden" or how each host offers the feature.
 */
type Case = readonly [path: string, role: Role, feature: string, shows: Shown, dealerkit?: string, other?: string];

/** The address and phone of the profile; an earlier order has another address. */
export const profile = { address: 'Amberkhana, Sylhet 3100', phone: '01700-000555' };
const orderAddress = '14 Zindabazar Road, Sylhet 3100';

const offered = 'offered';
const hidden = 'hidden';
const onHost = 'the host searches, a page at a time';
const inBrowser = 'in the browser, in all rows';

/** The features of every page. The first one of a path has the role that may open it. */
export const cases: Case[] = [
  ['/', 'visitor', 'newest parts', ['region', 'Choose Your Parts']],
  ['/', 'visitor', 'suggestions in the header', ['combobox', 'Search parts'], 'of the host', inBrowser],
  ['/', 'visitor', 'newest reviews', ['region', 'User Reviews'], 'three are read', 'all are read'],
  ['/', 'admin', 'delete a review', ['button', /^Delete .+ review$/], offered, hidden],
  ['/parts', 'visitor', 'search, filter, sort', ['searchbox', 'Search parts'], onHost, inBrowser],
  ['/parts', 'visitor', 'filters with counts', ['button', 'Category'], 'the host counts', 'counted in the browser'],
  ['/parts', 'visitor', 'own trucks', ['button', 'My trucks']],
  ['/parts', 'visitor', 'add to basket', ['button', /^Add to basket: /]],
  ['/parts', 'visitor', 'compare', ['checkbox', /^Compare /]],
  ['/parts/compare?ids={part}', 'visitor', 'parts side by side', ['table', 'Compare parts']],
  ['/parts/{part}', 'visitor', 'facts of the part', ['table', 'As listed by the dealer']],
  ['/parts/{part}', 'visitor', 'way to order', ['link', /^Order /]],
  ['/parts/{part}', 'visitor', 'add to basket', ['button', /^Add to basket: /]],
  ['/parts/{part}', 'visitor', 'share', ['button', 'Share']],
  ['/parts/{part}', 'visitor', 'call the shop', ['link', 'Call +880 1700-000821']],
  ['/parts/{part}', 'visitor', 'WhatsApp', ['link', 'Send a message on WhatsApp']],
  ['/basket', 'visitor', 'basket', ['heading', 'Basket']],
  ['/blog', 'visitor', 'questions', ['heading', 'Blog']],
  ['/portfolio', 'visitor', 'three sites', ['region', 'Sites']],
  ['/login', 'visitor', 'e-mail and password', ['button', 'Login']],
  ['/login', 'visitor', 'Google', ['button', 'Continue with Google']],
  ['/login', 'visitor', 'password reset', ['button', 'Forgot your password?']],
  ['/signup', 'visitor', 'e-mail and password', ['button', 'Sign Up']],
  ['/signup', 'visitor', 'Google', ['button', 'Continue with Google']],
  ['/basket/paste', 'visitor', 'parts of a pasted list', ['textbox', 'Your list'], 'found by the host', inBrowser],
  ['/privacy', 'visitor', 'what the browser and the sign-in keep', ['region', 'In your browser']],
  ['/privacy', 'visitor', 'what the shop keeps, why, how long', ['region', 'In the shop'], offered, hidden],
  ['/no-such-page', 'visitor', 'way back', ['link', 'Back to the home page']],
  ['/purchase/{part}', 'customer', 'facts of the part', ['table', 'As listed by the dealer']],
  ['/purchase/{part}', 'customer', 'order form', ['button', 'Place order']],
  ['/purchase/{part}', 'customer', 'address of the profile', ['combobox', 'Address', profile.address], offered, hidden],
  ['/purchase/{part}', 'customer', 'call the shop', ['link', 'Call +880 1700-000821']],
  ['/purchase/{part}', 'customer', 'WhatsApp', ['link', 'Send a message on WhatsApp']],
  ['/purchase/{part}?again={order}', 'customer', 'address of the earlier order', ['combobox', 'Address', orderAddress]],
  ['/dashboard', 'customer', 'numbers of own orders', ['region', 'At a glance']],
  ['/dashboard', 'customer', 'last orders, order again', ['link', /^Order again: /]],
  ['/dashboard', 'customer', 'pages of the last orders', ['link', /^Spring Pin/]],
  ['/dashboard', 'customer', 'e-mail verification', ['button', 'Send a new link']],
  ['/dashboard', 'admin', 'orders and revenue of today', ['region', /^Today/], offered, hidden],
  ['/dashboard', 'admin', 'orders that wait, stock that runs out', ['region', /^Waiting for/], offered, hidden],
  ['/dashboard', 'admin', 'numbers of parts and users', ['link', /^Parts on sale/]],
  ['/dashboard/myorders', 'customer', 'search, sort', ['button', 'Quantity']],
  ['/dashboard/myorders', 'customer', 'delete an order', ['button', /^Delete /]],
  ['/dashboard/myorders', 'customer', 'order again', ['button', /^Order again: /]],
  ['/dashboard/myorders', 'customer', 'date and total', ['columnheader', 'Status and date'], offered, hidden],
  ['/dashboard/myorders', 'customer', 'status', ['cell', /^Placed/], offered, hidden],
  ['/dashboard/review', 'customer', 'add a review', ['button', 'Add review']],
  ['/dashboard/review', 'customer', 'edit own reviews', ['button', /^Edit the review of /], offered, hidden],
  ['/dashboard/review', 'admin', 'all reviews, delete one', ['region', 'All reviews'], offered, hidden],
  ['/dashboard/myprofile', 'customer', 'save location and phone', ['button', 'Update profile']],
  ['/dashboard/myprofile', 'customer', 'saved location', ['combobox', 'Location', profile.address], offered, hidden],
  ['/dashboard/myprofile', 'customer', 'sign out everywhere', ['button', 'Sign out everywhere'], offered, hidden],
  ['/dashboard/myprofile', 'customer', 'what notifications are sent', ['region', 'Notifications'], offered, hidden],
  ['/dashboard/myprofile', 'customer', 'download the own data', ['button', 'Download to read'], offered, hidden],
  ['/dashboard/myprofile', 'customer', 'delete the account', ['region', 'Delete my account'], offered, hidden],
  ['/dashboard/myprofile', 'admin', 'passkeys', ['region', 'Passkeys'], offered, hidden],
  ['/dashboard/alluser', 'admin', 'search, sort', ['button', 'Email'], onHost, inBrowser],
  ['/dashboard/alluser', 'admin', 'make an admin', ['button', /^Make Admin /]],
  [
    '/dashboard/alluser',
    'admin',
    'remove an admin, sign a user out, block',
    ['button', /^More actions: /],
    offered,
    hidden,
  ],
  ['/dashboard/alluser', 'admin', 'orders of a customer', ['link', /: Orders$/]],
  [
    '/dashboard/alluser',
    'admin',
    'export',
    ['button', 'Export All Users'],
    'the host writes and records it',
    'in the browser',
  ],
  ['/dashboard/addproduct', 'admin', 'add a part with facts', ['textbox', 'OEM numbers']],
  ['/dashboard/addproduct', 'admin', 'upload pictures', ['button', 'Choose pictures'], offered, hidden],
  ['/dashboard/manageproducts', 'admin', 'search, sort', ['button', 'Price'], onHost, inBrowser],
  ['/dashboard/manageproducts', 'admin', 'delete a part', ['button', /^Delete /]],
  ['/dashboard/manageproducts', 'admin', 'edit a part', ['button', /^Edit /], offered, hidden],
  ['/dashboard/manageproducts', 'admin', 'edit prices and stock', ['button', 'Edit prices and stock'], offered, hidden],
  ['/dashboard/manageproducts', 'admin', 'import', ['link', 'Import a list']],
  [
    '/dashboard/manageproducts',
    'admin',
    'export',
    ['button', 'Export Manage Products'],
    'the host writes and records it',
    'in the browser',
  ],
  [
    '/dashboard/import',
    'admin',
    'import a list',
    ['textbox', 'Paste your list'],
    'the host refuses a name that is taken',
    'names are compared with the list of parts',
  ],
  ['/dashboard/orders', 'admin', 'menu item', ['link', /^Orders( |$)/]],
  ['/dashboard/orders', 'admin', 'search, filter, pages', ['searchbox', 'Customer, phone or part']],
  ['/dashboard/orders', 'admin', 'next status', ['button', /^Confirm: /]],
  ['/dashboard/orders', 'admin', 'orders by next step, with counts', ['link', /^To confirm/]],
  ['/dashboard/orders', 'admin', 'many orders at once', ['checkbox', 'Select all orders']],
  ['/dashboard/orders', 'admin', 'order of a customer at the counter', ['link', 'New order']],
  ['/dashboard/orders', 'admin', 'export', ['button', 'Export Orders']],
  ['/dashboard/orders?search={customer}', 'admin', 'orders of one customer', ['table', 'Orders']],
  ['/dashboard/orders?search={customer}', 'admin', 'call the customer', ['link', /^Call /]],
  ['/dashboard/orders?search={customer}', 'admin', 'next status', ['button', /^Confirm: /], offered, hidden],
  ['/dashboard/orders/{order}', 'customer', 'order page', ['heading', /^Order [\dA-F]{4,}$/]],
  ['/dashboard/orders/{order}', 'customer', 'steps of an order', ['heading', 'History'], offered, hidden],
  ['/dashboard/orders/{order}', 'customer', 'print', ['link', 'Print']],
  ['/dashboard/orders/{order}', 'admin', 'next status, cancel', ['button', 'Cancel order'], offered, hidden],
  ['/dashboard/orders/{order}', 'admin', 'terms, quantity, split, return', ['heading', 'Terms'], offered, hidden],
  ['/dashboard/orders/{order}/print', 'customer', 'sheet or roll of paper', ['combobox', 'Paper']],
  ['/dashboard/invoices/{invoice}', 'customer', 'invoice, print', ['article', /^Invoice /]],
  ['/dashboard/counterorder', 'admin', 'order for a customer', ['searchbox', 'Search for a part']],
  ['/dashboard/purchaselist', 'admin', 'parts to buy on paper', ['heading', 'Purchase list']],
  ['/dashboard/counterorder', 'admin', 'customer by phone', ['searchbox', 'Phone or name of the customer']],
  ['/dashboard/customers', 'admin', 'menu item', ['link', 'Customers']],
  ['/dashboard/customers', 'admin', 'search, sort', ['searchbox', 'Phone, name or place']],
  ['/dashboard/customers', 'admin', 'payment', ['button', 'Take payment']],
  ['/dashboard/customers/{record}', 'admin', 'ledger, orders', ['heading', 'Rabeya Khatun']],
  ['/dashboard/customers/{record}/statement', 'admin', 'statement of a customer, print', ['button', 'Print']],
  ['/dashboard/customers/{record}/receipt', 'admin', 'receipt of a payment, print', ['heading', 'Receipt']],
  ['/dashboard/cheques', 'admin', 'menu item', ['link', 'Cheques']],
  ['/dashboard/cheques', 'admin', 'cheques by date, export', ['button', 'Export Cheques']],
  ['/dashboard/daybook', 'admin', 'menu item', ['link', 'Day book']],
  ['/dashboard/daybook', 'admin', 'money of a day, print', ['button', 'Print']],
  ['/dashboard/synonyms', 'admin', 'menu item', ['link', 'Trade names']],
  ['/dashboard/synonyms', 'admin', 'words of customers for parts', ['button', 'Add a trade name']],
  ['/dashboard/zeroresultsearches', 'admin', 'menu item', ['link', 'Searches without result']],
  ['/dashboard/zeroresultsearches', 'admin', 'searches that found no part', ['heading', 'Searches without result']],
  ['/dashboard/audit', 'admin', 'menu item', ['link', 'Activity log']],
  ['/dashboard/audit', 'admin', 'search, dates, pages', ['table', 'Activity log']],
  ['/dashboard/audit', 'admin', 'export', ['button', 'Export Activity log']],
];

const notFound = { says: 'the page is not found', shows: ['heading', 'Page not found'] } as const;

/** What another host shows instead of a page. */
export const instead: Readonly<Record<string, { says: string; shows: Shown }>> = {
  '/dashboard/orders': { says: 'All Users opens', shows: ['heading', 'All Users'] },
  '/dashboard/invoices/{invoice}': notFound,
  '/dashboard/counterorder': notFound,
  '/dashboard/customers': notFound,
  '/dashboard/customers/{record}': notFound,
  '/dashboard/customers/{record}/statement': notFound,
  '/dashboard/customers/{record}/receipt': notFound,
  '/dashboard/cheques': notFound,
  '/dashboard/daybook': notFound,
  '/dashboard/purchaselist': notFound,
  '/dashboard/audit': notFound,
  '/dashboard/synonyms': notFound,
  '/dashboard/zeroresultsearches': notFound,
};

/** The addresses that a host answers with 404. A page with an id is one file for all ids, which a static host always has. */
export const missingPages = (host: ApiHost): RegExp => {
  const missing = Object.keys(instead).filter((path) => instead[path] === notFound && !path.includes('{'));
  return new RegExp(`(${['/no-such-page', ...(host === 'other' ? missing : [])].join('|')})$`);
};

/** How a host offers a feature; a text that begins with "hidden" says that it does not. */
export function offerOf(host: ApiHost, [path, , , , dealerkit = offered, other = offered]: Case): string {
  if (host === 'dealerkit') return dealerkit;
  return instead[path] ? `hidden: ${instead[path].says}` : other;
}

/** The role that may open each path. */
export const roles = new Map<string, Role>();
for (const [path, role] of cases) if (!roles.has(path)) roles.set(path, role);

/** The paths that need this role, with an id that no part or order has. */
export const pathsFor = (role: Role, host: ApiHost = 'dealerkit'): string[] =>
  [...roles]
    .filter(([path, needed]) => needed === role && !path.includes('?'))
    .filter(([path]) => host === 'dealerkit' || instead[path] !== notFound)
    .map(([path]) => path.replace(/\{\w+\}/, '65f0a1b2c3d4e5f6a7b8c9d8'));
