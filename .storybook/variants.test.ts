import { expect, it } from 'vitest';
import { chromaticModes, defaults, matrix, nameOf, variantsOf } from './variants.ts';
import type { Story, Variant } from './variants.ts';

const describe = (story: Story) =>
  variantsOf(story).map((variant) => `${nameOf(variant)} ${variant.choices.textSize} ${variant.checks}`);

const ids = Array.from({ length: 100 }, (_, index) => `screens-homescreen--state-${index * 7}`);

const inEnglish = [
  'surma-en-light-360 100% all',
  'surma-en-light-1280 200% layout',
  'surma-en-light-640 100% layout',
  'surma-en-light-320 100% layout',
];

it('ends with the default choices, in which the next story is played', () => {
  expect(describe({ id: 'a' })).toEqual([
    'surma-bn-dark-1280 100% all',
    'surma-bn-dark-1280 200% layout',
    'surma-bn-dark-640 100% layout',
    'surma-bn-dark-320 100% layout',
    'meghna-en-dark-1280 100% colours',
    ...inEnglish,
  ]);
  expect(describe({ id: 'a', variants: 'few' })).toEqual(['meghna-en-dark-1280 100% colours', ...inEnglish]);
  // What a story fixes is not varied.
  expect(describe({ id: 'a', fixed: { mode: 'dark', viewport: { value: 'phone' } } })).toEqual([
    'surma-bn-light-1280 100% all',
    'surma-en-light-1280 100% all',
  ]);
});

it('checks each story in both modes, and with all rules in both languages and at both widths', () => {
  // It was played in the first choices, with all rules.
  const first: Variant = { choices: defaults, width: 1280, checks: 'all' };
  const misses = (id: string) => {
    const variants = [first, ...variantsOf({ id })];
    const whole = variants.filter(({ checks }) => checks === 'all');
    return (
      new Set(variants.map(({ choices }) => choices.mode)).size < 2 ||
      new Set(whole.map(({ choices }) => choices.language)).size < 2 ||
      new Set(whole.map(({ width }) => width)).size < 2
    );
  };
  expect(ids.filter(misses)).toEqual([]);
});

it('has the matrix in all stories together, and each with all checks before a release', () => {
  const rendered = ids.flatMap((id) => variantsOf({ id })).filter(({ checks }) => checks !== 'layout');
  const names = new Set(rendered.map(nameOf));
  // The one in which every story is played before.
  expect(matrix.map(nameOf).filter((name) => !names.has(name))).toEqual(['surma-en-light-1280']);
  expect(variantsOf({ id: 'a', variants: 'all' }).filter(({ checks }) => checks === 'all')).toHaveLength(24);
});

it('has any two choices of brand, language, mode and width together in a mode of Chromatic', () => {
  const pairsOf = (values: (string | number | undefined)[]) =>
    values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} with ${other}`));
  const shown = Object.values(chromaticModes).flatMap(({ viewport, brand, language, mode }) =>
    pairsOf([brand, language, mode, viewport]),
  );
  const wanted = matrix.flatMap(({ choices: { brand, language, mode }, width }) =>
    pairsOf([brand, language, mode, width]),
  );
  expect(new Set(shown)).toEqual(new Set(wanted));
});
