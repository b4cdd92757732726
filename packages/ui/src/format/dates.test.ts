import { describe, expect, it, vi } from 'vitest';
import { formatAge, formatDate, formatDateTime, formatDay } from './dates.js';

const now = Date.parse('2026-11-22T12:00:00Z');

describe('formatAge', () => {
  it.each([
    ['2026-11-22T11:59:40Z', 'this minute'],
    ['2026-11-22T11:55:00Z', '5m ago'],
    ['2026-11-22T10:00:00Z', '2h ago'],
    ['2026-11-21T11:00:00Z', 'yesterday'],
    ['2026-11-18T11:00:00Z', '4d ago'],
    ['2026-11-10T11:00:00Z', 'Nov 10'],
    ['2025-12-30T11:00:00Z', 'Dec 30, 2025'],
    ['2026-11-24T11:00:00Z', 'Nov 24'],
  ])('writes %s as "%s"', (iso, age) => {
    expect(formatAge(iso, 'en-BD', now)).toBe(age);
  });

  it('writes whole words', () => {
    expect(formatAge('2026-11-19T11:00:00Z', 'en-BD', now, 'long')).toBe('3 days ago');
    expect(formatAge('2026-11-19T11:00:00Z', 'bn-BD', now, 'long')).toBe('৩ দিন আগে');
  });

  it('writes Bangla', () => {
    expect(formatAge('2026-11-22T10:00:00Z', 'bn-BD', now)).toBe('২ ঘণ্টা আগে');
    expect(formatAge('2026-11-10T10:00:00Z', 'bn-BD', now)).toBe('১০ নভে');
  });
});

it('leaves text that is no date as it is', () => {
  expect(formatDate('last week', 'en-BD')).toBe('last week');
  expect(formatDateTime('', 'en-BD')).toBe('');
  expect(formatAge('last week', 'en-BD', now)).toBe('last week');
});

it('writes the part of the day in the language', () => {
  vi.stubEnv('TZ', 'Asia/Dhaka');
  expect(formatDateTime('2026-11-22T03:45:00Z', 'en-BD')).toBe('Nov 22, 2026, 9:45 AM');
  expect(formatDateTime('2026-11-22T03:45:00Z', 'bn-BD')).toBe('২২ নভে, ২০২৬, সকাল ৯:৪৫');
  expect(formatDateTime('2026-11-22T12:05:00Z', 'bn-BD')).toBe('২২ নভে, ২০২৬, সন্ধ্যা ৬:০৫');
});

it('writes a day without its year', () => {
  expect(formatDay('2026-11-02', 'en-BD')).toBe('Nov 2');
  expect(formatDay('2026-11-02', 'bn-BD')).toBe('২ নভে');
});
