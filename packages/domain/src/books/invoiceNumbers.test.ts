import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canConfirmNumber,
  canEndYear,
  formatInvoiceNumber,
  isPlausibleDay,
  MAX_IDLE_DAYS,
  parseInvoiceNumber,
  yearOfNextNumber,
} from './invoiceNumbers.js';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const after = (day: string, days: number) => dayOf(Date.parse(day) + days * 86_400_000);
const yearOf = (day: string) => Number(day.slice(0, 4));

const days = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2090, 0, 1) }).map(dayOf);

it('reads the numbers that it writes, and no other text', () => {
  const numbers = fc.record({
    series: fc.constantFrom('invoice' as const, 'credit' as const),
    year: fc.integer({ min: 1000, max: 9999 }),
    count: fc.integer({ min: 1, max: 999_999_999 }),
  });
  fc.assert(
    fc.property(numbers, (number) => {
      expect(parseInvoiceNumber(formatInvoiceNumber(number))).toEqual(number);
    }),
  );
  expect(formatInvoiceNumber({ series: 'credit', year: 2026, count: 7 })).toBe('CN-2026-000007');
  const others = ['', '2026-7', '2026-000000', '2026-0000012', 'cn-2026-000001', '12026-000001', '2026-000001 '];
  for (const text of others) expect([text, parseInvoiceNumber(text)]).toEqual([text, undefined]);
});

it('keeps the latest year, whatever the clock says before the next one', () => {
  fc.assert(
    fc.property(days, fc.nat(60), fc.option(days, { nil: undefined }), (today, years, lastDay) => {
      const latestYear = yearOf(today) + years;
      expect(yearOfNextNumber(today, { latestYear, lastDay })).toBe(latestYear);
    }),
  );
});

it('begins the following year by itself only if something was written within the 30 days before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2020, max: 2080 }), fc.nat(364), fc.nat(400), (latestYear, day, idle) => {
      const today = after(`${latestYear + 1}-01-01`, day);
      const lastDay = after(today, -idle);
      const isInUse = idle <= MAX_IDLE_DAYS || yearOf(lastDay) === latestYear + 1;
      expect(yearOfNextNumber(today, { latestYear, lastDay })).toBe(isInUse ? latestYear + 1 : undefined);
    }),
  );
  const latestYear = 2026;
  expect(yearOfNextNumber('2027-01-05', { latestYear, lastDay: '2026-12-06' })).toBe(2027);
  expect(yearOfNextNumber('2027-01-05', { latestYear, lastDay: '2026-12-05' })).toBeUndefined();
});

it('begins no year by itself that does not follow the latest one', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 2, max: 60 }), (today, years) => {
      expect(yearOfNextNumber(today, { latestYear: yearOf(today) - years, lastDay: today })).toBeUndefined();
    }),
  );
});

it('believes a clock that runs on, and none that jumps to another year, however often the shop writes after the jump', () => {
  const steps = fc.array(fc.integer({ min: 0, max: MAX_IDLE_DAYS }), { maxLength: 50 });
  fc.assert(
    fc.property(days, steps, fc.integer({ min: 366, max: 20_000 }), steps, (start, before, jump, afterwards) => {
      let clock = start;
      let lastDay = start;
      const write = (idle: number) => {
        clock = after(clock, idle);
        if (isPlausibleDay(clock, lastDay)) lastDay = clock;
      };
      before.forEach(write);
      expect(lastDay).toBe(clock);
      write(jump);
      afterwards.forEach(write);
      expect(yearOfNextNumber(clock, { latestYear: yearOf(lastDay), lastDay })).not.toBe(yearOf(clock));
    }),
  );
});

it('begins the first numbers of a shop with the year of its clock, unless that jumped', () => {
  expect(yearOfNextNumber('2026-11-29', { latestYear: undefined, lastDay: undefined })).toBe(2026);
  expect(yearOfNextNumber('2026-11-29', { latestYear: undefined, lastDay: '2026-11-01' })).toBe(2026);
  expect(yearOfNextNumber('2031-11-29', { latestYear: undefined, lastDay: '2026-11-01' })).toBeUndefined();
});

it('ends only a year that is still to come', () => {
  expect([2026, 2027].map((year) => canEndYear(year, '2026-12-31'))).toEqual([false, true]);
});

it('confirms the next number or a later one of its year and series', () => {
  const next = { series: 'invoice', year: 2026, count: 5 } as const;
  expect([4, 5, 6].map((count) => canConfirmNumber({ ...next, count }, next))).toEqual([false, true, true]);
  expect(canConfirmNumber({ ...next, year: 2027 }, next)).toBe(false);
  expect(canConfirmNumber({ ...next, series: 'credit' }, next)).toBe(false);
});
