import { globalStyle } from '@vanilla-extract/css';
import type { Brand } from './Brand.js';
import { brandRules } from './brand/brandRules.js';
import { values } from './layers.css.js';

const writeRules = (baseSelector: string, brand: Brand) => {
  for (const { selector, media, variables, ...colorScheme } of brandRules(baseSelector, brand)) {
    const rule = { '@layer': { [values]: { vars: variables, ...colorScheme } } };
    globalStyle(selector, media === undefined ? rule : { '@media': { [media]: rule } });
  }
};

/**
 * Writes the values of pages and parts of pages of any brand, which a named brand overrides. `:where` has no specificity, so a
 * named brand wins in any stylesheet order.
 */
export const defaultBrandStyles = (brand: Brand) => writeRules(':where(:root, [data-dealer-brand])', brand);

/** Writes the values of pages and parts of pages with this `data-dealer-brand`. */
export const brandStyles = (name: string, brand: Brand) => writeRules(`[data-dealer-brand="${name}"]`, brand);
