import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import type { Brand, BrandColors } from './Brand.js';
import { theme } from './contract.css.js';
import { values } from './layers.css.js';

const darkStyle = (colors: BrandColors) => ({
  '@layer': { [values]: { colorScheme: 'dark', vars: assignVars(theme.color, colors) } },
});

/** Most printers leave backgrounds out, so light text on the brand colour would be invisible on paper. */
const printStyle = ({ background, text, textMuted }: BrandColors) => ({
  '@layer': {
    [values]: {
      vars: { [theme.color.brand]: background, [theme.color.brandText]: text, [theme.color.brandTextMuted]: textMuted },
    },
  },
});

/** Writes a brand's rules for a selector: light, dark, dark by the system setting, and print. */
const defineVariants = (selector: string, { light, dark, ...shared }: Brand) => {
  createGlobalTheme(selector, theme, { '@layer': values, color: light, ...shared });
  globalStyle(selector, { '@layer': { [values]: { colorScheme: 'light' } } });
  globalStyle(selector, { '@media': { print: printStyle(light) } });
  globalStyle(`${selector}[data-dealer-mode="dark"]`, { '@media': { screen: darkStyle(dark) } });
  globalStyle(`${selector}:not([data-dealer-mode="light"])`, {
    '@media': { 'screen and (prefers-color-scheme: dark)': darkStyle(dark) },
  });
};

const brandSelector = (name: string) => `[data-dealer-brand="${name}"]`;

/** Defines the brand of a page without `data-dealer-brand`. `:where` has no specificity, so a named brand wins in any stylesheet order. */
export const defineDefaultBrand = (name: string, brand: Brand) =>
  defineVariants(`:where(:root, ${brandSelector(name)})`, brand);

/** Defines the brand of a page with this `data-dealer-brand`. */
export const defineBrand = (name: string, brand: Brand) => defineVariants(brandSelector(name), brand);
