import { describe, expect, it } from 'vitest';
import { parseNumber, toLatinDigits } from './numbers.js';

describe('toLatinDigits', () => {
  it('writes Bangla digits as Latin ones and leaves the rest', () => {
    expect(toLatinDigits('০১২৩৪৫৬৭৮৯')).toBe('0123456789');
    expect(toLatinDigits('ফোন +৮৮০ 1711')).toBe('ফোন +880 1711');
  });

  it.each(['arab', 'arabext', 'beng', 'deva', 'gujr', 'guru', 'mathsans', 'mymr', 'tamldec', 'thai'])(
    'writes the digits that Intl calls %s as Latin ones',
    (numberingSystem) => {
      const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
      expect(toLatinDigits(format.format(9876543210))).toBe('9876543210');
    },
  );
});

describe('parseNumber', () => {
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
    expect(parseNumber(typed)).toBe(value);
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
  ])('reads no number from "%s"', (typed) => {
    expect(parseNumber(typed)).toBeNaN();
  });

  it.each(['en-BD', 'bn-BD', 'hi-IN-u-nu-deva', 'ne-NP', 'ar-EG', 'fa-IR', 'ps-AF', 'my-MM'])(
    'reads back what was formatted for %s',
    (locale) => {
      for (const value of [0, 7, 1200, 9876543, -3, 1234567.5]) {
        expect(parseNumber(new Intl.NumberFormat(locale).format(value))).toBe(value);
      }
    },
  );
});
