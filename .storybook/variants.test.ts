import { expect, it } from 'vitest';
import { chromaticModes, matrix, nameOf, variantsOf } from './variants.ts';
import type { Story } from './variants.ts';

const describe = (story: Story) =>
  variantsOf(story, 'selected').map((variant) => `${nameOf(variant)} ${variant.choices.textSize} ${variant.checks}`);

const id = 'screens-homescreen--default';

it('ends with the default choices, in which the next story is played', () => {
  expect(describe({ id })).toEqual([
    'wireframe-bn-light-360 100% all',
    'wireframe-bn-light-1280 200% layout',
    'wireframe-bn-light-640 100% layout',
    'wireframe-bn-light-320 100% layout',
    'wireframe-en-light-360 100% colours',
    'surma-en-dark-360 100% colours',
    'surma-en-light-360 100% all',
    'surma-en-light-1280 200% layout',
    'surma-en-light-640 100% layout',
    'surma-en-light-320 100% layout',
  ]);
  // What a story fixes is not varied.
  expect(describe({ id, fixed: { mode: 'dark', viewport: { value: 'phone' } } })).toEqual([
    'meghna-bn-light-1280 100% all',
    'wireframe-en-light-1280 100% colours',
    'surma-en-light-1280 100% all',
  ]);
});

it('has the narrowest layout of each state', () => {
  expect(describe({ id: 'screens-homescreen--failed' })).toEqual(['surma-en-light-320 100% layout']);
  expect(describe({ id: 'blocks-partcard--default' })).toEqual(['surma-en-light-320 100% layout']);
  expect(describe({ id: 'blocks-partcard--default', fixed: { viewport: { value: 'phone' } } })).toEqual([]);
});

it('has the matrix in all components together, and in each story before a release', () => {
  const ids = Array.from({ length: 100 }, (_, index) => `screens-screen${index * 7}--default`);
  const rendered = ids
    .flatMap((each) => variantsOf({ id: each }, 'selected'))
    .filter(({ checks }) => checks !== 'layout');
  const names = new Set(rendered.map(nameOf));
  // The one in which every story is played before.
  expect(matrix.map(nameOf).filter((name) => !names.has(name))).toEqual(['surma-en-light-1280']);
  expect(variantsOf({ id: 'a' }, 'every').filter(({ checks }) => checks === 'all')).toHaveLength(24);
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
