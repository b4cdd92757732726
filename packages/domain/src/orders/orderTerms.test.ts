import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencyDigits, MAX_AMOUNT, toSmallestUnit } from '../money/amounts.js';
import { type OrderStatus, orderStatuses } from '../entities.js';
import {
  canAgreeTerms,
  chargedTotal,
  type CountedLine,
  invoiceTerms,
  keptGoods,
  isDiscountAllowed,
  lineAmount,
  orderAmounts,
  returnCredit,
  unitPrice,
} from './orderTerms.js';

it.each([
  [1.005, 2, 101],
  [8.575, 2, 858],
  [10.075, 2, 1008],
  [0.285, 2, 29],
  [2.675, 2, 268],
  [1.115, 2, 112],
  [0.145, 2, 15],
  [-2.675, 2, -268],
  [-0.145, 2, -15],
  [150_000.505, 2, 15_000_051],
  [1.004999, 2, 100],
  [2.0005, 3, 2001],
  [1.5, 0, 2],
  [5e-7, 2, 0],
])('rounds the decimal text of %d with %d digits', (price, digits, amount) => {
  expect(toSmallestUnit(price, digits)).toBe(amount);
});

it('counts money in the smallest unit of the currency', () => {
  expect(['BDT', 'JPY', 'KWD'].map(currencyDigits)).toEqual([2, 0, 3]);
  expect([toSmallestUnit(14500, 2), toSmallestUnit(1119.84, 2), toSmallestUnit(0.005, 2)]).toEqual([
    1_450_000, 111_984, 1,
  ]);
});

it.each([
  [{ price: 14500 }, 1_450_000],
  [{ price: '14,500' }, undefined],
  [{ price: 'ask' }, undefined],
  [{ price: undefined }, undefined],
  [{ price: 'ask', agreedPrice: 120_000 }, 120_000],
  [{ price: 14500, agreedPrice: 0 }, 0],
])('takes the agreed price, else the documented one, for %j', (line, price) => {
  expect(unitPrice({ agreedPrice: undefined, ...line }, 2)).toBe(price);
});

const line = (price: number | string, orderQuantity: number, status: OrderStatus = 'placed') => ({
  price,
  orderQuantity,
  status,
  agreedPrice: undefined,
});

it('has no amount for a line whose amount is above the highest one', () => {
  expect(lineAmount(line(MAX_AMOUNT / 100, 1), 2)).toBe(MAX_AMOUNT);
  expect(lineAmount(line(MAX_AMOUNT / 100, 2), 2)).toBeUndefined();
});

it('adds the lines of an order, less what was returned and the discount, with the delivery charge', () => {
  const lines = [line(100, 5, 'handedOver'), line(100, 2, 'returned'), line(50, 1, 'cancelled'), line('ask', 1)];
  expect(orderAmounts(lines, { discount: 1000, deliveryCharge: 500 }, 2)).toEqual({
    lines: 30_000,
    discount: 1000,
    deliveryCharge: 500,
    total: 29_500,
    toBeAgreed: 1,
  });
});

it('keeps every sum a whole number of the smallest unit, however it is split', () => {
  const anyLine = fc.record({
    price: fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constant('ask')),
    agreedPrice: fc.option(fc.nat({ max: 1_000_000 }), { nil: undefined }),
    orderQuantity: fc.integer({ min: 2, max: 1000 }),
    status: fc.constantFrom(...orderStatuses),
  });
  fc.assert(
    fc.property(fc.array(anyLine), fc.nat(1000), fc.nat(1000), (lines, discount, deliveryCharge) => {
      const { total } = orderAmounts(lines, { discount, deliveryCharge }, 2);
      expect(Number.isSafeInteger(total)).toBe(true);
      const split = lines.flatMap((each) => [
        { ...each, orderQuantity: 1 },
        { ...each, orderQuantity: each.orderQuantity - 1 },
      ]);
      expect(orderAmounts(split, { discount, deliveryCharge }, 2).total).toBe(total);
    }),
  );
});

