import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptLine, canPlace, isPriceChanged, lineIssue } from './basketIssues.js';
import {
  activeLines,
  addLines,
  type Basket,
  basketLine,
  MAX_BASKET_LINES,
  removeLine,
  setQuantity,
} from './basketRules.js';
import { restoreLine, saveLine, savedLines } from './savedLines.js';
import { basketTotal, lineTotal } from './basketTotal.js';
import type { Part } from '../entities.js';

const disc: Part = { _id: 'd', product_name: 'Disc', price: 100, minimum_order_quantity: 2, available_quantity: 10 };
const kit: Part = { _id: 'k', product_name: 'Kit', price: 'Call us' };
const lines = (basket: Basket) => basket.map(({ partId, quantity }) => `${partId}${quantity}`);

describe('a basket', () => {
  it('gets a part with its minimum and the price of that moment', () => {
    expect(basketLine(disc)).toEqual({ partId: 'd', product_name: 'Disc', quantity: 2, price: 100 });
    expect(basketLine({ _id: 'x', price: '12,5' })).toEqual({
      partId: 'x',
      product_name: '',
      quantity: 1,
      price: '12,5',
    });
    expect(basketLine({ _id: 'x', description: 'OEM: 1823-45 A' })).toMatchObject({ number: '1823-45 A' });
    expect(basketLine({ _id: 'x' }, 3)).toEqual({ partId: 'x', product_name: '', quantity: 3 });
  });

  it('has one line for each part, with the sum of the quantities', () => {
    const { basket } = addLines([basketLine(disc)], [basketLine(disc, 3), basketLine(kit), basketLine(kit)]);
    expect(lines(basket)).toEqual(['d5', 'k2']);
  });

  it('takes a line that is saved for later back, with the new quantity', () => {
    const saved = saveLine([basketLine(disc, 9)], 'd', true);
    expect([activeLines(saved), savedLines(saved)].map(lines)).toEqual([[], ['d9']]);
    const { basket } = addLines(saved, [basketLine(disc, 3)]);
    expect(lines(activeLines(basket))).toEqual(['d3']);
  });

  it('has at most 200 lines, and names those without room', () => {
    const many = Array.from({ length: 205 }, (_, index) => basketLine({ _id: String(index) }));
    const { basket, left } = addLines([], many);
    expect(basket).toHaveLength(MAX_BASKET_LINES);
    expect(lines(left)).toEqual(['2001', '2011', '2021', '2031', '2041']);
    expect(addLines(basket, [basketLine({ _id: '7' })]).left).toEqual([]);
  });

  it('puts a removed line back where it was', () => {
    const { basket } = addLines([], [basketLine(disc), basketLine(kit)]);
    const removed = removeLine(basket, 'd');
    expect(lines(restoreLine(removed, basketLine(disc), 0))).toEqual(['d2', 'k1']);
    expect(restoreLine(basket, basketLine(disc, 7), 0)).toBe(basket);
  });

  it.each([0, 1.5, -1, Number.NaN, Infinity])('keeps its quantity instead of %s', (quantity) => {
    expect(lines(setQuantity([basketLine(disc)], 'd', quantity))).toEqual(['d2']);
  });

  it('adds up the lines with an amount, and counts those to be agreed', () => {
    const { basket } = addLines([], [basketLine(disc, 3), basketLine(kit), basketLine({ _id: 'x', price: 7 })]);
    expect(basketTotal(saveLine(basket, 'x', true), 2)).toEqual({ amount: 30_000, toBeAgreed: 1, lines: 2 });
  });

  it('adds up what each line is charged, whose price is rounded by its decimal text', () => {
    const lineOf = (price: number, quantity: number) => ({ ...basketLine(disc, quantity), partId: `${price}`, price });
    const basket = [lineOf(1.005, 3), lineOf(2.675, 2), lineOf(1.115, 1), lineOf(0.145, 4), lineOf(0.1, 3)];
    expect(basket.map((line) => lineTotal(line, 2))).toEqual([303, 536, 112, 60, 30]);
    expect(basketTotal(basket, 2).amount).toBe(1041);
    expect(basketTotal([lineOf(1.5, 2)], 0).amount).toBe(4);
  });

  it('has one line for each part and whole quantities, whatever is done', () => {
    const partId = fc.constantFrom('a', 'b', 'c');
    const step = fc.oneof(
      fc.tuple(partId, fc.integer({ min: 1, max: 50 })).map(
        ([_id, quantity]) =>
          (basket: Basket) =>
            addLines(basket, [basketLine({ _id }, quantity)]).basket,
      ),
      fc.tuple(partId, fc.double()).map(
        ([id, quantity]) =>
          (basket: Basket) =>
            setQuantity(basket, id, quantity),
      ),
      partId.map((id) => (basket: Basket) => restoreLine(removeLine(basket, id), basketLine({ _id: id }), 1)),
      fc.tuple(partId, fc.boolean()).map(
        ([id, isSaved]) =>
          (basket: Basket) =>
            saveLine(basket, id, isSaved),
      ),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const basket = steps.reduce<Basket>((before, change) => change(before), []);
        expect(new Set(basket.map((line) => line.partId)).size).toBe(basket.length);
        expect(basket.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity >= 1)).toBe(true);
      }),
    );
  });
});

describe('a line', () => {
  it.each([
    [2, disc, undefined],
    [1, disc, 'belowMinimum'],
    [11, disc, 'aboveStock'],
    [2, { ...disc, available_quantity: 1 }, 'outOfStock'],
    [2, { ...disc, product_name: ' ' }, 'unnamed'],
    [2, undefined, 'notOnSale'],
    [1e9, kit, undefined],
  ])('of %d pieces has its issue', (quantity, part, issue) => {
    expect(lineIssue({ quantity }, part)).toBe(issue);
  });

  it('has a changed price until the customer accepts it, with a quantity that is in stock', () => {
    const basket = saveLine([basketLine(disc, 8)], 'd', false);
    const now = { ...disc, product_name: 'Disc 430', price: 120, available_quantity: 5 };
    expect(basket.some((line) => isPriceChanged(line, now))).toBe(true);
    expect(canPlace(basket, () => now)).toBe(false);
    const accepted = acceptLine(basket, now);
    expect(accepted).toEqual([{ partId: 'd', product_name: 'Disc 430', quantity: 5, price: 120, isSaved: false }]);
    expect(canPlace(accepted, () => now)).toBe(true);
    expect(canPlace([], () => now)).toBe(false);
  });

  it('with the same price is not changed', () => {
    expect(isPriceChanged({ price: 100 }, { ...disc, price: 100 })).toBe(false);
    expect(isPriceChanged({ price: 'Call us' }, kit)).toBe(false);
    expect(isPriceChanged({}, undefined)).toBe(false);
  });
});
