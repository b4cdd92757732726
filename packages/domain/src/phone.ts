import { toLatinDigits } from './numbers.js';

/** The digits of the first phone number in a text, with a leading + if it has one. */
const dialled = (phone: string): string =>
  /\+?\d[\d\s().-]*/.exec(toLatinDigits(phone))?.[0].replace(/[^\d+]/g, '') ?? '';

/** Returns the `tel:` URL of a phone number as people write it, or undefined if it has no digits. */
export const callHref = (phone: string): string | undefined => {
  const number = dialled(phone);
  return number ? `tel:${number}` : undefined;
};

/** Returns the URL that opens a WhatsApp message; a local number (01...) gets the country code of Bangladesh. */
export const whatsAppHref = (phone: string, message: string): string | undefined => {
  const number = dialled(phone)
    .replace(/^\+|^00/, '')
    .replace(/^0/, '880');
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(message)}` : undefined;
};
