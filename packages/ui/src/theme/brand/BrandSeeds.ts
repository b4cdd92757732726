import type { Brand, BrandColors } from '../Brand.js';

/** Some colours of one mode by role; they are used as given. */
export type SomeColors = {
  [Role in keyof BrandColors]?: BrandColors[Role] extends string
    ? string | undefined
    : Partial<BrandColors[Role]> | undefined;
};

/** The choices from which `defineBrand` derives a brand. Colours are CSS colours in any syntax. */
export interface BrandSeeds {
  /** The colour of main buttons. */
  accent: string;
  /** The colour of the page; a dark one is that of the dark mode. @default a near white and a near black with the hue of the text or brand */
  background?: string | undefined;
  /** The colour of header, hero and footer. @default a dark colour with the hue of the accent */
  brand?: string | undefined;
  /** The colour of the text; a light one is that of the dark mode. @default a near black and a near white with the hue of the page */
  text?: string | undefined;
  /** The colour of links. @default the hue of the brand */
  link?: string | undefined;
  /** The colour of the focus ring. @default the hue of the links */
  focus?: string | undefined;
  /** The hue of successes. @default green */
  success?: string | undefined;
  /** The hue of warnings. @default orange */
  warning?: string | undefined;
  /** The colour of destructive buttons, and the hue of errors. @default red */
  danger?: string | undefined;
  /** A list of fonts for all text, or one for each font role. @default the fonts of the brand surma */
  font?: string | Partial<Brand['font']> | undefined;
  /** A radius for all corners, or one for each radius role. @default the radii of the brand surma */
  radius?: string | Partial<Brand['radius']> | undefined;
  shadow?: Partial<Brand['shadow']> | undefined;
  image?: Partial<Brand['image']> | undefined;
  /** Colours of the light mode that are used as given. */
  light?: SomeColors | undefined;
  /** Colours of the dark mode that are used as given. */
  dark?: SomeColors | undefined;
}
