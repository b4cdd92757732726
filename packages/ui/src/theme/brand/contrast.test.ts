import { describe, expect, it } from 'vitest';
import type { Brand } from '../Brand.js';
import { brands } from '../brands.js';
import { contrast } from './color.js';
import { contrastPairs, decorativeRoles } from './contrast.js';
import { colorsByRole } from '../roles.js';

const modes = Object.entries<Brand>(brands).flatMap(([name, brand]) => [
  [`${name}, light`, brand.light] as const,
  [`${name}, dark`, brand.dark] as const,
]);

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#808080', '#808080', 1],
])('computes the WCAG contrast ratio of %s and %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

describe.each(modes)('%s', (_mode, colors) => {
  const byRole = colorsByRole(colors);
  const colorOf = (role: string): string => {
    const color = byRole.get(role);
    if (color === undefined) throw new Error(`no role is called ${role}`);
    return color;
  };

  it('has at least the minimum contrast in every pair', () => {
    const tooLow = contrastPairs
      .map((pair) => ({ ...pair, ratio: contrast(colorOf(pair.foreground), colorOf(pair.background)) }))
      .filter(({ ratio, minimum }) => ratio < minimum)
      .map(
        ({ foreground, background, ratio, minimum }) =>
          `${foreground} on ${background} is ${ratio.toFixed(2)}, not ${minimum}`,
      );
    expect(tooLow).toEqual([]);
  });

  it('has every role in a contrast pair or among the decorative roles', () => {
    const covered = new Set([
      ...contrastPairs.flatMap(({ foreground, background }) => [foreground, background]),
      ...decorativeRoles,
    ]);
    expect([...byRole.keys()].filter((role) => !covered.has(role))).toEqual([]);
  });
});

it('keeps the wireframe brand grey, so that a hard-coded colour in a component is visible', () => {
  const isGrey = (color: string) => /^#(..)\1\1$|^rgb\((\d+) \2 \2 /.test(color);
  const { light, dark } = brands.wireframe;
  const colored = [...colorsByRole(light), ...colorsByRole(dark)].filter(([, color]) => !isGrey(color));
  expect(colored).toEqual([]);
});
