import { expect, it } from 'vitest';
import { explainSearch } from './explainSearch.js';
import type { Synonym } from '../search/index.js';

const booster: Synonym = {
  kind: 'brake-booster',
  category: 'Brakes',
  names: ['brake booster', 'servo'],
  bangla: ['ব্রেক বুস্টার'],
  latin: [],
};
const understood = { kinds: [booster], vehicles: ['Hino FM8J'], brands: ['Rane'], category: 'Brakes' };

it('names what a search names in the language of the page, and the nearest category', () => {
  expect(explainSearch(understood, 'en')).toEqual({
    understood: ['brake booster', 'Hino FM8J', 'Rane'],
    nearestCategory: { name: 'Brakes', href: '/parts?category=Brakes' },
  });
  expect(explainSearch(understood, 'bn').understood).toEqual(['ব্রেক বুস্টার', 'Hino FM8J', 'Rane']);
});

it('names a kind without a Bangla name in English, and no category without one', () => {
  const kinds = [{ ...booster, bangla: [] }];
  expect(explainSearch({ ...understood, kinds, category: undefined }, 'bn')).toEqual({
    understood: ['brake booster', 'Hino FM8J', 'Rane'],
    nearestCategory: undefined,
  });
});
