import { expect, it } from 'vitest';
import { tradeCategories } from '@dealerkit/domain/tradeNames/tradeCategories';
import { kindIcons } from './kindIcons.js';

it('has a drawing for each published category', () => {
  expect(Object.keys(kindIcons)).toEqual(tradeCategories.map(({ name }) => name));
});
