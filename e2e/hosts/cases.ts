import type { Locator } from 'playwright/test';
import type { Texts } from '../../packages/ui/src/texts/en.ts';

/** The hosts that answer the calls: our backend, or another dealer's with the fourteen documented calls only. */
export type ApiHost = 'ours' | 'fourteen';

export type Role = 'visitor' | 'customer' | 'admin';

type Find = (main: Locator) => Locator;

interface Feature {
  feature: string;
  /** What the page contains only if the feature is offered. */
  shows: Find;
  /** The value of that field, if the feature is to fill it in. */
  value?: string;
  /** The role that has the feature, if it is not that of the screen. */
  role?: Role;
  /** "hidden", or how the feature works there. @default "offered" */
  ours?: string;
  fourteen?: string;
}

interface Screen {
  /** With `{part}`, `{order}` and `{customer}` for an id or an e-mail address. */
  path: string;
  /** Who may open it. */
  role: Role;
  /** What a host with the fourteen calls shows instead of the screen. */
  instead?: { says: string; shows: Find };
  features: Feature[];
}

const heading =
  (name: string | RegExp): Find =>
  (main) =>
    main.getByRole('heading', { level: 1, name });
const region =
  (name: string | RegExp): Find =>
  (main) =>
    main.getByRole('region', { name });
const button =
  (name: string | RegExp): Find =>
  (main) =>
    main.getByRole('button', { name, exact: true }).first();
const link =
  (name: string | RegExp): Find =>
  (main) =>
    main.getByRole('link', { name, exact: true }).first();
const field =
  (name: string): Find =>
  (main) =>
    main.getByLabel(name, { exact: true });
const column =
  (name: string): Find =>
  (main) =>
    main.getByRole('columnheader', { name });
const sortButton =
  (name: string): Find =>
  (main) =>
    column(name)(main).getByRole('button');

/** The address and phone of the profile, and those of an earlier order. */
export const profile = { address: 'Amberkhana, Sylhet 3100', phone: '01700-000555' };
export const orderAddress = '14 Zindabazar Road, Sylhet 3100';

const hidden = 'hidden';
const onHost = 'the host searches, a page at a time';
const inBrowser = 'in the browser, in all rows';
const notFound = { says: 'the page is not found', shows: heading('Page not found') };

