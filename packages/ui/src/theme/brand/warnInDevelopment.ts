import type { BrandName } from '../brands.js';

declare const process: { env: { NODE_ENV?: string } };

/** The contrast of these is tested. */
const included: Record<BrandName, true> = { surma: true, meghna: true, wireframe: true };

/** Warns of low contrast in a dealer's own brand. Bundlers remove the check from production builds. */
export const warnInDevelopment = (element: HTMLElement, brand: string): void => {
  try {
    if (process.env.NODE_ENV !== 'production' && !(brand in included))
      void import('./warnOfLowContrast.js').then(({ warnOfLowContrast }) => warnOfLowContrast(element, brand));
  } catch {
    // A browser that loads the package without a bundler has no `process`.
  }
};
