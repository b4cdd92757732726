import type { Brand } from '../Brand.js';
import { brandRules } from './brandRules.js';
import type { BrandRule } from './brandRules.js';

const block = (head: string, lines: readonly string[]) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];

const ruleLines = ({ selector, media, colorScheme, variables }: BrandRule) => {
  const properties = Object.entries({ ...variables, ...(colorScheme && { 'color-scheme': colorScheme }) });
  const declarations = properties.map(([property, value]) => `${property}: ${value};`);
  const layer = block('@layer dealer.values', block(selector, declarations));
  return media === undefined ? layer : block(`@media ${media}`, layer);
};

/** Returns the stylesheet of a brand: light, dark, dark by the system setting, and print. `data-dealer-brand` selects it. */
export const brandCss = (name: string, brand: Brand): string =>
  `${brandRules(`[data-dealer-brand=${JSON.stringify(name)}]`, brand)
    .flatMap(ruleLines)
    .join('\n')}\n`;
