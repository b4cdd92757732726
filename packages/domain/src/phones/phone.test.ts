import { expect, it } from 'vitest';
import { callHref, isPhone } from './phone.js';
import { whatsAppHref } from './whatsApp.js';

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
  expect(whatsAppHref(phone, 'Hello & thanks', '880')).toBe(`https://wa.me/${whatsApp}?text=Hello%20%26%20thanks`);
});

it('links a local number of another country', () => {
  expect(whatsAppHref('098300 12345', '', '91')).toBe('https://wa.me/919830012345?text=');
});

it.each(['', 'ask at the counter'])('links nothing for "%s"', (phone) => {
  expect(callHref(phone)).toBeUndefined();
  expect(whatsAppHref(phone, '', '880')).toBeUndefined();
});

it.each(['01700-000142', '০১৭০০০০০১৪২', '716 123', '+1 (212) 555-0100', '01711-000000, 01819-000000 (office)'])(
  'takes "%s" as a phone number',
  (phone) => expect(isPhone(phone)).toBe(true),
);

it.each(['', 'abc', '017', '12345', 'call me at 5'])('does not take "%s" as a phone number', (phone) => {
  expect(isPhone(phone)).toBe(false);
});
