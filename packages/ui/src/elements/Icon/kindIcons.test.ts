import { expect, it } from 'vitest';
import { partCategories } from '@dealerkit/domain/synonyms/partCategories';
import { kindIcons } from './kindIcons.js';

it('has a drawing for each published category', () => {
  expect(Object.keys(kindIcons)).toEqual(partCategories.map(({ name }) => name));
});
