import { expect, it } from 'vitest';
import type { Part } from '../../src/entities.js';
import { indexParts } from './quality.js';

const makePart = (_id: string, product_name: string): Part => ({
  _id,
  product_name,
  description: '',
  price: 1000,
  image: undefined,
  minimum_order_quantity: 1,
  available_quantity: 10,
});

const parts = [
  makePart('lamp', 'Headlamp Assy LH Tata 1613'),
  makePart('light', 'HEAD LIGHT RH Hino 500'),
  makePart('joined', 'Drag Link BharatBenz 1617'),
  makePart('apart', 'Drag Link Bharat Benz 2523'),
  makePart('plate', 'Clutch Plate Ashok Leyland 1920'),
  makePart('fuse', 'Fuse 20A'),
  makePart('glass', 'Windshield Glass Nissan UD'),
  makePart('sleeve', 'Sleeve Dry Nissan UD'),
  makePart('mirror', 'Looking Glass RH Isuzu NQR'),
  makePart('jack', 'Hydraulic Bottle Jack 20 Ton'),
  makePart('absorber', 'Shock Absorber Front'),
  makePart('balloon', 'Air Spring Volvo'),
  makePart('cross', 'UJ Cross 57mm'),
];

it.each([
  // One word of a name in another spelling, written together or apart, in the plural.
  ['headlights', ['lamp', 'light']],
  ['head lamps', ['lamp', 'light']],
  ['brekpads', []],
  ['clatchplate', ['plate']],
  // A make in two words, and together with another word.
  ['drag link bharat benz', ['apart', 'joined']],
  ['bharatbenz drag link', ['apart', 'joined']],
  ['benz drag link', ['apart']],
  ['ashokleyland clutch plate', ['plate']],
  // Spellings of Bangla in Latin letters that the table does not have.
  ['klac plet', ['plate']],
  ['fiyuz', ['fuse']],
  ['gorir kach', ['glass', 'mirror']],
  ['hidrolik jek', ['jack']],
  // Synonyms.
  ['cylinder sleeves', ['sleeve']],
  ['wing mirror', ['mirror']],
  ['সকেট জাম্পার', ['absorber']],
  ['shock jumper', ['absorber']],
  ['balloon', ['balloon']],
  ['ইউ ক্রস', ['cross']],
])('finds a name in other spellings: %s', async (search, ids) => {
  const { found } = (await indexParts(parts)).find({ search });
  expect(found.map(({ _id }) => _id)).toEqual(ids);
});

it('says which word a spelling of Bangla in Latin letters was read as, and reads none when asked for the words as typed', async () => {
  const index = await indexParts(parts);
  expect(index.find({ search: 'klac plate' }).corrected).toBe('clutch plate');
  expect(index.find({ search: 'fiyuz' }).corrected).toBe('fuse');
  expect(index.find({ search: 'klac plate', isExact: true }).found).toEqual([]);
});

it('finds and suggests a part also in a sentence', async () => {
  const index = await indexParts([
    makePart('pad', 'Brake Pad Tata 1613'),
    makePart('battery', 'Battery 12V 100Ah'),
    makePart('fork', 'Clutch Fork'),
    makePart('kit', 'Clutch Kit 430'),
  ]);
  const found = (text: string) => index.suggest(text).flatMap(({ id }) => id ?? []);
  for (const text of [
    'i need brake pad for tata 1613',
    'do you have brake pad',
    'brake pad price',
    'brake pad pawa jabe',
    'ব্রেক প্যাড পাওয়া যাবে কি',
    'ব্রেক প্যাডের দাম কত',
    'brake pad new',
  ]) {
    expect(index.find({ search: text })).toMatchObject({ found: [{ _id: 'pad' }], corrected: undefined });
    expect(found(text)).toEqual(['pad']);
  }
  expect(index.find({ search: 'any battery available' })).toMatchObject({ found: [{ _id: 'battery' }] });
  // The beginning of a name is no such word.
  expect(found('clutch for')).toEqual(['fork']);
});
