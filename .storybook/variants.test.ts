import { expect, it } from 'vitest';
import { brandNames, chromaticModes, languageCodes, matrix, nameOf, defaults, variantsOf } from './variants.ts';

const stories = Array.from({ length: 300 }, (_, index) => ({ id: `screens-homescreen--state-${index * 7}` }));

const everyName = brandNames.flatMap((brand) =>
  languageCodes.flatMap((language) =>
    ['light', 'dark'].flatMap((mode) => [360, 1280].map((width) => `${brand}-${language}-${mode}-${width}`)),
  ),
);

it('has each brand, language, mode and width in the matrix once, with all checks', () => {
  expect(variantsOf({ id: 'a' }, true)).toBe(matrix);
  expect(matrix.map(nameOf).toSorted()).toEqual(everyName.toSorted());
  expect(matrix.filter(({ checks }) => checks !== 'all')).toEqual([]);
});

it('covers the matrix with all stories together', () => {
  const names = stories.flatMap((story) => variantsOf(story, false).map(nameOf));
  expect([...new Set(names)].toSorted()).toEqual(everyName.toSorted());
});

it.each(stories.slice(0, 10))('has both modes, and all checks in both widths and all languages: $id', (story) => {
  const variants = variantsOf(story, false);
  expect(new Set(variants.map(nameOf)).size).toBe(variants.length);
  expect(new Set(variants.map(({ width }) => width)).size).toBe(2);
  expect(new Set(variants.map(({ choices }) => choices.mode)).size).toBe(2);
  const whole = variants.filter(({ checks }) => checks === 'all');
  expect(new Set(whole.map(({ choices }) => choices.language)).size).toBe(languageCodes.length);
  expect(whole.filter(({ choices }) => choices.language === 'en').map(({ width }) => width)).toEqual([1280, 360]);
});

it('shows each story with `few` in three variants, and all such stories together in every variant', () => {
  const few = stories.map((story) => variantsOf({ ...story, variants: 'few' }, false).map(nameOf));
  for (const names of few) {
    expect(names).toHaveLength(3);
    expect(names).toEqual(expect.arrayContaining(['surma-en-light-1280', 'surma-en-light-360']));
  }
  expect(new Set(few.flat()).size).toBe(everyName.length - 2);
});

it('changes the width once in each language', () => {
  for (const story of stories.slice(0, 10)) {
    const widths = variantsOf(story, false).map(({ choices, width }) => `${choices.language} ${width}`);
    expect(widths.filter((each, index) => each !== widths[index - 1])).toHaveLength(new Set(widths).size);
  }
});

it('ends with the default choices, in which the next story is rendered', () => {
  for (const isWhole of [true, false])
    expect(variantsOf({ id: 'blocks-navbar--default' }, isWhole).at(-1)?.choices).toEqual(defaults);
});

it('has any two choices of brand, language, mode and width together in a mode of Chromatic', () => {
  const pairsOf = (values: (string | number)[]) =>
    values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} with ${other}`));
  const shown = Object.values(chromaticModes).map(({ viewport, brand, language, mode }) =>
    pairsOf([brand, language, mode, viewport]),
  );
  const wanted = matrix.map(({ choices: { brand, language, mode }, width }) => pairsOf([brand, language, mode, width]));
  expect(new Set(shown.flat())).toEqual(new Set(wanted.flat()));
  expect(shown).toHaveLength(brandNames.length * languageCodes.length);
});
