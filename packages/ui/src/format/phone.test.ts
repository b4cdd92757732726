import { expect, it } from 'vitest';
import { telephoneHref, whatsappHref } from './phone.js';

it.each([
  ['01700-000821', 'tel:01700000821'],
  ['+880 1700 000821', 'tel:+8801700000821'],
  ['০১৭০০-০০০৮২১', 'tel:01700000821'],
])('calls "%s" as %s', (phone, href) => expect(telephoneHref(phone)).toBe(href));

it('opens WhatsApp with the message', () => {
  expect(whatsappHref('+880 1700-000821', 'Is it & the ৪৩০ mm left?')).toBe(
    'https://wa.me/8801700000821?text=Is%20it%20%26%20the%20%E0%A7%AA%E0%A7%A9%E0%A7%A6%20mm%20left%3F',
  );
});
