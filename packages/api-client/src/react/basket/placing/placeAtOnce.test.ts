// @vitest-environment jsdom
import { basketLine } from '@dealerkit/domain/basket/basketRules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  basketNames,
  createHost,
  delivery,
  parts,
  place,
  rahim,
  sender,
  statesOf,
} from '../../../../tests/basketHost.js';
import { format, refusals } from '../../../../tests/messages.js';
import { basketStore } from './basket.js';
import { checkoutOf } from './checkout.js';
import { settleCheckout } from './placeBasket.js';
import { reasonOf } from './refusedLines.js';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  basketStore.add(parts.map((part) => basketLine(part, 2)));
});

describe('on a host with numbers', () => {
  const numbered = { isLineByLine: false };

  it('sends all lines in one call', async () => {
    const host = createHost();
    const { placed } = await place(host, numbered);
    expect([host.sent, placed?.orderNumber, basketNames()]).toEqual([['Disc Kit Hub Pad'], 1001, []]);
    expect(localStorage.getItem('basket')).toBeNull();
  });

  it('keeps the key of a lost order until it is placed, so that it is placed once', async () => {
    const host = createHost({ all: 'lost' });
    await place(host, numbered);
    expect([host.orders.length, basketNames().length]).toEqual([4, 4]);
    host.fates['all'] = undefined;
    const { placed } = await place(host, numbered);
    expect([placed?.orderNumber, host.orders.length, basketNames()]).toEqual([1001, 4, []]);
  });

  it('keeps nothing of an order that was not accepted, unless an earlier response was lost', async () => {
    const host = createHost({ all: 'tooMany' });
    await place(host, numbered);
    expect([checkoutOf(rahim), basketNames().length]).toEqual([undefined, 4]);
    host.fates['all'] = 'lost';
    await place(host, numbered);
    const key = checkoutOf(rahim)?.key;
    host.fates['all'] = 'tooMany';
    await place(host, numbered);
    expect([key, checkoutOf(rahim)?.key]).toEqual([expect.any(String), key]);
  });

  it('has another key for another address', async () => {
    const host = createHost({ all: 'dropped' });
    await place(host, numbered);
    const key = checkoutOf(rahim)?.key;
    await place(host, numbered, { ...delivery, address: 'Amberkhana' });
    expect(checkoutOf(rahim)?.key).not.toBe(key);
  });

  it('keeps the own values of the site for the next try, and has another key for others', async () => {
    const host = createHost({ all: 'dropped' });
    const extra = { 'Truck number': 'Ta 11-1234' };
    await place(host, numbered, { ...delivery, extra });
    const first = checkoutOf(rahim);
    expect(first?.extra).toEqual(extra);
    await place(host, numbered, { ...delivery, extra });
    expect(checkoutOf(rahim)?.key).toBe(first?.key);
    await place(host, numbered, delivery);
    expect(checkoutOf(rahim)?.key).not.toBe(first?.key);
  });

  it('finds the order whose response was lost, and does not take an earlier one for it', async () => {
    const host = createHost({ all: 'lost' });
    await place(host, numbered);
    expect((await settleCheckout(sender(host, numbered))).placed?.orderNumber).toBe(1001);
    expect(basketNames()).toEqual([]);
    basketStore.add(parts.map((part) => basketLine(part, 2)));
    host.fates['all'] = 'dropped';
    await place(host, numbered);
    expect((await settleCheckout(sender(host, numbered))).placed).toBeUndefined();
    expect(basketNames()).toHaveLength(4);
  });

  it('keeps all lines of a refused order, with the reason at its line and a new key', async () => {
    const host = createHost({ all: 'refused' });
    await place(host, numbered);
    const { refusal = {} } = checkoutOf(rahim)?.lines[0] ?? {};
    expect([statesOf(), reasonOf(refusal, { ...format, order: {} })]).toEqual([['Kit refused'], 'Only 1 left.']);
    expect(basketNames()).toHaveLength(4);
    host.fates['all'] = undefined;
    expect((await place(host, numbered)).placed?.orderNumber).toBe(1001);
    expect(localStorage.getItem('basket')).toBeNull();
  });

  it('says why a line is refused in the language that the page has then', async () => {
    await place(createHost({ all: 'refused' }), numbered);
    const { refusal = {} } = checkoutOf(rahim)?.lines[0] ?? {};
    expect([
      reasonOf(refusal, { ...format, order: { refusals: { ...refusals, left: (count) => `${count} left.` } } }),
      reasonOf(refusal, { ...format, order: { refusals } }),
    ]).toEqual(['1 left.', '1 আছে']);
  });
});
