import { expect, it } from 'vitest';
import { callHref, formatPhone, isPhone, localPhone, whatsAppHref } from './phone.js';

it.each([
  ['01700-000142', 'tel:01700000142', '8801700000142'],
  ['০১৭০০-০০০১৪২', 'tel:01700000142', '8801700000142'],
  ['+880 1700 000142', 'tel:+8801700000142', '8801700000142'],
  ['008801700000142', 'tel:008801700000142', '8801700000142'],
  ['01711-000000, 01819-000000', 'tel:01711000000', '8801711000000'],
  ['01711\u2011000\u2212000', 'tel:01711000000', '8801711000000'],
  ['01711\u00ad000\u200b000', 'tel:01711000000', '8801711000000'],
])('links %s', (phone, tel, whatsApp) => {
  expect(callHref(phone)).toBe(tel);
  expect(whatsAppHref(phone, 'Hello & thanks')).toBe(`https://wa.me/${whatsApp}?text=Hello%20%26%20thanks`);
});

it.each(['', 'ask at the counter'])('links nothing for "%s"', (phone) => {
  expect(callHref(phone)).toBeUndefined();
  expect(whatsAppHref(phone, '')).toBeUndefined();
});

it.each(['01700-000142', '০১৭০০০০০১৪২', '716 123', '+1 (212) 555-0100', '01711-000000, 01819-000000 (office)'])(
  'takes "%s" as a phone number',
  (phone) => expect(isPhone(phone)).toBe(true),
);

it.each(['', 'abc', '017', '12345', 'call me at 5'])('does not take "%s" as a phone number', (phone) => {
  expect(isPhone(phone)).toBe(false);
});

it.each([
  ['01700-000142', '+880 1700-000142'],
  [' 01700 000142 ', '+880 1700-000142'],
  ['০১৭০০-০০০১৪২', '+880 1700-000142'],
  ['8801700000142', '+880 1700-000142'],
  ['+8801700000142', '+880 1700-000142'],
  ['01700\u2011000142', '+880 1700-000142'],
  ['01700\u200b000\u2013142', '+880 1700-000142'],
  ['0821-716123', '0821-716123'],
  ['01711-000000, 01819-000000', '01711-000000, 01819-000000'],
  ['0170', '0170'],
  ['+1 212 555 0100', '+1 212 555 0100'],
])('formats "%s" as "%s"', (phone, formatted) => expect(formatPhone(phone)).toBe(formatted));

it.each([
  ['+880 1700-000142', '01700-000142'],
  ['+8801700000142', '01700000142'],
  ['00880 1700 000142', '01700 000142'],
  ['+880 (0)1700-000142', '+880 (0)1700-000142'],
  ['01700-000142', '01700-000142'],
  ['+91 98300 12345', '+91 98300 12345'],
  ['+৮৮০১৭০০০০০১৪২', '01700000142'],
  ['+880.1700.000142', '01700.000142'],
])('shortens "%s" to "%s"', (phone, shown) => expect(localPhone(phone)).toBe(shown));
