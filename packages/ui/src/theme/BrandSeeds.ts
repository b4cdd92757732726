import type { Brand, BrandColors } from './Brand.js';

/** Some colours of one mode by role; they are used as given. */
export type SomeColors = {
  [Role in keyof BrandColors]?: BrandColors[Role] extends string ? string : Partial<BrandColors[Role]>;
};

/** The choices from which `defineBrand` derives a brand. Colours are CSS colours in any syntax. */
export interface BrandSeeds {
  /** The colour of main buttons. */
  accent: string;
  /** The colour of the page; a dark one is that of the dark mode. @default a near white and a near black with the hue of the text or brand */
  background?: string;
  /** The colour of header, hero and footer. @default a dark colour with the hue of the accent */
  brand?: string;
  /** The colour of the text; a light one is that of the dark mode. @default a near black and a near white with the hue of the page */
  text?: string;
  /** The colour of links. @default the hue of the brand */
  link?: string;
  /** The colour of the focus ring. @default the hue of the links */
  focus?: string;
  /** The hue of successes. @default green */
  success?: string;
  /** The hue of warnings. @default orange */
  warning?: string;
  /** The colour of destructive buttons, and the hue of errors. @default red */
  danger?: string;
  /** A list of fonts for all text, or one for each font role. @default the fonts of the brand surma */
  font?: string | Partial<Brand['font']>;
  /** A radius for all corners, or one for each radius role. @default the radii of the brand surma */
  radius?: string | Partial<Brand['radius']>;
  shadow?: Partial<Brand['shadow']>;
  image?: Partial<Brand['image']>;
  /** Colours of the light mode that are used as given. */
  light?: SomeColors;
  /** Colours of the dark mode that are used as given. */
  dark?: SomeColors;
}
