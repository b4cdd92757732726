import { expect, it } from 'vitest';
import { formatMoney, formatShortMoney } from './money.js';

it.each([
  ['writes whole taka without decimals and with the sign of the taka', 14500, 'en-BD', 'BDT', '৳14,500'],
  ['keeps the poisha of an amount that has them', 38750.5, 'en-BD', 'BDT', '৳38,750.50'],
  ['groups by lakh and writes Bangla digits in Bangla', 1234567, 'bn-BD', 'BDT', '১২,৩৪,৫৬৭৳'],
  ['takes the currency of the dealer', 1119.84, 'en-US', 'USD', '$1,119.84'],
  ['writes zero', 0, 'en-BD', 'BDT', '৳0'],
  ['writes a debt with its sign', -250, 'en-BD', 'BDT', '-৳250'],
])('%s', (_, amount, locale, currency, written) => {
  expect(formatMoney(amount, locale, currency)).toBe(written);
});

it.each([
  [0, 'en-BD', '৳0'],
  [2.5, 'en-BD', '৳2.5'],
  [200_000, 'en-BD', '৳200K'],
  [200_000, 'bn-BD', '২\u00a0লা৳'],
])('writes %d in few characters in %s', (amount, locale, written) => {
  expect(formatShortMoney(amount, locale, 'BDT')).toBe(written);
});
