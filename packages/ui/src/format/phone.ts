import { toLatinDigits } from './numbers.js';

/** Returns the `tel:` URL of a phone number as people write it. */
export const telephoneHref = (phone: string): string => `tel:${toLatinDigits(phone).replace(/[^+\d]/g, '')}`;

/** Returns the URL that opens WhatsApp with a message; the number has its country code and no other prefix. */
export const whatsappHref = (number: string, message: string): string =>
  `https://wa.me/${toLatinDigits(number).replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
