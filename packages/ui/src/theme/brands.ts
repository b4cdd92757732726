import type { Brand } from './Brand.js';
import { meghna } from './brands/meghna.js';
import { surma } from './brands/surma.js';
import { wireframe } from './brands/wireframe.js';

/** The brands in the package; the first is the default. */
export const brands = { surma, meghna, wireframe } satisfies Record<string, Brand>;

export type BrandName = keyof typeof brands;
