import { expect, it } from 'vitest';
import { parseMoney } from './parseMoney.js';

it.each([' Tk. 1200 /- ', '৳ 1,200', '1200 Tk .', '১২০০/- টাকা', '1\u00a0200', '1\u202f200 BDT', '\u200e1200'])(
  'reads the amount of %j',
  (typed) => {
    expect(parseMoney(typed, 'BDT')).toBe(1200);
  },
);

it.each(['450 900', '1 2 0 0', '12 00/-', 'Tk 450 Tk 900', '12\u00a000', '1, 200'])(
  'reads no amount from %j',
  (typed) => {
    expect(parseMoney(typed, 'BDT')).toBeNaN();
  },
);
