import type { Locator, Page } from 'playwright/test';
import { admin, shopper } from '../account.ts';
import type { Account } from '../account.ts';

interface Place {
  /** Who meets the call. */
  account: Account;
  /** The page on which it is made. */
  path: string;
}

/** Where something is to be read: what stands there instead, and what in the end. */
export interface ReadingPlace extends Place {
  at: (page: Page) => Locator;
  content: (page: Page) => Locator;
}

/** Where something is sent: what is typed, what sends it, where a refusal stands. */
export interface SendingPlace extends Place {
  typed: Record<string, string>;
  /** Opens the question that comes before it. */
  asks?: (page: Page) => Promise<void>;
  at: (page: Page) => Locator;
  button: string;
  /** What a host that accepts the call answers. */
  good: unknown;
  success: string;
}

const main = (page: Page) => page.getByRole('main');
const question = (page: Page) => page.getByRole('alertdialog');
const section = (name: string) => (page: Page) => page.getByRole('region', { name });

/** Where each documented read is met. */
export const readingPlaces: Record<string, ReadingPlace> = {
  'GET /admin/{email}': {
    account: admin,
    path: '/dashboard/addproduct',
    at: main,
    content: (page) => page.getByLabel('Image URL'),
  },
  'GET /user': {
    account: admin,
    path: '/dashboard/alluser',
    at: main,
    content: (page) => page.getByRole('row').filter({ hasText: admin.email }),
  },
  'GET /userOrders?email={email}': {
    account: shopper,
    path: '/dashboard/myorders',
    at: main,
    content: (page) => page.getByRole('row').getByRole('button', { name: /^Delete/ }),
  },
  'GET /parts': {
    account: shopper,
    path: '/',
    at: section('Choose Your Parts'),
    content: (page) => section('Choose Your Parts')(page).getByRole('article').last(),
  },
  'GET /purchase/{id}': {
    account: shopper,
    path: '/purchase/{id}',
    at: main,
    content: (page) => page.getByRole('heading', { name: 'Order Here' }),
  },
  'GET /showReview': {
    account: shopper,
    path: '/',
    at: section('User Reviews'),
    content: (page) => section('User Reviews')(page).getByRole('article').last(),
  },
};

/** Presses the first button of a list that asks before it does something, and waits for the question. */
const pressFirst = (name: RegExp) => async (page: Page) => {
  await page.getByRole('row').getByRole('button', { name }).first().click();
};

/** Where each documented change is sent. */
export const sendingPlaces: Record<string, SendingPlace> = {
  'PUT /user/admin/{email}': {
    account: admin,
    path: '/dashboard/alluser',
    typed: {},
    asks: pressFirst(/^Make Admin/),
    at: question,
    button: 'Make Admin',
    good: { modifiedCount: 1 },
    success: 'Successfully made an admin',
  },
  'PUT /updateuser/{email}': {
    account: shopper,
    path: '/dashboard/myprofile',
    typed: { Location: '14 Zindabazar Road, Sylhet', Phone: '01700-000142' },
    at: main,
    button: 'Update profile',
    good: {},
    success: 'User updated successfullly!!',
  },
  'DELETE /myorders/{id}': {
    account: shopper,
    path: '/dashboard/myorders',
    typed: {},
    asks: pressFirst(/^Delete/),
    at: question,
    button: 'Delete',
    good: { deletedCount: 1 },
    success: 'is deleted.',
  },
  'POST /orderparts': {
    account: shopper,
    path: '/purchase/{id}',
    typed: { Address: '14 Zindabazar Road, Sylhet', Phone: '01700-000142' },
    at: main,
    button: 'Place order',
    good: {},
    success: 'Order placed sucessfully',
  },
  'POST /addparts': {
    account: admin,
    path: '/dashboard/addproduct',
    typed: { 'Image URL': '/photos/tyre-800.jpg', 'Product name': 'Mud Flap 600 mm', 'Minimum order quantity': '2' },
    at: main,
    button: 'Add part',
    good: {},
    success: 'Add a part sucessfully',
  },
  'DELETE /singleproduct/{id}': {
    account: admin,
    path: '/dashboard/manageproducts',
    typed: {},
    asks: pressFirst(/^Delete/),
    at: question,
    button: 'Delete',
    good: { deletedCount: 1 },
    success: 'is deleted.',
  },
  'POST /addreview': {
    account: shopper,
    path: '/dashboard/review',
    typed: { 'Product name': 'Brake Disc', Description: 'Fitted in an hour.', 'Rating out of 5': '5' },
    at: main,
    button: 'Add review',
    good: {},
    success: 'Review added successfully',
  },
};
