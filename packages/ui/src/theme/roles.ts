import type { BrandColors } from './Brand.js';

/** The values of a nested object with their paths: `{ accent: { surface: '#fff' } }` is `[['accent', 'surface'], '#fff']`. */
export const leavesOf = (tree: object, path: readonly string[] = []): [path: readonly string[], value: string][] =>
  Object.entries(tree).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string' ? [[[...path, name], value]] : leavesOf(value, [...path, name]),
  );

/** The CSS variable of a role, without its two hyphens: `['color', 'textMuted']` is `dealer-color-text-muted`. */
export const variableName = (path: readonly string[]): string =>
  `dealer-${path.map((word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`;

/** The colours of a mode by role name, with nested roles joined by a dot: `accent.surface`. */
export const colorsByRole = (colors: object): Map<string, string> =>
  new Map(leavesOf(colors).map(([path, color]) => [path.join('.'), color]));

/** The reverse of `colorsByRole`; the map has every role. */
export const colorsFromRoles = (roles: ReadonlyMap<string, string>): BrandColors => {
  const colors: Record<string, string | Record<string, string>> = {};
  for (const [role, color] of roles) {
    const [name = role, part] = role.split('.');
    if (part === undefined) colors[name] = color;
    else colors[name] = { ...(colors[name] as Record<string, string> | undefined), [part]: color };
  }
  return colors as unknown as BrandColors;
};