it('never takes more discount off than the sum of the lines, also of what is charged and invoiced', () => {
  const anyLine = fc.record({
    price: fc.nat(1000),
    orderQuantity: fc.integer({ min: 1, max: 9 }),
    status: fc.constantFrom<OrderStatus>('placed', 'cancelled', 'packed', 'handedOver'),
    agreedPrice: fc.constant(undefined),
  });
  fc.assert(
    fc.property(fc.array(anyLine), fc.nat(1_000_000), fc.nat(1000), (lines, discount, deliveryCharge) => {
      const terms = { discount, deliveryCharge };
      const { total, lines: sum } = orderAmounts(lines, terms, 2);
      expect(total).toBe(Math.max(sum - discount, 0) + deliveryCharge);
      const invoices: ReturnType<typeof invoiceTerms>[] = [];
      let charged = 0;
      let invoiced = 0;
      for (const [index, each] of lines.entries()) {
        const next = chargedTotal(lines.slice(0, index + 1), terms, 2);
        expect(next).toBeGreaterThanOrEqual(charged);
        charged = next;
        if (each.status !== 'handedOver') continue;
        const amount = lineAmount(each, 2) ?? 0;
        invoices.push(invoiceTerms(terms, invoices, amount));
        invoiced += amount - (invoices.at(-1)?.discount ?? 0) + (invoices.at(-1)?.deliveryCharge ?? 0);
        expect(invoiced).toBe(charged);
      }
    }),
  );
});

it('credits a return without its share of the discount, and with what is left of it in the end', () => {
  const anyReturn = fc.record({
    price: fc.nat(100_000),
    pieces: fc.integer({ min: 1, max: 9 }),
    isAgreed: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyReturn, { minLength: 1 }), fc.nat(1_000_000), (returns, discount) => {
      const sold = returns.map(({ price, pieces }) => line(price / 100, pieces, 'handedOver'));
      const lines: CountedLine[] = [...sold];
      const all = chargedTotal(lines, { discount }, 2);
      let credited = 0;
      for (const { price, pieces, isAgreed } of returns) {
        const kept = keptGoods(lines, { discount }, 2);
        const usual = returnCredit(price * pieces, kept);
        expect(usual).toBeGreaterThanOrEqual(0);
        expect(usual).toBeLessThanOrEqual(Math.min(price * pieces, kept.cost));
        const credit = isAgreed ? Math.min(price * pieces, kept.cost) : usual;
        lines.push({ ...line(price / 100, pieces, 'returned'), credit });
        credited += credit;
        expect(chargedTotal(lines, { discount }, 2)).toBe(all - credited);
        expect(keptGoods(lines, { discount }, 2).cost).toBe(all - credited);
      }
      expect(credited).toBe(all);
    }),
  );
  const two = [line(1000, 1, 'handedOver'), line(1000, 1, 'handedOver')];
  expect(returnCredit(100_000, keptGoods(two, { discount: 50_000 }, 2))).toBe(75_000);
});

it('has what a return does not credit in the sum of the order', () => {
  const lines = [line(1000, 2, 'handedOver'), { ...line(1000, 2, 'returned'), credit: 180_000 }];
  expect(orderAmounts(lines, {}, 2)).toMatchObject({ lines: 20_000, total: 20_000 });
  expect(keptGoods(lines, {}, 2)).toEqual({ listed: 0, cost: 20_000 });
});

it('charges the terms with what is handed over, and nothing before it', () => {
  const terms = { discount: 1000, deliveryCharge: 500 };
  const open = [line(100, 5), line(50, 1, 'cancelled')];
  expect(chargedTotal(open, terms, 2)).toBe(0);
  expect(chargedTotal([...open, line(20, 4, 'handedOver'), line(20, 1, 'returned')], terms, 2)).toBe(5500);
});

it('leaves the terms of an order open until its first line is handed over', () => {
  const states: [OrderStatus[], boolean][] = [
    [['placed', 'packed'], true],
    [['packed', 'cancelled'], true],
    [['packed', 'handedOver'], false],
    [['cancelled'], false],
  ];
  for (const [statuses, isOpen] of states) expect(canAgreeTerms(statuses.map((status) => ({ status })))).toBe(isOpen);
  expect(isDiscountAllowed({ discount: 100, lines: 100 })).toBe(true);
  expect(isDiscountAllowed({ discount: 101, lines: 100 })).toBe(false);
});
