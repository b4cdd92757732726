import { expect, it } from 'vitest';
import { isSingleNumber } from './column.js';

it.each(['01700-000142', '+880 1700 000142', '০১৭০০-০০০১৪২', '(0821) 71 23 45'])(
  'accepts a single phone number: %s',
  (phone) => {
    expect(isSingleNumber(phone)).toBe(true);
  },
);

it.each(['01711-000000, 01819-000000', '01711-000000 (office)', '01711-000000 01819-000000', 'ask at the counter'])(
  'rejects more than one number: %s',
  (phone) => {
    expect(isSingleNumber(phone)).toBe(false);
  },
);
