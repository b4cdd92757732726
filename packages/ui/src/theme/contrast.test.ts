import { describe, expect, it } from 'vitest';
import type { Brand } from './Brand.js';
import { brands } from './brands.js';
import { colorsByRole, contrast, contrastPairs, decoration } from './contrast.js';

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
    const tooFaint = contrastPairs
      .map((pair) => ({ ...pair, ratio: contrast(colorOf(pair.foreground), colorOf(pair.background)) }))
      .filter(({ ratio, minimum }) => ratio < minimum)
      .map(
        ({ foreground, background, ratio, minimum }) =>
          `${foreground} on ${background} is ${ratio.toFixed(2)}, not ${minimum}`,
      );
    expect(tooFaint).toEqual([]);
  });

  it('judges every role there is', () => {
    const judged = new Set([
      ...contrastPairs.flatMap(({ foreground, background }) => [foreground, background]),
      ...decoration,
    ]);
    expect([...byRole.keys()].filter((role) => !judged.has(role))).toEqual([]);
  });
});

it('gives the wireframe no colour of its own, so that any that is seen in it is hard-wired', () => {
  const isGrey = (color: string) => /^#(..)\1\1$|^rgb\((\d+) \2 \2 /.test(color);
  const { light, dark } = brands.wireframe;
  const coloured = [...colorsByRole(light), ...colorsByRole(dark)].filter(([, color]) => !isGrey(color));
  expect(coloured).toEqual([]);
});
