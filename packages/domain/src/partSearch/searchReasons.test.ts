import { expect, it } from 'vitest';
import { reasonsOf, searchedWords } from './searchReasons.js';

const part = {
  _id: '1',
  product_name: 'Oil Filter Hino 500',
  description: 'OEM: S1560-72190\nReplaces: 3482 083 231\nFits: Hino AK1J; Tata LPT 1613, 2012-2018',
};

it.each([
  ['3482.083.231', { kind: 'replaces', number: '3482 083 231' }],
  ['৩৪৮২০৮৩২৩১', { kind: 'replaces', number: '3482 083 231' }],
  ['S156072190', undefined],
  ['oil filter hino', undefined],
  ['oil filter tata', { kind: 'vehicle', vehicle: 'Tata LPT 1613, 2012-2018' }],
  ['filter ak1j', { kind: 'vehicle', vehicle: 'Hino AK1J' }],
  ['', undefined],
])('"%s" is found for %o', (search, reason) => {
  expect(reasonsOf([part], search).get('1')).toEqual(reason);
});

it('marks the words as typed and as corrected, without single letters', () => {
  expect(searchedWords('brek  pad a', 'brake pad a')).toEqual(['brek', 'pad', 'brake']);
});
