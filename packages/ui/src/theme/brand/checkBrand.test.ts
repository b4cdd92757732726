import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Brand } from '../Brand.js';
import { brands } from '../brands.js';
import { checkBrand } from './checkBrand.js';
import { toOklch } from './color.js';
import { colorsByRole, colorsFromRoles } from '../roles.js';

const withColor = (brand: Brand, mode: 'light' | 'dark', role: string, color: string): Brand => ({
  ...brand,
  [mode]: colorsFromRoles(colorsByRole(brand[mode]).set(role, color)),
});

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

it('names a failing pair with its colours, its ratio and a colour of the same hue that passes', () => {
  const brand = withColor(brands.surma, 'light', 'link', '#8fc6f6');
  const [first, ...others] = checkBrand(brand);
  expect(first).toMatchObject({
    mode: 'light',
    foreground: 'link',
    background: 'background',
    foregroundColor: '#8fc6f6',
    backgroundColor: '#f4f6f8',
    minimum: 4.5,
    suggestion: { role: 'link' },
  });
  expect(first?.ratio).toBeCloseTo(1.68, 1);
  expect(others.map(({ background }) => background)).toEqual(['surface', 'surfaceSunken', 'neutral.surface']);
  expect(toOklch(first?.suggestion.color ?? '').h).toBeCloseTo(toOklch('#8fc6f6').h, -1);
  expect(checkBrand(withColor(brand, 'light', 'link', first?.suggestion.color ?? ''))).toEqual([]);
});

it('blends a translucent colour with what is below', () => {
  const brand = withColor(brands.wireframe, 'light', 'text', 'rgb(0 0 0 / 0.3)');
  const [first] = checkBrand(brand);
  expect(first?.ratio).toBeCloseTo(2.11, 1);
  expect(checkBrand(withColor(brand, 'light', 'text', first?.suggestion.color ?? ''))).toEqual([]);
});

it('suggests a background if no foreground passes on all of them', () => {
  const [first] = checkBrand(withColor(brands.surma, 'light', 'accent.surface', '#401010'));
  expect(first).toMatchObject({ foreground: 'accent.onSurface', suggestion: { role: 'accent.surface' } });
});

it.each(['accent.surface', 'accent.hover', 'text', 'background', 'danger.solid', 'brand'])(
  'suggests colours that make any brand with another %s pass',
  (role) => {
    fc.assert(
      fc.property(color, fc.constantFrom('light' as const, 'dark' as const), (given, mode) => {
        let brand = withColor(brands.surma, mode, role, given);
        // Each suggestion corrects one role; a brand has few roles that are combined with one.
        for (let count = 0; count < 20; count += 1) {
          const [first] = checkBrand(brand);
          if (first === undefined) return;
          brand = withColor(brand, mode, first.suggestion.role, first.suggestion.color);
        }
        expect(checkBrand(brand)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  },
);
