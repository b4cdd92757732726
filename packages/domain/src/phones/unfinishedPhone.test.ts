import { expect, it } from 'vitest';
import { unfinishedPhone } from './unfinishedPhone.js';

it.each([
  ['44', '07700 9', '77009'],
  ['44', '+44 77', undefined],
  ['44', '+44 7700', '7700'],
  ['44', '0044 (0)7700', '7700'],
  ['44', '(0161) 49', '16149'],
  ['1', '+1 (212) 5', '2125'],
  ['91', '+৯১ ৯৮৩০', '9830'],
  ['39', '+39 06 123', '06123'],
  ['44', '7700 9', undefined],
  ['44', '0', undefined],
  ['44', 'Smith 0770', undefined],
])('reads with the country code %s of %j the digits %j', (countryCode, text, digits) => {
  expect(unfinishedPhone(text, countryCode)).toBe(digits);
});
