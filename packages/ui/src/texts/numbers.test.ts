import { describe, expect, it } from 'vitest';
import { formatExactly, formatMoney, formatNumber, latinDigits, readNumber, typedNumber } from './numbers.js';

const english = { locale: 'en-BD', currency: 'BDT' };
const bangla = { locale: 'bn-BD', currency: 'BDT' };

describe('formatMoney', () => {
  it('writes whole taka without decimals and with the sign of the taka', () => {
    expect(formatMoney(14500, english)).toBe('৳14,500');
  });

  it('keeps the poisha of an amount that has any', () => {
    expect(formatMoney(38750.5, english)).toBe('৳38,750.50');
  });

  it('groups by lakh and writes Bangla digits in Bangla', () => {
    expect(formatMoney(1234567, bangla)).toBe('১২,৩৪,৫৬৭৳');
  });

  it('takes the currency of the dealer', () => {
    expect(formatMoney(1119.84, { locale: 'en-US', currency: 'USD' })).toBe('$1,119.84');
  });

  it('writes nothing at all as zero and a debt with its sign', () => {
    expect(formatMoney(0, english)).toBe('৳0');
    expect(formatMoney(-250, english)).toBe('-৳250');
  });
});

describe('typedNumber', () => {
  it('writes what a person would type, which is read back as the same number', () => {
    expect(typedNumber(1200, 'en-BD')).toBe('1200');
    expect(typedNumber(1200, 'bn-BD')).toBe('১২০০');
    for (const locale of ['en-BD', 'bn-BD']) {
      for (const value of [0, -1, 9876543]) expect(readNumber(typedNumber(value, locale))).toBe(value);
    }
  });
});

describe('formatNumber', () => {
  it('groups thousands in English and lakh in Bangla', () => {
    expect(formatNumber(9876543, english)).toBe('9,876,543');
    expect(formatNumber(9876543, bangla)).toBe('৯৮,৭৬,৫৪৩');
  });

  it('shows at most two decimals', () => {
    expect(formatNumber(4.256, english)).toBe('4.26');
  });
});

describe('formatExactly', () => {
  it('keeps every decimal, and adds none', () => {
    expect(formatExactly(4.256, 'en-BD')).toBe('4.256');
    expect(formatExactly(4.35, 'en-BD')).toBe('4.35');
    expect(formatExactly(0.1 + 0.2, 'en-BD')).toBe('0.30000000000000004');
    expect(formatExactly(-1, 'en-BD')).toBe('-1');
    expect(formatExactly(4.256, 'bn-BD')).toBe('৪.২৫৬');
  });
});

describe('latinDigits', () => {
  it('writes Bangla digits as Latin ones and leaves the rest', () => {
    expect(latinDigits('০১২৩৪৫৬৭৮৯')).toBe('0123456789');
    expect(latinDigits('ফোন +৮৮০ 1711')).toBe('ফোন +880 1711');
  });
});

describe('readNumber', () => {
  it.each([
    ['12', 12],
    ['  12 ', 12],
    ['-1', -1],
    ['0', 0],
    ['4.5', 4.5],
    ['১২', 12],
    ['১,২০০', 1200],
    ['1,200', 1200],
    ['12,34,567', 1234567],
    ['১২,৩৪,৫৬৭.৫', 1234567.5],
    ['১2', 12],
    ['12.', 12],
    ['.5', 0.5],
    ['+3', 3],
  ])('reads "%s" as %d', (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });

  it.each([
    '',
    '   ',
    'abc',
    '12 pcs',
    '1,2',
    ',5',
    '12,34',
    '1,20',
    '.',
    '-',
    '1,,200',
    '1.2.3',
    '--1',
    'NaN',
    'Infinity',
    '1e3',
    '0x10',
    '0b1',
    '১২টি',
  ])('refuses "%s"', (typed) => {
    expect(readNumber(typed)).toBeNaN();
  });

  it.each([0, 7, 1200, 9876543, -3])('reads back what it wrote of %d, in both languages', (value) => {
    expect(readNumber(formatNumber(value, english))).toBe(value);
    expect(readNumber(formatNumber(value, bangla))).toBe(value);
  });
});
