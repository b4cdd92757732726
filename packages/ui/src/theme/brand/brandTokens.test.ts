import { expect, it } from 'vitest';
import { brandFromTokens, brandToTokens } from './brandTokens.js';
import { brands } from '../brands.js';

/** The tokens of the light mode that a test changes. */
interface Tokens {
  light: { color: { text: unknown } };
}

it.each(Object.entries(brands))('writes %s as design tokens and reads them without a change', (name, brand) => {
  const tokens: unknown = JSON.parse(JSON.stringify(brandToTokens(name, brand)));
  expect(brandFromTokens(tokens)).toEqual({ name, brand });
});

it('writes colours, dimensions, fonts and shadows in the format 2025.10', () => {
  expect(brandToTokens('surma', brands.surma)).toMatchObject({
    surma: {
      light: {
        color: {
          $type: 'color',
          accent: { text: { $value: { colorSpace: 'srgb', components: [125 / 255, 75 / 255, 0], hex: '#7d4b00' } } },
          overlay: { $value: { alpha: 0.6, hex: '#0c1823' } },
        },
      },
      font: {
        $type: 'fontFamily',
        display: {
          $value: ['Barlow Condensed', 'Barlow Condensed Fallback', 'Anek Bangla', 'Arial Narrow', 'sans-serif'],
        },
      },
      radius: { $type: 'dimension', control: { $value: { value: 5, unit: 'px' } } },
      shadow: { $type: 'shadow', float: { $value: [{ blur: { value: 32, unit: 'px' } }, { color: { alpha: 0.2 } }] } },
    },
  });
});

it.each([
  ['srgb', [1, 0.5, 0], '#ff8000'],
  ['hsl', [30, 100, 50], '#ff8000'],
  ['oklch', [0.628, 0.2577, 29.23], '#ff0000'],
  ['display-p3', [0.5, 0.5, 0.5], '#808080'],
  ['lab', [100, 0, 'none'], '#ffffff'],
])('reads a colour in the space %s', (colorSpace, components, hex) => {
  const tokens = structuredClone(brandToTokens('padma', brands.surma)) as { padma: Tokens };
  tokens.padma.light.color.text = { $value: { colorSpace, components } };
  expect(brandFromTokens(tokens).brand.light.text).toBe(hex);
});

it.each([
  ['no object', [], /one group/],
  ['two brands', { ...brandToTokens('one', brands.surma), ...brandToTokens('two', brands.surma) }, /one group/],
  ['a missing token', { padma: { light: { color: {} } } }, /padma\.light\.color\.background is wrong or missing/],
])('rejects %s in one sentence', (_case, tokens, message) => {
  expect(() => brandFromTokens(tokens)).toThrow(message);
});
