import type { BrandSeeds, SomeColors } from '../../brand.js';
import { isColor } from '../../theme/brand/color.js';
import { colorsFromRoles } from '../../theme/roles.js';

/** A colour of a role that is used as given. */
export interface GivenColor {
  mode: 'light' | 'dark';
  role: string;
  color: string;
}

/** What a user chose in the editor; an empty colour is derived. */
export interface BrandChoices {
  accent: string;
  background: string;
  brand: string;
  text: string;
  /** The radius of all corners in pixels. */
  radius: string;
  display: string;
  sans: string;
  given: readonly GivenColor[];
}

export const seedColors = {
  accent: 'Main buttons',
  background: 'Page',
  brand: 'Header and footer',
  text: 'Text',
} as const;

const givenIn = (mode: GivenColor['mode'], given: BrandChoices['given']): SomeColors | undefined => {
  const colors = given.filter((each) => each.mode === mode);
  return colors.length > 0 ? colorsFromRoles(new Map(colors.map(({ role, color }) => [role, color]))) : undefined;
};

/** Sets the colour of a role, or removes it if there is no colour. */
export const withGiven = (choices: BrandChoices, mode: GivenColor['mode'], role: string, color?: string) => {
  const others = choices.given.filter((each) => each.mode !== mode || each.role !== role);
  return { ...choices, given: color === undefined ? others : [...others, { mode, role, color }] };
};

/** Whether a typed colour can be used; all but the accent may be empty. */
export const canUseColor = (seed: keyof typeof seedColors, color: string) =>
  color === '' ? seed !== 'accent' : isColor(color);

/** What `defineBrand` derives the brand of the choices from. */
export const seedsOf = ({
  accent,
  background,
  brand,
  text,
  radius,
  display,
  sans,
  given,
}: BrandChoices): BrandSeeds => ({
  accent,
  background: background || undefined,
  brand: brand || undefined,
  text: text || undefined,
  radius: `${radius}px`,
  font: { display, sans },
  light: givenIn('light', given),
  dark: givenIn('dark', given),
});
