import { expect, test } from 'vitest';
import { daysIn } from './days.ts';

test.each([
  ['Asia/Dhaka', '2026-11-22', '2026-11-21T18:00:00.000Z'],
  ['UTC', '2026-11-22', '2026-11-22T00:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['America/St_Johns', '2026-11-22', '2026-11-22T03:30:00.000Z'],
])('a day in %s, %s, starts at %s', (zone, date, start) => {
  const days = daysIn(zone);
  expect(new Date(days.startOf(date)).toISOString()).toBe(start);
  expect(days.dateOf(days.startOf(date))).toBe(date);
  expect(days.dateOf(days.startOf(date) - 1)).not.toBe(date);
});

test('a day after another one may be in the next year', () => {
  expect(new Date(daysIn('Asia/Dhaka').startOf('2026-12-31', 1)).toISOString()).toBe('2026-12-31T18:00:00.000Z');
});
