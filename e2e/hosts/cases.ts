import type { ApiHost, Role, Screen } from './offer.ts';

/** The address and phone of the profile; an earlier order has another address. */
export const profile = { address: 'Amberkhana, Sylhet 3100', phone: '01700-000555' };
const orderAddress = '14 Zindabazar Road, Sylhet 3100';

const hidden = 'hidden';
const onHost = 'the host searches, a page at a time';
const inBrowser = 'in the browser, in all rows';
const notFound: Screen['instead'] = { says: 'the page is not found', shows: ['heading', 'Page not found'] };

/** Every screen; some are listed again with other data. */
export const screens: Screen[] = [
  {
    path: '/',
    role: 'visitor',
    features: [
      { feature: 'newest parts', shows: ['region', 'Choose Your Parts'] },
      {
        feature: 'newest reviews',
        shows: ['region', 'User Reviews'],
        dealerkit: 'three are read',
        other: 'all are read',
      },
      { feature: 'delete a review', role: 'admin', shows: ['button', /^Delete .+ review$/], other: hidden },
    ],
  },
  {
    path: '/parts',
    role: 'visitor',
    features: [
      { feature: 'search, filter, sort', shows: ['searchbox', 'Search parts'], dealerkit: onHost, other: inBrowser },
      { feature: 'quick look', shows: ['button', /^Quick look: /] },
    ],
  },
  { path: '/blog', role: 'visitor', features: [{ feature: 'questions', shows: ['heading', 'Blog'] }] },
  { path: '/portfolio', role: 'visitor', features: [{ feature: 'three sites', shows: ['region', 'Sites'] }] },
  {
    path: '/login',
    role: 'visitor',
    features: [
      { feature: 'e-mail and password', shows: ['button', 'Login'] },
      { feature: 'Google', shows: ['button', 'Continue with Google'] },
      { feature: 'password reset', shows: ['button', 'Forgot your password?'] },
    ],
  },
  {
    path: '/signup',
    role: 'visitor',
    features: [
      { feature: 'e-mail and password', shows: ['button', 'Sign Up'] },
      { feature: 'Google', shows: ['button', 'Continue with Google'] },
    ],
  },
  {
    path: '/no-such-page',
    role: 'visitor',
    features: [{ feature: 'way back', shows: ['link', 'Back to the home page'] }],
  },
  {
    path: '/purchase/{part}',
    role: 'customer',
    features: [
      { feature: 'facts of the part', shows: ['table', 'As listed by the dealer'] },
      { feature: 'order form', shows: ['button', 'Place order'] },
      { feature: 'address of the profile', shows: ['textbox', 'Address'], value: profile.address, other: hidden },
      { feature: 'call the shop', shows: ['link', 'Call 01700-000821'] },
      { feature: 'WhatsApp', shows: ['link', 'Send a message on WhatsApp'] },
    ],
  },
  {
    path: '/purchase/{part}?again={order}',
    role: 'customer',
    features: [{ feature: 'address of the earlier order', shows: ['textbox', 'Address'], value: orderAddress }],
  },
  {
    path: '/dashboard',
    role: 'customer',
    features: [
      { feature: 'numbers of own orders', shows: ['region', 'At a glance'] },
      { feature: 'last orders, order again', shows: ['link', /^Order again: /] },
      { feature: 'status of the last orders', shows: ['link', /^Spring Pin/], other: hidden },
      { feature: 'e-mail verification', shows: ['button', 'Send a new link'] },
      {
        feature: 'orders that wait, stock that runs out',
        role: 'admin',
        shows: ['region', /^Waiting for confirmation/],
        other: hidden,
      },
      { feature: 'numbers of parts and users', role: 'admin', shows: ['link', /^Parts on sale/] },
    ],
  },
  {
    path: '/dashboard/myorders',
    role: 'customer',
    features: [
      { feature: 'search, sort', shows: ['button', 'Quantity'] },
      { feature: 'delete an order', shows: ['button', /^Delete /] },
      { feature: 'order again', shows: ['link', /^Order again: /] },
      { feature: 'date and total', shows: ['columnheader', 'Date'], other: hidden },
      { feature: 'status, order page', shows: ['link', /^Placed: Order of /], other: hidden },
    ],
  },
  {
    path: '/dashboard/review',
    role: 'customer',
    features: [
      { feature: 'add a review', shows: ['button', 'Add review'] },
      { feature: 'edit own reviews', shows: ['button', /^Edit the review of /], other: hidden },
      { feature: 'all reviews, delete one', role: 'admin', shows: ['region', 'All reviews'], other: hidden },
    ],
  },
  {
    path: '/dashboard/myprofile',
    role: 'customer',
    features: [
      { feature: 'save location and phone', shows: ['button', 'Update profile'] },
      { feature: 'saved location', shows: ['textbox', 'Location'], value: profile.address, other: hidden },
    ],
  },
  {
    path: '/dashboard/alluser',
    role: 'admin',
    features: [
      { feature: 'search, sort', shows: ['button', 'Email'], dealerkit: onHost, other: inBrowser },
      { feature: 'make an admin', shows: ['button', /^Make Admin /] },
      { feature: 'remove an admin, block, unblock', shows: ['button', /^Block /], other: hidden },
      { feature: 'orders of a customer', shows: ['link', /: Orders$/] },
      { feature: 'export', shows: ['button', 'Export All Users'] },
    ],
  },
  {
    path: '/dashboard/addproduct',
    role: 'admin',
    features: [{ feature: 'add a part with facts', shows: ['textbox', 'OEM numbers'] }],
  },
  {
    path: '/dashboard/manageproducts',
    role: 'admin',
    features: [
      { feature: 'search, sort', shows: ['button', 'Price'], dealerkit: onHost, other: inBrowser },
      { feature: 'delete a part', shows: ['button', /^Delete /] },
      { feature: 'edit a part', shows: ['button', /^Edit /], other: hidden },
      { feature: 'count the stock', shows: ['button', 'Count stock'], other: hidden },
      { feature: 'import', shows: ['link', 'Import a list'] },
      { feature: 'export', shows: ['button', 'Export Manage Products'] },
    ],
  },
  {
    path: '/dashboard/import',
    role: 'admin',
    features: [
      {
        feature: 'import a list',
        shows: ['textbox', 'Paste your list'],
        dealerkit: 'the host refuses a name that is taken',
        other: 'names are compared with the list of parts',
      },
    ],
  },
  {
    path: '/dashboard/orders',
    role: 'admin',
    instead: { says: 'All Users opens', shows: ['heading', 'All Users'] },
    features: [
      { feature: 'menu item', shows: ['link', 'Orders'] },
      { feature: 'search, filter, pages', shows: ['searchbox', 'Customer, phone or part'] },
      { feature: 'next status', shows: ['button', /^Confirm: /] },
      { feature: 'order of a customer at the counter', shows: ['link', 'New order'] },
      { feature: 'export', shows: ['button', 'Export Orders'] },
    ],
  },
  {
    path: '/dashboard/orders?search={customer}',
    role: 'admin',
    features: [
      { feature: 'orders of one customer', shows: ['table', 'Orders'] },
      { feature: 'call the customer', shows: ['link', /^Call /] },
      { feature: 'next status', shows: ['button', /^Confirm: /], other: hidden },
    ],
  },
  {
    path: '/dashboard/orders/{order}',
    role: 'customer',
    instead: notFound,
    features: [
      { feature: 'steps of an order', shows: ['heading', /^Order [\dA-F]{6}$/] },
      { feature: 'print', shows: ['link', 'Print'] },
      { feature: 'next status, cancel', role: 'admin', shows: ['button', 'Cancel order'] },
    ],
  },
  {
    path: '/dashboard/orders/{order}/print',
    role: 'customer',
    instead: notFound,
    features: [{ feature: 'sheet or roll of paper', shows: ['combobox', 'Paper'] }],
  },
  {
    path: '/dashboard/counterorder',
    role: 'admin',
    instead: notFound,
    features: [{ feature: 'order for a customer', shows: ['searchbox', 'Search for a part'] }],
  },
];

/** The paths of the screens that need this role, with an id that no part or order has. */
export const pathsFor = (role: Role, host: ApiHost = 'dealerkit'): string[] =>
  screens
    .filter((screen) => screen.role === role && !screen.path.includes('?'))
    .filter(({ instead }) => host === 'dealerkit' || instead !== notFound)
    .map(({ path }) => path.replace(/\{\w+\}/, '65f0a1b2c3d4e5f6a7b8c9d8'));
