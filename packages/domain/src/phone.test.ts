import { expect, it } from 'vitest';
import { callHref, whatsAppHref } from './phone.js';

it.each([
  ['01700-000142', 'tel:01700000142', '8801700000142'],
  ['০১৭০০-০০০১৪২', 'tel:01700000142', '8801700000142'],
  ['+880 1700 000142', 'tel:+8801700000142', '8801700000142'],
  ['008801700000142', 'tel:008801700000142', '8801700000142'],
  ['01711-000000, 01819-000000', 'tel:01711000000', '8801711000000'],
])('links %s', (phone, tel, whatsApp) => {
  expect(callHref(phone)).toBe(tel);
  expect(whatsAppHref(phone, 'Hello & thanks')).toBe(`https://wa.me/${whatsApp}?text=Hello%20%26%20thanks`);
});

it.each(['', 'ask at the counter'])('links nothing for "%s"', (phone) => {
  expect(callHref(phone)).toBeUndefined();
  expect(whatsAppHref(phone, '')).toBeUndefined();
});
