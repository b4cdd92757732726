import type { Brand } from '../Brand.js';
import type { BrandSeeds } from './BrandSeeds.js';
import { surma } from '../brands/surma.js';
import { deriveColors } from './deriveColors.js';

/**
 * Derives a brand from a few colours: every other role has the lightness that it has in the included brands, with the hue of the
 * seeds, and passes `checkBrand`. Colours of `light` and `dark` are used as given, also if they fail.
 */
export const defineBrand = (seeds: BrandSeeds): Brand => {
  const { font, radius, shadow, image } = seeds;
  return {
    light: deriveColors('light', seeds),
    dark: deriveColors('dark', seeds),
    font: typeof font === 'string' ? { sans: font, display: font } : { ...surma.font, ...font },
    radius:
      typeof radius === 'string' ? { panel: radius, control: radius, card: radius } : { ...surma.radius, ...radius },
    shadow: { ...surma.shadow, ...shadow },
    image: { ...surma.image, ...image },
  };
};
