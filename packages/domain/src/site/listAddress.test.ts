import { expect, it } from 'vitest';
import { customersHref, readCustomerCriteria } from '../customers/customerQuery.js';
import { readPages } from './listAddress.js';
import { allOrders, orderParameters, ordersHref, readOrderCriteria } from '../orders/orderQuery.js';
import { emptyPartQuery, partsHref, readPartQuery } from '../parts/partQuery.js';

const parametersOf = (href: string) => new URL(href, 'https://example.com').searchParams;

it.each([
  ['', 1],
  ['pages=3', 3],
  ['pages=0', 1],
  ['pages=-2', 1],
  ['pages=1.5', 1],
  ['pages=many', 1],
])('reads from `%s` that the number of loaded pages is %d', (search, pages) => {
  expect(readPages(new URLSearchParams(search))).toBe(pages);
});

it('names the parts of a query and their loaded pages in a URL, and reads them back', () => {
  expect(partsHref(emptyPartQuery)).toBe('/parts');
  const query = { ...readPartQuery(new URLSearchParams()), search: 'disc 430', sort: 'price' as const };
  const href = partsHref(query, 2);
  expect(href).toBe('/parts?search=disc+430&sort=price&pages=2');
  expect(readPartQuery(parametersOf(href))).toEqual(query);
  expect(readPages(parametersOf(href))).toBe(2);
});

it('names the orders of criteria in a URL, and reads them back', () => {
  expect(ordersHref(allOrders)).toBe('/dashboard/orders');
  const criteria = { ...allOrders, search: 'karim 430', status: 'packed', sort: '-sum' } as const;
  const href = ordersHref(criteria, 4);
  expect(href).toBe('/dashboard/orders?search=karim+430&status=packed&sort=-sum&pages=4');
  expect(readOrderCriteria(parametersOf(href))).toEqual(criteria);
});

it('ignores a status and a sequence of orders that do not exist', () => {
  expect(readOrderCriteria(new URLSearchParams('status=lost&sort=colour&customer=c1'))).toEqual({
    ...allOrders,
    customer: 'c1',
  });
});

it('sends a call those criteria of orders that are not empty', () => {
  expect(orderParameters({ ...allOrders, from: '2026-11-22' })).toEqual({ from: '2026-11-22' });
});

it('names customers in a URL, and reads them back, by name unless they are sorted', () => {
  expect(customersHref({ search: '', sort: 'name' })).toBe('/dashboard/customers');
  const criteria = { search: 'রহিম', sort: '-balance' } as const;
  expect(readCustomerCriteria(parametersOf(customersHref(criteria)))).toEqual(criteria);
  expect(readCustomerCriteria(new URLSearchParams('sort=shoeSize'))).toEqual({ search: '', sort: 'name' });
});