/** Every screen, by the key of its title, and two that open with other data. */
export const screens: Record<keyof Texts['titles'] | 'orderAgain' | 'customerOrders', Screen> = {
  home: {
    path: '/',
    role: 'visitor',
    features: [
      { feature: 'newest parts', shows: region('Choose Your Parts') },
      { feature: 'newest reviews', shows: region('User Reviews'), ours: 'three are read', fourteen: 'all are read' },
      { feature: 'delete a review', role: 'admin', shows: button(/^Delete .+ review$/), fourteen: hidden },
    ],
  },
  allParts: {
    path: '/parts',
    role: 'visitor',
    features: [
      { feature: 'search, filter, sort', shows: field('Search parts'), ours: onHost, fourteen: inBrowser },
      { feature: 'quick look', shows: button(/^Quick look: /) },
    ],
  },
  blog: { path: '/blog', role: 'visitor', features: [{ feature: 'questions', shows: heading('Blog') }] },
  portfolio: { path: '/portfolio', role: 'visitor', features: [{ feature: 'three sites', shows: region('Sites') }] },
  login: {
    path: '/login',
    role: 'visitor',
    features: [
      { feature: 'e-mail and password', shows: button('Login') },
      { feature: 'Google', shows: button('Continue with Google') },
      { feature: 'password reset', shows: button('Forgot your password?') },
    ],
  },
  signup: {
    path: '/signup',
    role: 'visitor',
    features: [
      { feature: 'e-mail and password', shows: button('Sign Up') },
      { feature: 'Google', shows: button('Continue with Google') },
    ],
  },
  notFound: {
    path: '/no-such-page',
    role: 'visitor',
    features: [{ feature: 'way back', shows: link('Back to the home page') }],
  },
  purchase: {
    path: '/purchase/{part}',
    role: 'customer',
    features: [
      { feature: 'facts of the part', shows: (main) => main.getByRole('table', { name: 'As listed by the dealer' }) },
      { feature: 'order form', shows: button('Place order') },
      { feature: 'address of the profile', shows: field('Address'), value: profile.address, fourteen: hidden },
      { feature: 'call the shop', shows: link('Call 01700-000821') },
      { feature: 'WhatsApp', shows: link('Send a message on WhatsApp') },
    ],
  },
  orderAgain: {
    path: '/purchase/{part}?again={order}',
    role: 'customer',
    features: [{ feature: 'address of the earlier order', shows: field('Address'), value: orderAddress }],
  },
  dashboard: {
    path: '/dashboard',
    role: 'customer',
    features: [
      { feature: 'numbers of own orders', shows: region('At a glance') },
      { feature: 'last orders, order again', shows: link(/^Order again: /) },
      { feature: 'status of the last orders', shows: link(/^Spring Pin/), fourteen: hidden },
      { feature: 'e-mail verification', shows: button('Send a new link') },
      {
        feature: 'orders that wait, stock that runs out',
        role: 'admin',
        shows: region(/^Waiting for confirmation/),
        fourteen: hidden,
      },
      { feature: 'numbers of parts and users', role: 'admin', shows: link(/^Parts on sale/) },
    ],
  },
  myOrders: {
    path: '/dashboard/myorders',
    role: 'customer',
    features: [
      { feature: 'search, sort', shows: sortButton('Quantity') },
      { feature: 'delete an order', shows: button(/^Delete /) },
      { feature: 'order again', shows: link(/^Order again: /) },
      { feature: 'date and total', shows: column('Date'), fourteen: hidden },
      { feature: 'status, order page', shows: link(/^Placed: Order of /), fourteen: hidden },
    ],
  },
  review: {
    path: '/dashboard/review',
    role: 'customer',
    features: [
      { feature: 'add a review', shows: button('Add review') },
      { feature: 'edit own reviews', shows: button(/^Edit the review of /), fourteen: hidden },
      { feature: 'all reviews, delete one', role: 'admin', shows: region('All reviews'), fourteen: hidden },
    ],
  },
  myProfile: {
    path: '/dashboard/myprofile',
    role: 'customer',
    features: [
      { feature: 'save location and phone', shows: button('Update profile') },
      { feature: 'saved location', shows: field('Location'), value: profile.address, fourteen: hidden },
    ],
  },
  allUser: {
    path: '/dashboard/alluser',
    role: 'admin',
    features: [
      { feature: 'search', shows: field('Search'), ours: onHost, fourteen: inBrowser },
      { feature: 'sort', shows: sortButton('Email'), ours: hidden },
      { feature: 'make an admin', shows: button(/^Make Admin /) },
      { feature: 'remove an admin, block, unblock', shows: button(/^Block /), fourteen: hidden },
      { feature: 'orders of a customer', shows: link(/: Orders$/) },
      { feature: 'export', shows: button('Export All Users') },
    ],
  },
  addProduct: {
    path: '/dashboard/addproduct',
    role: 'admin',
    features: [{ feature: 'add a part with facts', shows: field('OEM numbers') }],
  },
  manageProducts: {
    path: '/dashboard/manageproducts',
    role: 'admin',
    features: [
      { feature: 'search, sort', shows: sortButton('Price'), ours: onHost, fourteen: inBrowser },
      { feature: 'delete a part', shows: button(/^Delete /) },
      { feature: 'edit a part', shows: button(/^Edit /), fourteen: hidden },
      { feature: 'count the stock', shows: button('Count stock'), fourteen: hidden },
      { feature: 'import', shows: link('Import a list') },
      { feature: 'export', shows: button('Export Manage Products') },
    ],
  },
  importParts: {
    path: '/dashboard/import',
    role: 'admin',
    features: [
      {
        feature: 'import a list',
        shows: field('Paste your list'),
        ours: 'the host refuses a name that is taken',
        fourteen: 'names are compared with the list of parts',
      },
    ],
  },
  orders: {
    path: '/dashboard/orders',
    role: 'admin',
    instead: { says: 'All Users opens', shows: heading('All Users') },
    features: [
      { feature: 'menu item', shows: link('Orders') },
      { feature: 'search, filter, pages', shows: field('Customer, phone or part') },
      { feature: 'next status', shows: button(/^Confirm: /) },
      { feature: 'order of a customer at the counter', shows: link('New order') },
      { feature: 'export', shows: button('Export Orders') },
    ],
  },
  customerOrders: {
    path: '/dashboard/orders?search={customer}',
    role: 'admin',
    features: [
      { feature: 'orders of one customer', shows: (main) => main.getByRole('table', { name: 'Orders' }) },
      { feature: 'call the customer', shows: link(/^Call /) },
      { feature: 'next status', shows: button(/^Confirm: /), fourteen: hidden },
    ],
  },
  order: {
    path: '/dashboard/orders/{order}',
    role: 'customer',
    instead: notFound,
    features: [
      { feature: 'steps of an order', shows: heading(/^Order [\dA-F]{6}$/) },
      { feature: 'print', shows: link('Print') },
      { feature: 'next status, cancel', role: 'admin', shows: button('Cancel order') },
    ],
  },
  printOrder: {
    path: '/dashboard/orders/{order}/print',
    role: 'customer',
    instead: notFound,
    features: [{ feature: 'sheet or roll of paper', shows: field('Paper') }],
  },
  counterOrder: {
    path: '/dashboard/counterorder',
    role: 'admin',
    instead: notFound,
    features: [{ feature: 'order for a customer', shows: field('Search for a part') }],
  },
};

/** How a host offers a feature; a text that begins with "hidden" says that it does not. */
export function offerOf(host: ApiHost, { instead }: Screen, feature: Feature): string {
  return host === 'fourteen' && instead ? `hidden: ${instead.says}` : (feature[host] ?? 'offered');
}
