import type { BrandName } from '../brands.js';

declare const process: { env: { NODE_ENV?: string } };

/** The contrast of these is tested. */
const included: Record<BrandName, true> = { surma: true, meghna: true, wireframe: true };

/** The code of ISO 4217 for amounts without a currency, since a wrong one would be taken for the price. */
export const noCurrency = 'XXX';

/** Warns of a missing currency, and of low contrast in a dealer's own brand. Bundlers remove the checks from production builds. */
export const warnInDevelopment = (element: HTMLElement, brand: string, currency?: string): void => {
  try {
    if (process.env.NODE_ENV !== 'production') {
      // oxlint-disable-next-line no-console -- for the developer of the site
      if (currency === noCurrency)
        console.warn('@dealerkit/ui: prices have no currency. Give UiProvider one: currency="BDT".');
      if (!(brand in included))
        void import('./warnOfLowContrast.js').then(({ warnOfLowContrast }) => warnOfLowContrast(element, brand));
    }
  } catch {
    // A browser that loads the package without a bundler has no `process`.
  }
};
