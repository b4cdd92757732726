import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Part } from '../../src/entities.js';
import {
  analyzePart,
  createSynonymIndex,
  MAX_CANDIDATES,
  planQuery,
  createVocabulary,
} from '../../src/search/index.js';
import { synonyms, synonymWords } from '../../src/synonyms/synonyms.js';
import { indexParts, readCatalogue } from './quality.js';

const trade = createSynonymIndex(synonyms, synonymWords);
const index = await indexParts(readCatalogue('firstCatalogue.json'));

const makePart = (_id: string, product_name: string, description: string): Part => ({
  _id,
  product_name,
  description,
  price: 1,
  image: undefined,
  minimum_order_quantity: 1,
  available_quantity: 1,
});

const strangeTexts = [
  'brake '.repeat(2000),
  'x'.repeat(10_000),
  '1'.repeat(10_000),
  'brek pd kluch filtr pmp '.repeat(400),
  '...---///"""\'\'\'***(((',
  '😀🚚👩‍🔧',
  '\u0000\u0001\u001b\u007f',
  '\u202ebrake\u202c \u200fpad',
  'brক্লাचe фильтр 油泵',
  '\ud83d pad \udc00',
  '',
  ' ',
  '__proto__ constructor toString',
  '৳৳৳ ০০০ ০',
  'NEAR("brake" "pad", 5) OR NOT * : ^',
];

it.each(strangeTexts)('reads a query of terms of a-z and 0-9 from a strange text (%#)', (text) => {
  for (const options of [{}, { isExact: true }, { isUnfinished: true }]) {
    const plan = planQuery(text, trade, createVocabulary(['brake']), options);
    const terms = plan.units.flatMap((unit) => unit.terms.map(({ term }) => term));
    expect([...terms, ...plan.preferred, ...plan.numbers].filter((term) => !/^[a-z0-9]+$/.test(term))).toEqual([]);
    expect(plan.units.length).toBeLessThanOrEqual(12);
    expect(plan.units.filter(({ terms: { length } }) => length === 0 || length > 60)).toEqual([]);
  }
  expect(index.find({ search: text }).found.length).toBeLessThanOrEqual(MAX_CANDIDATES);
  expect(index.suggest(text).length).toBeLessThanOrEqual(8);
});

it('plans and indexes any text without failing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      (one, other) => {
        const { index: terms } = analyzePart({ product_name: one, description: other }, trade);
        expect(Object.values(terms).join(' ')).toMatch(/^[a-z0-9 ]*$/);
        expect(planQuery(one + other, trade, createVocabulary()).units.length).toBeLessThanOrEqual(12);
      },
    ),
  );
});

it('finds each part by its own name', () => {
  const missing = readCatalogue('firstCatalogue.json').filter(({ _id, product_name = '' }) => {
    const { found } = index.find({ search: product_name });
    return !found.slice(0, 5).some((part) => part._id === _id);
  });
  expect(missing.map(({ product_name }) => product_name)).toEqual([]);
});

it('shows the first parts by id where all parts share one word', async () => {
  const parts = Array.from({ length: 1000 }, (_, row) =>
    makePart(`part-${String(row).padStart(4, '0')}`, 'Genuine Widget', ''),
  );
  const { found, facets } = (await indexParts(parts.toReversed())).find({ search: 'widget' });
  expect(facets.total).toBe(1000);
  expect(found.map(({ _id }) => _id)).toEqual(parts.slice(0, MAX_CANDIDATES).map(({ _id }) => _id));
});

it('indexes a part with 4,000 vehicles and finds each', async () => {
  const vehicles = Array.from({ length: 4000 }, (_, row) => `Tata LPT ${1000 + row}`);
  const many = await indexParts([
    makePart('many', 'Wheel Nut', `Fits: ${vehicles.join('; ')}`),
    makePart('other', 'Wheel Nut', 'Fits: Hino 500'),
  ]);
  for (const number of [1000, 2718, 4999])
    expect(many.find({ search: `wheel nut tata ${number}` }).found.map(({ _id }) => _id)).toEqual(['many']);
  expect(many.find({ search: '' }).facets.vehicles).toHaveLength(4001);
});
