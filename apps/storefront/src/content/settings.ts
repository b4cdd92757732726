/** The brand of the shop, and the ISO 4217 code of its currency. */
export const settings = { brand: 'surma', currency: 'BDT' } as const;
