import { expect, it } from 'vitest';
import { formatPhoneIn } from './phones.js';

it.each([
  ['01700000142', 'en-BD', '+880 1700-000142'],
  ['+8801700000142', 'bn-BD', '+৮৮০ ১৭০০-০০০১৪২'],
  ['০১৭০০ ০০০ ১৪২', 'en-BD', '+880 1700-000142'],
  ['01700000142, or 2 p.m.', 'bn-BD', '০১৭০০০০০১৪২, or ২ p.m.'],
  ['', 'bn-BD', ''],
])('writes %s in %s as %s', (text, locale, shown) => {
  expect(formatPhoneIn(text, locale, '880')).toBe(shown);
});

it('leaves the local numbers of another country in their form', () => {
  expect(formatPhoneIn('01700000142', 'en-IN', '91')).toBe('01700000142');
});
