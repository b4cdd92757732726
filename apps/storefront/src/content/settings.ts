/** The brand of the shop, and the ISO 4217 code of its currency, which is `CURRENCY` of our backend. */
export const settings = { brand: 'surma', currency: 'BDT' } as const;
