import type { Brand } from './Brand.js';
import { meghna } from './brands/meghna.js';
import { surma } from './brands/surma.js';
import { wireframe } from './brands/wireframe.js';

/** The brands that come with the package; the first is the one a page wears that names none. */
export const brands = { surma, meghna, wireframe } satisfies Record<string, Brand>;

export type BrandName = keyof typeof brands;
