import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import type { Brand, BrandColors } from './Brand.js';
import { theme } from './contract.css.js';
import { values } from './layers.css.js';
import { onPaper } from './tokens.js';

const darkStyle = (colors: BrandColors) => ({
  '@layer': { [values]: { colorScheme: 'dark', vars: assignVars(theme.color, colors) } },
});

/** Paper is light whatever the page is, and most printers leave grounds out, so that light words on them would be lost. */
const paperStyle = ({ background, text, textMuted }: BrandColors) => ({
  '@layer': {
    [values]: {
      vars: { [theme.color.brand]: background, [theme.color.brandText]: text, [theme.color.brandTextMuted]: textMuted },
    },
  },
});

/** Writes a brand's rules for what the selector finds: light, dark, dark because the system is, and on paper. */
const defineLook = (selector: string, { light, dark, ...constant }: Brand) => {
  createGlobalTheme(selector, theme, { '@layer': values, color: light, ...constant });
  globalStyle(selector, { '@layer': { [values]: { colorScheme: 'light' } } });
  globalStyle(selector, { '@media': { [onPaper]: paperStyle(light) } });
  globalStyle(`${selector}[data-dealer-mode="dark"]`, { '@media': { screen: darkStyle(dark) } });
  globalStyle(`${selector}:not([data-dealer-mode="light"])`, {
    '@media': { 'screen and (prefers-color-scheme: dark)': darkStyle(dark) },
  });
};

const named = (name: string) => `[data-dealer-brand="${name}"]`;

/** The look of a page that names no brand. It weighs nothing, so a named brand wins in whatever order sheets are loaded. */
export const defineFirstBrand = (name: string, brand: Brand) => defineLook(`:where(:root, ${named(name)})`, brand);

/** The look of a page that names this brand. */
export const defineBrand = (name: string, brand: Brand) => defineLook(named(name), brand);
