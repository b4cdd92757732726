export type { Brand, BrandColors } from './theme/Brand.js';
export type { BrandSeeds, SomeColors } from './theme/brand/BrandSeeds.js';
export { BrandError } from './theme/brand/BrandError.js';
export { brandCss } from './theme/brand/brandCss.js';
export { brandFromTokens, brandToTokens } from './theme/brand/brandTokens.js';
export { checkBrand } from './theme/brand/checkBrand.js';
export type { FailingPair } from './theme/brand/checkBrand.js';
export { contrast } from './theme/brand/color.js';
export { defineBrand } from './theme/brand/defineBrand.js';
