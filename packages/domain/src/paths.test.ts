import { expect, it } from 'vitest';
import { pageAt, paths } from './paths.js';

it('encodes ids, texts and addresses in the paths of links', () => {
  expect(paths.purchase('a b/$&')).toBe('/purchase/a%20b%2F%24%26');
  expect(paths.orderAgain('1', '2?')).toBe('/purchase/1?again=2%3F');
  expect(paths.printOrder('7')).toBe('/dashboard/orders/7/print');
  expect(paths.managePart('Disc & Pad')).toBe('/dashboard/manageproducts?search=Disc%20%26%20Pad');
  expect(paths.customerOrders('a+b@c.com')).toBe('/dashboard/orders?search=a%2Bb%40c.com');
});

it.each([
  ['/', 'home'],
  ['/purchase/a%20b', 'purchase'],
  ['/parts/a%20b', 'part'],
  ['/parts', 'allParts'],
  ['/dashboard/orders/7/print', 'printOrder'],
  ['/parts/', 'allParts'],
  ['/purchase', undefined],
  ['/parts/7/8', undefined],
])('knows the page at %s', (pathname, page) => {
  expect(pageAt(pathname)).toBe(page);
});
