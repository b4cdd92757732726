import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brands } from '../brands.js';
import { checkBrand } from './checkBrand.js';
import { toOklch } from './color.js';
import { defineBrand } from './defineBrand.js';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

it.each(Object.entries(brands))('finds no failing pair in the included brand %s', (_name, brand) => {
  expect(checkBrand(brand)).toEqual([]);
});

it('derives a brand that passes from any colours', () => {
  const seeds = fc.record(
    { accent: color, background: color, brand: color, text: color, link: color, danger: color, success: color },
    { requiredKeys: ['accent'] },
  );
  fc.assert(
    fc.property(seeds, (given) => {
      expect(checkBrand(defineBrand(given))).toEqual([]);
    }),
    { numRuns: 60, examples: ['#000000', '#ffffff', '#808080'].map((accent) => [{ accent }]) },
  );
});

it('keeps the accent in both modes if it is visible on the brand colour', () => {
  const { light, dark } = defineBrand({ accent: '#f5a11c' });
  expect([light.accent.surface, dark.accent.surface]).toEqual(['#f5a11c', '#f5a11c']);
});

it('keeps a dark accent in light mode, and makes it lighter in dark mode', () => {
  const { light, dark } = defineBrand({ accent: '#123c8c' });
  expect(light.accent.surface).toBe('#123c8c');
  expect(toOklch(dark.accent.surface).l).toBeGreaterThan(toOklch(light.accent.surface).l);
  expect(toOklch(dark.accent.surface).h).toBeCloseTo(toOklch(light.accent.surface).h, -1);
});

it('keeps the colours of a mode that are given by role, also if they fail', () => {
  const brand = defineBrand({ accent: 'gold', light: { background: '#fff', accent: { text: 'rgb(250 250 250)' } } });
  expect([brand.light.background, brand.light.accent.text]).toEqual(['#fff', 'rgb(250 250 250)']);
  expect(checkBrand(brand)[0]).toMatchObject({ mode: 'light', foreground: 'accent.text', backgroundColor: '#fff' });
});

it('uses a dark page colour for the dark mode, and a light one for the light mode', () => {
  expect(defineBrand({ accent: '#f5a11c', background: '#101418' }).dark.background).toBe('#101418');
  expect(defineBrand({ accent: '#f5a11c', background: '#faf6ee' }).light.background).toBe('#faf6ee');
});

it('takes fonts and radii for all roles, or for some', () => {
  const { font, radius } = defineBrand({ accent: 'gold', font: 'Georgia, serif', radius: { card: '1rem' } });
  expect(font).toEqual({ sans: 'Georgia, serif', display: 'Georgia, serif' });
  expect(radius).toEqual({ ...brands.surma.radius, card: '1rem' });
});

it('rejects a seed that is not a colour', () => {
  expect(() => defineBrand({ accent: 'var(--gold)' })).toThrow('"var(--gold)" is not a color');
});
