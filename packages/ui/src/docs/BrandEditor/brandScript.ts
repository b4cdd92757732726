import type { BrandSeeds } from '../../brand.js';

/** The file `brand.js` of a site of `npm create dealerkit`, which writes the stylesheet of its brand. */
export const brandScript = (
  seeds: BrandSeeds,
): string => `// Writes src/brand.css. All other colours follow from these, and have enough contrast unless they are set for a role.
import { writeFileSync } from 'node:fs';
import { brandCss, defineBrand } from '@dealerkit/ui/brand';

const brand = ${JSON.stringify(seeds, undefined, 2)};
writeFileSync('src/brand.css', brandCss('own', defineBrand(brand)));
`;
