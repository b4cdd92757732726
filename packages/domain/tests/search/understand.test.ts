import { expect, it } from 'vitest';
import { createSynonymIndex, understandSearch } from '../../src/search/index.js';
import { synonyms, synonymWords } from '../../src/synonyms/synonyms.js';

const trade = createSynonymIndex(synonyms, synonymWords);

const counts = (...values: string[]) => values.map((value) => ({ value, count: 1 }));
const facets = {
  categories: counts('Brakes', 'Lights', 'Cab curtains'),
  vehicles: counts('Tata LPT 1613', 'Hino AK1J', 'Hino 500'),
  brands: counts('Bosch', 'Lucas TVS'),
};

const understand = (search: string) => {
  const { kinds, ...others } = understandSearch(search, trade, facets);
  return { kinds: kinds.map(({ kind }) => kind), ...others };
};

const nothing = { kinds: [], vehicles: [], brands: [], category: undefined };

it('recognises kind, vehicle and brand of a search, in any spelling and script', () => {
  expect(understand('bosch brek booster hino ak1j')).toEqual({
    kinds: ['brake-booster'],
    vehicles: ['Hino AK1J'],
    brands: ['Bosch'],
    category: 'Brakes',
  });
  expect(understand('টাটা ১৬১৩ ব্রেক প্যাড')).toEqual({
    kinds: ['brake-pad'],
    vehicles: ['Tata LPT 1613'],
    brands: [],
    category: 'Brakes',
  });
});

it('names a vehicle that the shop does not list as it is asked for', () => {
  expect(understand('volvo brake drum').vehicles).toEqual(['Volvo']);
  expect(understand('hino fm8j piston')).toEqual({
    kinds: ['piston'],
    vehicles: ['Hino FM8J'],
    brands: [],
    category: undefined,
  });
});

it('names a category by its own words', () => {
  expect(understand('red curtains').category).toBe('Cab curtains');
});

it('recognises nothing of other trades', () => {
  for (const search of ['laptop', 'শাড়ি', '', '???', '1234567']) expect(understand(search)).toEqual(nothing);
});
