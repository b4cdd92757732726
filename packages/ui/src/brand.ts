export type { Brand, BrandColors } from './theme/Brand.js';
export type { BrandSeeds, SomeColors } from './theme/BrandSeeds.js';
export { BrandError } from './theme/BrandError.js';
export { brandCss } from './theme/brandCss.js';
export { brandFromTokens, brandToTokens } from './theme/brandTokens.js';
export { checkBrand } from './theme/checkBrand.js';
export type { FailingPair } from './theme/checkBrand.js';
export { defineBrand } from './theme/defineBrand.js';
