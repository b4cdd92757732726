import type { Brand, BrandColors } from '../Brand.js';
import { leavesOf, variableName } from '../roles.js';

/** A CSS rule with custom properties, perhaps in a media query. */
export interface BrandRule {
  selector: string;
  media?: string;
  colorScheme?: 'light' | 'dark';
  variables: Record<string, string>;
}

const variablesOf = (values: object) =>
  Object.fromEntries(leavesOf(values).map(([path, value]) => [`--${variableName(path)}`, value]));

/** Most printers leave backgrounds out, so light text on the brand colour would be invisible on paper. */
const printColors = ({ background, text, textMuted }: BrandColors) => ({
  brand: background,
  brandText: text,
  brandTextMuted: textMuted,
});

/** The rules of a brand for a selector: light, print, dark, and dark by the system setting. */
export const brandRules = (selector: string, { light, dark, ...shared }: Brand): BrandRule[] => {
  const darkRule = { colorScheme: 'dark', variables: variablesOf({ color: dark }) } as const;
  return [
    { selector, colorScheme: 'light', variables: variablesOf({ color: light, ...shared }) },
    { selector, media: 'print', variables: variablesOf({ color: printColors(light) }) },
    { ...darkRule, selector: `${selector}[data-dealer-mode="dark"]`, media: 'screen' },
    {
      ...darkRule,
      selector: `${selector}:not([data-dealer-mode="light"])`,
      media: 'screen and (prefers-color-scheme: dark)',
    },
  ];
};
