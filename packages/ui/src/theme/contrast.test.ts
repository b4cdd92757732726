import { describe, expect, it } from 'vitest';
import type { Brand, BrandColors } from './Brand.js';
import { brands } from './brands.js';

const text = 4.5;
const largeTextIconOrEdge = 3;

const grounds = ['paper', 'surface', 'sunken'];

/** Everything that components may put on a ground: what is seen, the grounds it stands on, the least ratio. */
const pairs: readonly (readonly [seen: string, grounds: readonly string[], least: number])[] = [
  ['ink', [...grounds, 'rule', 'neutral.surface', 'success.surface', 'warning.surface', 'danger.surface'], text],
  ['inkMuted', grounds, text],
  ['link', [...grounds, 'neutral.surface'], text],
  ['accent.text', grounds, text],
  ['hullInk', ['hull'], text],
  ['hullInkMuted', ['hull'], text],
  ['photoInk', ['photo'], text],
  ['accent.ink', ['accent.surface', 'accent.hover'], text],
  ['neutral.text', [...grounds, 'neutral.surface'], text],
  ['success.text', [...grounds, 'success.surface'], text],
  ['warning.text', [...grounds, 'warning.surface'], text],
  ['danger.text', [...grounds, 'danger.surface'], text],
  ['danger.solidInk', ['danger.solid', 'danger.solidHover'], text],
  ['ruleStrong', grounds, largeTextIconOrEdge],
  ['accent.border', grounds, largeTextIconOrEdge],
  ['accent.surface', ['hull'], largeTextIconOrEdge],
  [
    'focus',
    [...grounds, 'neutral.surface', 'success.surface', 'warning.surface', 'danger.surface'],
    largeTextIconOrEdge,
  ],
  ['focusOnHull', ['hull'], largeTextIconOrEdge],
];

/** Lines and veils that tell nothing by themselves. */
const decoration = ['rule', 'hullRule', 'scrim', 'neutral.border', 'success.border', 'warning.border', 'danger.border'];

const colorsByRole = (colors: BrandColors): Map<string, string> =>
  new Map(
    Object.entries(colors).flatMap(([role, value]: [string, string | Record<string, string>]) =>
      typeof value === 'string'
        ? [[role, value] as const]
        : Object.entries(value).map(([part, color]) => [`${role}.${part}`, color] as const),
    ),
  );

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (color: string): number => {
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`"${color}" is not written as #rrggbb`);
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

const looks = Object.entries<Brand>(brands).flatMap(([name, brand]) => [
  [`${name}, light`, brand.light] as const,
  [`${name}, dark`, brand.dark] as const,
]);

it('tells black on white and two equal greys apart as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#808080', '#808080')).toBe(1);
});

describe.each(looks)('%s', (_look, colors) => {
  const byRole = colorsByRole(colors);
  const colorOf = (role: string): string => {
    const color = byRole.get(role);
    if (color === undefined) throw new Error(`no role is called ${role}`);
    return color;
  };

  it('keeps every text, icon, edge and focus ring legible on every ground it may stand on', () => {
    const tooFaint = pairs.flatMap(([seen, on, least]) =>
      on
        .map((ground) => ({ seen, ground, least, ratio: contrast(colorOf(seen), colorOf(ground)) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ ground, ratio }) => `${seen} on ${ground} is ${ratio.toFixed(2)}, not ${least}`),
    );
    expect(tooFaint).toEqual([]);
  });

  it('judges every role there is', () => {
    const judged = new Set([...pairs.flatMap(([seen, on]) => [seen, ...on]), ...decoration]);
    expect([...byRole.keys()].filter((role) => !judged.has(role))).toEqual([]);
  });
});
