import { describe, expect, it } from 'vitest';
import { formatExact, formatInputNumber, formatNumber } from './numbers.js';
import { parseNumber } from '@dealerkit/domain/text/numbers';

describe('formatInputNumber', () => {
  it('writes what a user would type, which is parsed as the same number', () => {
    expect(formatInputNumber(1200, 'en-BD')).toBe('1200');
    expect(formatInputNumber(1200, 'bn-BD')).toBe('১২০০');
    for (const locale of ['en-BD', 'bn-BD']) {
      for (const value of [0, -1, 9876543, 4.5, -0.0625])
        expect(parseNumber(formatInputNumber(value, locale))).toBe(value);
    }
  });
});

describe('formatNumber', () => {
  it('groups thousands in English and lakh in Bangla', () => {
    expect(formatNumber(9876543, 'en-BD')).toBe('9,876,543');
    expect(formatNumber(9876543, 'bn-BD')).toBe('৯৮,৭৬,৫৪৩');
  });

  it('shows at most two decimals', () => {
    expect(formatNumber(4.256, 'en-BD')).toBe('4.26');
  });
});

describe('formatExact', () => {
  it('keeps every decimal, and adds none', () => {
    expect(formatExact(4.256, 'en-BD')).toBe('4.256');
    expect(formatExact(4.35, 'en-BD')).toBe('4.35');
    expect(formatExact(0.1 + 0.2, 'en-BD')).toBe('0.30000000000000004');
    expect(formatExact(-1, 'en-BD')).toBe('-1');
    expect(formatExact(4.256, 'bn-BD')).toBe('৪.২৫৬');
  });
});
