/**
 * The brand of the shop, the ISO 4217 code of its currency, and the country code of local phone numbers. The last two are `CURRENCY` and
 * `PHONE_COUNTRY_CODE` of our backend.
 */
export const settings = { brand: 'surma', currency: 'BDT', phoneCountryCode: '880' } as const;
