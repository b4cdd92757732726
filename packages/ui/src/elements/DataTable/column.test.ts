import { expect, it } from 'vitest';
import { isOneFigure } from './column.js';

it.each(['01700-000142', '+880 1700 000142', '০১৭০০-০০০১৪২', '(0821) 71 23 45'])(
  'keeps one phone number on one line: %s',
  (phone) => {
    expect(isOneFigure(phone)).toBe(true);
  },
);

it.each(['01711-000000, 01819-000000', '01711-000000 (office)', '01711-000000 01819-000000', 'ask at the counter'])(
  'lets what is more than one number break: %s',
  (phone) => {
    expect(isOneFigure(phone)).toBe(false);
  },
);
