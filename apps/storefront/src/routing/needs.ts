import type { Capability } from '@dealerkit/api-client';
import type { PageName } from '@dealerkit/domain/paths';
import { host } from '../host/host.js';

/** What the host must be able to do for a page, which is otherwise not found and in no menu. */
const needs: Partial<Record<PageName, Capability>> = {
  counterOrder: 'findOrders',
  customers: 'findCustomers',
  customer: 'getCustomer',
  statement: 'findLedger',
  receipt: 'findLedger',
  cheques: 'findCheques',
  dayBook: 'getDayBook',
  invoice: 'getInvoice',
  purchaseList: 'getOverview',
  audit: 'findAudit',
  synonyms: 'getSynonyms',
  zeroResultSearches: 'listZeroResultSearches',
};

/** What the host must be able to do for the dealer's form of a page, which is elsewhere the page of one customer. */
const dealerNeeds: typeof needs = { ...needs, dashboard: 'getOverview', orders: 'findOrders' };

const isIn = (table: typeof needs, name: PageName): boolean => {
  const capability = table[name];
  return capability === undefined || host.can[capability];
};

/** Whether the host has what a page needs. */
export const isOffered = (name: PageName): boolean => isIn(needs, name);

/** Whether the host has what the dealer's form of a page needs, which is then an item of the menu. */
export const isForDealer = (name: PageName): boolean => isIn(dealerNeeds, name);
