import { assignVars, createGlobalTheme, globalStyle, layer } from '@vanilla-extract/css';
import { brands } from './brands.js';
import type { Brand, BrandColors } from './brands.js';
import { theme } from './contract.css.js';

/** Lies under everything, so that a dealer's own values win by plain CSS, whatever their selector and their place. */
const values = layer('values');

const floatingShadow = '0 12px 32px rgb(6 14 22 / 0.28), 0 2px 6px rgb(6 14 22 / 0.2)';

const darkVars = (colors: BrandColors) => ({
  '@layer': { [values]: { colorScheme: 'dark', vars: assignVars(theme.color, colors) } },
});

Object.entries<Brand>(brands).forEach(([name, brand], index) => {
  const named = `[data-dealer-brand="${name}"]`;
  const light = index === 0 ? `:root, ${named}` : named;
  const withMode = (mode: string) => (index === 0 ? `:root${mode}, ${named}${mode}` : named + mode);

  createGlobalTheme(light, theme, {
    '@layer': values,
    color: brand.light,
    font: brand.font,
    radius: brand.radius,
    shadow: { float: floatingShadow },
  });
  globalStyle(light, { '@layer': { [values]: { colorScheme: 'light' } } });
  globalStyle(withMode('[data-dealer-mode="dark"]'), darkVars(brand.dark));
  globalStyle(withMode(':not([data-dealer-mode="light"])'), {
    '@media': { '(prefers-color-scheme: dark)': darkVars(brand.dark) },
  });
});
