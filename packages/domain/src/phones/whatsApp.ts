import { phoneDigits } from './phone.js';

/** Returns the URL that opens a WhatsApp message; a local number gets the country code. */
export const whatsAppHref = (phone: string, message: string, countryCode: string): string | undefined => {
  const number = phoneDigits(phone)
    .replace(/^\+|^00/, '')
    .replace(/^0/, countryCode);
  return number === '' ? undefined : `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
};
