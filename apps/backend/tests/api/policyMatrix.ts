import { daysIn } from '../../src/days.ts';
import type { CallName } from '@dealerkit/api-client';
import type { InjectOptions } from 'fastify';
import { disc, order, rahim, review } from '../fixtures.ts';
import { admin } from '../startBackend.ts';
import { additionalRows } from './additionalRows.ts';

interface Ids {
  order: string;
  part: string;
  review: string;
  customer: string;
  /** The customer of Rahim's orders. */
  other: string;
  entry: string;
  cheque: string;
  /** Of an order of Rahim that is handed over. */
  invoice: string;
}

interface Row {
  /** A valid call about Rahim's data. */
  request: (ids: Ids) => InjectOptions & { url: string };
  /** The status for a visitor, Rahim, Karim and an admin. */
  expected: [visitor: number, rahim: number, karim: number, admin: number];
}

const anyone: Row['expected'] = [200, 200, 200, 200];
const adminOnly: Row['expected'] = [401, 403, 403, 200];
const adminCreates: Row['expected'] = [401, 403, 403, 201];
const ownerOrAdmin: Row['expected'] = [401, 200, 403, 200];

const profile = { email: rahim, username: 'Rahim', loaction: 'Sylhet', phone: '017' };

const { product_name, orderQuantity, ...customer } = order;
const orderOfLines = { ...customer, lines: [{ product_name, orderQuantity }] };

const reviewValues = { productName: 'Brake Disc', description: 'Fits well.', rating: 5 };

