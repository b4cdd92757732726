import { AtRule, parse, Rule } from 'postcss';
import type { Declaration, Node } from 'postcss';
import { BrandError } from '../theme/brand/BrandError.js';
import { surma } from '../theme/brands/surma.js';
import type { Brand } from '../theme/Brand.js';
import { isColor } from '../theme/brand/color.js';
import { colorsByRole, colorsFromRoles } from '../theme/roles.js';
import { colorRoles, suggestVariable } from './brandVariables.js';

type Mode = 'light' | 'dark';

/** A custom property with the pages that it applies to. */
interface Found {
  name: string;
  value: string;
  line: number;
  /** The brand of the selector; undefined for `:root`. */
  brand?: string;
  modes: readonly Mode[];
  /** The number of attributes in the selector: a higher one wins, whatever the order. */
  specificity: number;
}

/** The media queries around a declaration, and its selectors, also of nested rules. */
const contextOf = (declaration: Declaration) => {
  let media = '';
  let selectors = ['&'];
  for (let node: Node | undefined = declaration.parent; node; node = node.parent) {
    if (node instanceof AtRule && node.name === 'media') media += ` ${node.params}`;
    if (node instanceof Rule) {
      const outer = node.selectors;
      selectors = selectors.flatMap((inner) => outer.map((one) => inner.replaceAll('&', one)));
    }
  }
  return { media, selectors };
};

const attribute = (name: string, value: string) => new RegExp(`\\[\\s*${name}\\s*=\\s*["']?${value}["']?\\s*\\]`, 'g');

/** The modes of a selector and its media queries. Print has the colours of the light mode, with dark text on the page. */
const modesOf = (selector: string, media: string): Mode[] => {
  if (/\bprint\b/.test(media) && !/\bscreen\b/.test(media)) return [];
  const excluded = [...selector.matchAll(/:not\(([^)]*)\)/g)].map(([, inner = '']) => inner).join(' ');
  const required = selector.replaceAll(/:not\([^)]*\)/g, '');
  return (['light', 'dark'] as const).filter((mode) => {
    const other = mode === 'light' ? 'dark' : 'light';
    const isExcluded = attribute('data-dealer-mode', mode).test(excluded);
    const isForOther = attribute('data-dealer-mode', other).test(required);
    return !isExcluded && !isForOther && !new RegExp(`prefers-color-scheme:\\s*${other}`).test(media);
  });
};

/** Whether a selector matches a page or a part with its own brand, and not an element in it. */
const isPage = (selector: string) =>
  /^(:root|html|:where\([^()]*\))?$/.test(selector.replaceAll(/:not\([^)]*\)|\[[^\]]*\]/g, '').trim());

const find = (css: string): Found[] => {
  const found: Found[] = [];
  parse(css).walkDecls(/^--/, (declaration) => {
    const { media, selectors } = contextOf(declaration);
    for (const selector of selectors.filter(isPage)) {
      const [, brand] = attribute('data-dealer-brand', '([^"\'\\]]+)').exec(selector) ?? [];
      found.push({
        name: declaration.prop,
        value: declaration.value,
        line: declaration.source?.start?.line ?? 0,
        ...(brand !== undefined && { brand }),
        modes: modesOf(selector, media),
        specificity: selector.match(/\[|:root/g)?.length ?? 0,
      });
    }
  });
  return found.toSorted((one, other) => one.specificity - other.specificity);
};

/** Replaces a reference to another custom property by its value. */
const resolve = (value: string, properties: ReadonlyMap<string, string>, depth = 0): string => {
  const [, name = '', fallback] = /^var\(\s*(--[\w-]+)\s*(?:,(.*))?\)$/.exec(value.trim()) ?? [];
  const next = properties.get(name) ?? fallback;
  return next === undefined || depth > 9 ? value : resolve(next, properties, depth + 1);
};

const readMode = (mode: Mode, found: readonly Found[]) => {
  const properties = new Map(found.filter(({ modes }) => modes.includes(mode)).map(({ name, value }) => [name, value]));
  const colors = colorsByRole(surma[mode]);
  for (const [variable, role] of colorRoles) {
    const given = properties.get(variable);
    if (given === undefined) continue;
    const color = resolve(given, properties);
    if (!isColor(color))
      throw new BrandError(
        `${variable} is "${given}", which is not a color that can be measured; write it as #rrggbb.`,
      );
    colors.set(role, color);
  }
  return colorsFromRoles(colors);
};

/**
 * Reads the brands that a stylesheet defines, by name; a stylesheet that sets the variables for `:root` defines one without a name.
 * Roles that it does not set have the values of the first brand. Throws a `BrandError` for a variable that the theme does not have.
 */
export const readBrandCss = (css: string): { name: string; brand: Brand }[] => {
  const found = find(css);
  for (const { name, line } of found) {
    const suggestion = name.startsWith('--dealer-') ? suggestVariable(name) : undefined;
    if (suggestion)
      throw new BrandError(`${name} in line ${line} is not a variable of the theme; is it ${suggestion}?`);
  }
  if (!found.some(({ name }) => colorRoles.has(name)))
    throw new BrandError('no color of the theme is set, as --dealer-color-accent-surface.');
  const named = [...new Set(found.flatMap(({ brand }) => brand ?? []))];
  return (named.length > 0 ? named : ['']).map((name) => {
    const own = found.filter(({ brand }) => brand === undefined || brand === name);
    return { name, brand: { ...surma, light: readMode('light', own), dark: readMode('dark', own) } };
  });
};
