import { expect, it } from 'vitest';
import { formatMoney } from '../../format/money.js';
import { formatNumber } from '../../format/numbers.js';
import { bn } from '../../texts/bn.js';
import { en } from '../../texts/en.js';
import { detailText } from './detailText.js';

const formattersOf = (texts: typeof en) => {
  const money = (value: number) => formatMoney(value, texts.locale, 'BDT');
  return {
    texts,
    formatNumber: (value: number) => formatNumber(value, texts.locale),
    formatMoney: money,
  };
};
const english = formattersOf(en);
const bangla = formattersOf(bn);
const line = 'b10000000000000000000007';

it.each([
  ['set order status', 'placed -> handedOver', 'Placed -> Handed over'],
  [
    'change part',
    'Disc: price 8750 -> 9100, available_quantity none -> 40',
    'Disc: Price ৳8,750 -> ৳9,100, Available quantity none -> 40',
  ],
  ['change part', 'Disc: price ask, or call -> 9100, description', 'Disc: Price ask, or call -> 9100, Description'],
  ['change part', 'Disc: product_name Disc -> Brake disc', 'Disc: Product name Disc -> Brake disc'],
  ['change customer', 'creditLimit none -> 5000, note', 'Credit limit none -> ৳5,000, Note'],
  [
    'agree terms',
    `discount none -> 50.5, note none -> 5000, price of ${line} 1 -> none`,
    `Discount none -> ৳50.50, Note none -> 5000, Agreed price of ${line} ৳1 -> none`,
  ],
  ['agree terms', 'note Ring at 9 -> Ring, twice', 'Note Ring at 9 -> Ring, twice'],
  ['add payment', '-500.5 cash of May: Karim Ali', '৳500.50 Cash of May: Karim Ali'],
  ['add refund', '500.5 bkash wrong hub: Karim Ali', '৳500.50 bKash wrong hub: Karim Ali'],
  ['close day', 'expected 900.5, counted 900', 'Expected cash ৳900.50, Counted cash ৳900'],
  ['receive cheque', '500.5 2027-01-07: Karim 5', '৳500.50 2027-01-07: Karim 5'],
  ['set cheque status', '500 received -> cleared: Karim', '৳500 Not cleared yet -> Cleared: Karim'],
  [
    'set cheque status',
    '500 received -> bounced, charge 3.5, no money: charge 5',
    '৳500 Not cleared yet -> Bounced, Charge ৳3.50, no money: charge 5',
  ],
  ['add adjustment', '-500 old book: Karim Ali', '-৳500 old book: Karim Ali'],
  ['reverse entry', 'payment -500: 2 cheques bounced', 'Payment ৳500: 2 cheques bounced'],
  ['issue invoice', 'order 1042, total 14500', 'Order 1042, ৳14,500'],
  ['merge customers', 'c1: Karim 01700-000142, balance -2.5', 'c1: Karim 01700-000142, Balance -৳2.50'],
  ['export list', 'search: karim, status: placed', 'Search: karim, Status: Placed'],
  ['bind account', 'price 1 -> 2', 'price 1 -> 2'],
  ['change part', 'Disc: product_name 0011 -> 0012', 'Disc: Product name 0011 -> 0012'],
  ['constructor', 'placed', 'placed'],
])('writes the details of "%s": %s', (action, detail, expected) => {
  expect(detailText({ action, detail }, english)).toBe(expected);
});

it('writes them in the language of the page', () => {
  expect(detailText({ action: 'set order status', detail: 'placed -> handedOver' }, bangla)).toBe(
    `${bn.orders.statuses.placed} -> ${bn.orders.statuses.handedOver}`,
  );
  expect(detailText({ action: 'agree terms', detail: 'discount none -> 50' }, bangla)).toBe(
    `${bn.audit.fields.discount} ${bn.audit.fields.nothing} -> ৫০৳`,
  );
});
