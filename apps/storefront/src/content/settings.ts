/**
 * The brand of the shop, the ISO 4217 code of its currency, and the country code of local phone numbers. The backend reads the last two from
 * the same settings.
 */
export const settings = {
  brand: 'surma',
  currency: import.meta.env.CURRENCY || 'BDT',
  phoneCountryCode: import.meta.env.PHONE_COUNTRY_CODE || '880',
} as const;
