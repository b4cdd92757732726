import { describe, expect, it } from 'vitest';
import type { Order, OrderStatus } from '../entities.js';
import {
  findOrder,
  groupOrders,
  lineOfIssue,
  linesLeft,
  newestOrdersFirst,
  nextOrderStep,
  numberOfKey,
  orderedLines,
  orderProgress,
  orderSum,
  typedOrderNumber,
} from './orders.js';

const line = (_id: string, orderNumber?: number, more: Partial<Order> = {}): Order => ({ _id, orderNumber, ...more });
const linesOf = (...statuses: Array<OrderStatus | undefined>) =>
  statuses.map((status, index) => line(`l${index}`, 1001, { status }));
const ids = (lines: readonly Order[]) => lines.map(({ _id }) => _id).join(' ');

describe('groupOrders', () => {
  it('keeps the lines of a number together, at the place of the first one', () => {
    const orders = groupOrders([
      line('a', 1001, { note: 'Call first' }),
      line('b', 1002),
      line('c', 1001),
      line('d'),
      line('e'),
    ]);
    expect(orders.map(({ key, lines }) => `${key}: ${ids(lines)}`)).toEqual(['1001: a c', '1002: b', 'd: d', 'e: e']);
    expect(orders[0]).toMatchObject({ shownNumber: '1001', note: 'Call first' });
  });

  it('names a line without a number by its id, also if the id looks like the number of another order', () => {
    expect(groupOrders([line('1001'), line('a', 1001)])).toHaveLength(2);
    expect(groupOrders([line('653d5276ccfcf81bdf53d9a7')])[0]).toMatchObject({
      key: '653d5276ccfcf81bdf53d9a7',
      shownNumber: '53D9A7',
    });
  });

  it('gives no order for no lines', () => {
    expect(groupOrders([])).toEqual([]);
  });
});

it.each([
  ['lines.3.orderQuantity', 3],
  ['lines.12', 12],
  ['lines', undefined],
  ['lines.x.orderQuantity', undefined],
  ['phone', undefined],
])('finds the line that a message about %s names', (path, index) => {
  expect(lineOfIssue(path)).toBe(index);
});

it('newestOrdersFirst turns the orders round, but not their lines', () => {
  expect(ids(newestOrdersFirst([line('a', 1001), line('b', 1001), line('c'), line('d', 1002)]))).toBe('d c a b');
});

it('findOrder takes the number, or the id of any line', () => {
  const lines = [line('a', 1001), line('b', 1001), line('c')];
  expect(ids(findOrder(lines, '1001')?.lines ?? [])).toBe('a b');
  expect(ids(findOrder(lines, 'b')?.lines ?? [])).toBe('a b');
  expect(findOrder(lines, 'c')?.key).toBe('c');
  expect(findOrder(lines, '1002')).toBeUndefined();
});

it.each([
  ['1042', 1042],
  ['653d5276ccfcf81bdf53d9a7', undefined],
  ['111111111111111111111111', undefined],
  ['0', undefined],
  ['1.5', undefined],
])('numberOfKey reads %s as %s', (key, number) => {
  expect(numberOfKey(key)).toBe(number);
});

it.each([
  ['1042', 1042],
  [' #১০৪২ ', 1042],
  ['01042', undefined],
  ['order', undefined],
])('typedOrderNumber reads "%s" as %s', (text, number) => {
  expect(typedOrderNumber(text)).toBe(number);
});

describe('orderedLines', () => {
  const ordered = line('a', 1, { orderQuantity: 10, status: 'handedOver' });
  const returned = line('b', 1, { orderQuantity: 3, status: 'returned' });

  it('leave returns out, which are lines of their own', () => {
    expect(orderedLines([ordered, returned])).toEqual({ lines: [ordered], pieces: 10 });
  });

  it('have no pieces on a host without quantities', () => {
    expect(orderedLines([line('a', 1, { orderQuantity: undefined })]).pieces).toBeUndefined();
  });
});

describe('orderSum', () => {
  const priced = (price: Order['price'], status?: OrderStatus) => line('a', 1, { price, orderQuantity: 2, status });

  it('adds the lines that are not cancelled, and counts those whose price is to be agreed', () => {
    expect(orderSum([priced(100), priced(9_600), priced('ask'), priced(1, 'cancelled')], 2)).toEqual({
      amount: 1_940_000,
      toBeAgreed: 1,
    });
  });

  it('counts what each line is charged, whose price is rounded by its decimal text or agreed', () => {
    const agreed = line('b', 1, { price: 'ask', agreedPrice: 50, orderQuantity: 3 });
    expect(orderSum([priced(1.005), priced(0.145), agreed], 2)).toEqual({ amount: 202 + 30 + 150, toBeAgreed: 0 });
  });

  it('is unknown on a host without prices', () => {
    expect(orderSum([priced(undefined)], 2)).toBeUndefined();
  });
});

describe('orderProgress', () => {
  it.each<[Array<OrderStatus | undefined>, ReturnType<typeof orderProgress>]>([
    [['placed'], { status: 'placed', count: 1, of: 1, cancelled: 0 }],
    [['confirmed', 'packed', 'packed', 'placed', 'confirmed'], { status: 'packed', count: 2, of: 5, cancelled: 0 }],
    [['handedOver', 'cancelled', 'packed'], { status: 'handedOver', count: 1, of: 2, cancelled: 1 }],
    [['cancelled', 'cancelled'], { status: 'cancelled', count: 2, of: 2, cancelled: 0 }],
    [[undefined], undefined],
  ])('of %j is %j', (statuses, progress) => {
    expect(orderProgress(linesOf(...statuses))).toEqual(progress);
  });
});

describe('linesLeft', () => {
  const lines = linesOf('placed', 'confirmed', 'packed', 'handedOver', 'cancelled');

  it('are those that an admin can cancel, and those that their customer can delete', () => {
    expect(ids(linesLeft(lines, true))).toBe('l0 l1 l2');
    expect(ids(linesLeft(lines, false))).toBe('l0 l1');
    expect(ids(linesLeft(linesOf(undefined), false))).toBe('l0');
  });
});

describe('nextOrderStep', () => {
  it('is that of the lines that are least far', () => {
    const step = nextOrderStep(linesOf('packed', 'placed', 'confirmed', 'placed', 'cancelled'));
    expect(step?.status).toBe('confirmed');
    expect(ids(step?.lines ?? [])).toBe('l1 l3');
  });

  it('does not exist once all lines are handed over or cancelled', () => {
    expect(nextOrderStep(linesOf('handedOver', 'cancelled'))).toBeUndefined();
    expect(nextOrderStep(linesOf(undefined))).toBeUndefined();
  });
});