/** The expected policies (D24), independent of the implementation. */
export const matrix: Record<CallName, Row> = {
  getAdmin: { request: () => ({ url: `/admin/${rahim}` }), expected: ownerOrAdmin },
  signIn: {
    request: () => ({ method: 'PUT', url: `/user/${rahim}`, payload: { email: rahim } }),
    expected: [401, 200, 403, 403],
  },
  listUsers: { request: () => ({ url: '/user' }), expected: adminOnly },
  makeAdmin: { request: () => ({ method: 'PUT', url: `/user/admin/${rahim}` }), expected: adminOnly },
  updateUser: {
    request: () => ({ method: 'PUT', url: `/updateuser/${rahim}`, payload: profile }),
    expected: ownerOrAdmin,
  },
  listOrders: { request: () => ({ url: `/userOrders?email=${rahim}` }), expected: ownerOrAdmin },
  deleteOrder: { request: (ids) => ({ method: 'DELETE', url: `/myorders/${ids.order}` }), expected: ownerOrAdmin },
  listParts: { request: () => ({ url: '/parts' }), expected: anyone },
  getPart: { request: (ids) => ({ url: `/purchase/${ids.part}` }), expected: anyone },
  placeOrder: {
    request: () => ({ method: 'POST', url: '/orderparts', payload: order }),
    expected: [401, 201, 403, 201],
  },
  placeOrderLines: {
    request: () => ({ method: 'POST', url: '/orders', payload: orderOfLines }),
    expected: [401, 201, 403, 201],
  },
  getOrderByNumber: { request: () => ({ url: '/orders/number/1001' }), expected: [401, 200, 404, 200] },
  addPart: {
    request: () => ({ method: 'POST', url: '/addparts', payload: { ...disc, product_name: 'Clutch Kit' } }),
    expected: [401, 403, 403, 201],
  },
  deletePart: { request: (ids) => ({ method: 'DELETE', url: `/singleproduct/${ids.part}` }), expected: adminOnly },
  addReview: {
    request: () => ({ method: 'POST', url: '/addreview', payload: review }),
    expected: [401, 201, 403, 403],
  },
  listReviews: { request: () => ({ url: '/showReview' }), expected: anyone },
  updateProfile: {
    request: () => ({ method: 'PUT', url: `/user/${rahim}/profile`, payload: { ...profile, extra: { VAT: '12' } } }),
    expected: ownerOrAdmin,
  },
  getProfile: { request: () => ({ url: `/user/${rahim}` }), expected: ownerOrAdmin },
  listShelves: { request: () => ({ url: '/shelves' }), expected: adminOnly },
  listOwnReviews: { request: () => ({ url: `/user/${rahim}/reviews` }), expected: ownerOrAdmin },
  findParts: { request: () => ({ url: '/parts?limit=6' }), expected: anyone },
  findReviews: { request: () => ({ url: '/showReview?limit=6' }), expected: anyone },
  getDeletedPart: { request: (ids) => ({ url: `/parts/${ids.part}/deleted` }), expected: [404, 404, 404, 404] },
  findFacets: { request: () => ({ url: '/facets?search=disc' }), expected: anyone },
  findSuggestions: { request: () => ({ url: '/suggestions?search=disc' }), expected: anyone },
  resolveOrderList: {
    request: () => ({ method: 'POST', url: '/parts/resolve', payload: { lines: ['brake disc x 2'] } }),
    expected: anyone,
  },
  getSynonyms: { request: () => ({ url: '/synonyms' }), expected: adminOnly },
  setSynonyms: {
    request: () => ({ method: 'PUT', url: '/synonyms', payload: { names: [], version: 0 } }),
    expected: adminOnly,
  },
  listZeroResultSearches: { request: () => ({ url: '/zero-result-searches' }), expected: adminOnly },
  findUsers: { request: () => ({ url: '/user?limit=6' }), expected: adminOnly },
  findOwnOrders: { request: () => ({ url: `/userOrders?email=${rahim}&limit=6` }), expected: ownerOrAdmin },
  addPartWithExtra: {
    request: () => ({
      method: 'POST',
      url: '/parts',
      payload: { ...disc, product_name: 'Hub', extra: { Weight: '9 kg' } },
    }),
    expected: adminCreates,
  },
  updatePart: {
    request: (ids) => ({
      method: 'PUT',
      url: `/parts/${ids.part}`,
      payload: { read: { price: disc.price }, changes: { price: 15_000 } },
    }),
    expected: adminOnly,
  },
  updateReview: {
    request: (ids) => ({ method: 'PUT', url: `/reviews/${ids.review}`, payload: reviewValues }),
    expected: [401, 200, 403, 403],
  },
  deleteReview: { request: (ids) => ({ method: 'DELETE', url: `/reviews/${ids.review}` }), expected: adminOnly },
  getOverview: { request: () => ({ url: '/overview' }), expected: adminOnly },
  findOrders: { request: () => ({ url: '/orders?limit=6' }), expected: adminOnly },
  setOrderStatus: {
    request: (ids) => ({
      method: 'PUT',
      url: `/orders/${ids.order}/status`,
      payload: { from: 'placed', to: 'confirmed' },
    }),
    expected: adminOnly,
  },
  getOrderCounts: { request: () => ({ url: '/orders/counts' }), expected: adminOnly },
  setOrderStatuses: {
    request: (ids) => ({
      method: 'PUT',
      url: '/orders/status',
      payload: { ids: [ids.order], from: 'placed', to: 'confirmed' },
    }),
    expected: adminOnly,
  },
  splitOrderLine: {
    request: (ids) => ({ method: 'POST', url: `/orders/${ids.order}/split`, payload: { quantity: 1 } }),
    expected: [401, 403, 403, 201],
  },
  setOrderQuantity: {
    request: (ids) => ({ method: 'PUT', url: `/orders/${ids.order}/quantity`, payload: { read: 2, quantity: 1 } }),
    expected: adminOnly,
  },
  returnOrderLine: {
    request: (ids) => ({
      method: 'POST',
      url: `/orders/${ids.order}/return`,
      payload: { quantity: 1, restock: true, reason: 'Wrong part' },
    }),
    // Nothing is handed over, so nothing can be returned.
    expected: [401, 403, 403, 409],
  },
  setOrderTerms: {
    request: () => ({
      method: 'PUT',
      url: '/orders/number/1001/terms',
      payload: { read: { discount: null }, changes: { discount: 100 } },
    }),
    expected: adminOnly,
  },
  findCustomers: { request: () => ({ url: '/customers?search=0181' }), expected: adminOnly },
  getCustomer: { request: (ids) => ({ url: `/customers/${ids.customer}` }), expected: adminOnly },
  addCustomer: {
    request: () => ({ method: 'POST', url: '/customers', payload: { name: 'Salma', phones: ['01811-000001'] } }),
    expected: adminCreates,
  },
  updateCustomer: {
    request: (ids) => ({
      method: 'PUT',
      url: `/customers/${ids.customer}`,
      payload: { read: { note: null }, changes: { note: 'Pays on Fridays.' } },
    }),
    expected: adminOnly,
  },
  mergeCustomers: {
    request: (ids) => ({ method: 'POST', url: `/customers/${ids.customer}/merge`, payload: { from: ids.other } }),
    expected: adminOnly,
  },
  linkAccount: {
    request: (ids) => ({ method: 'PUT', url: `/customers/${ids.customer}/account`, payload: { email: admin } }),
    expected: adminOnly,
  },
  unlinkAccount: {
    request: (ids) => ({ method: 'DELETE', url: `/customers/${ids.customer}/account` }),
    expected: adminOnly,
  },
  setOrderCustomer: {
    request: (ids) => ({
      method: 'PUT',
      url: '/orders/number/1001/customer',
      payload: { read: ids.other, customer: ids.customer },
    }),
    expected: adminOnly,
  },
  findLedger: { request: (ids) => ({ url: `/customers/${ids.customer}/ledger` }), expected: adminOnly },
  addLedgerEntry: {
    request: (ids) => ({
      method: 'POST',
      url: `/customers/${ids.customer}/ledger`,
      payload: { kind: 'payment', amount: 5000, method: 'cash' },
    }),
    expected: adminCreates,
  },
  reverseLedgerEntry: {
    request: (ids) => ({ method: 'POST', url: `/ledger/${ids.entry}/reverse`, payload: { reason: 'Typed twice' } }),
    expected: adminCreates,
  },
  issueInvoice: { request: () => ({ method: 'POST', url: '/orders/number/1002/invoice' }), expected: adminCreates },
  getInvoice: { request: (ids) => ({ url: `/invoices/${ids.invoice}` }), expected: [401, 200, 404, 200] },
  creditInvoice: {
    request: (ids) => ({ method: 'POST', url: `/invoices/${ids.invoice}/credit`, payload: { reason: 'Wrong name' } }),
    expected: adminCreates,
  },
  confirmInvoiceDate: {
    request: () => ({ method: 'PUT', url: `/invoices/date/${daysIn('Asia/Dhaka').dateOf(Date.now())}` }),
    expected: adminOnly,
  },
  findCheques: { request: (ids) => ({ url: `/cheques?customer=${ids.customer}` }), expected: adminOnly },
  setChequeStatus: {
    request: (ids) => ({
      method: 'PUT',
      url: `/cheques/${ids.cheque}/status`,
      payload: { from: 'received', to: 'cleared' },
    }),
    expected: adminOnly,
  },
  addCashEntry: {
    request: () => ({ method: 'POST', url: '/cash', payload: { kind: 'cashOut', amount: 5000, note: 'Fare' } }),
    expected: adminCreates,
  },
  closeDay: {
    request: () => ({
      method: 'POST',
      url: '/daybook/2001-01-01/close',
      payload: { countedCash: 0, expectedCash: 0 },
    }),
    expected: adminOnly,
  },
  getDayBook: { request: () => ({ url: '/daybook?date=2026-11-22' }), expected: adminOnly },
  blockUser: { request: () => ({ method: 'PUT', url: `/user/block/${rahim}` }), expected: adminOnly },
  unblockUser: { request: () => ({ method: 'PUT', url: `/user/unblock/${rahim}` }), expected: adminOnly },
  signOutEverywhere: { request: () => ({ method: 'PUT', url: `/user/signout/${rahim}` }), expected: ownerOrAdmin },
  removeAdmin: { request: () => ({ method: 'PUT', url: `/user/unadmin/${rahim}` }), expected: adminOnly },
  findAudit: { request: () => ({ url: '/audit?limit=6' }), expected: adminOnly },
  ...additionalRows,
  exportList: {
    request: () => ({ method: 'POST', url: '/exports/orders', payload: { language: 'en' } }),
    expected: adminOnly,
  },
  exportWorkbook: {
    request: () => ({ method: 'POST', url: '/exports/orders/xlsx', payload: { language: 'en' } }),
    expected: adminOnly,
  },
  getHealth: { request: () => ({ url: '/healthz' }), expected: anyone },
  getHealthDetail: { request: () => ({ url: '/healthz/detail' }), expected: adminOnly },
};
