import { expect, it } from 'vitest';
import { parseNumber } from '@dealerkit/domain/text/numbers';
import { mapFacts } from '@dealerkit/domain/parts/partFacts';
import { mapOwnValues } from '@dealerkit/domain/parts/partValues';
import { changesOf, conflictsOf, typedPartOf } from './partChanges.js';

const part = {
  _id: '1',
  product_name: 'Clutch Kit',
  description: 'Replaces: 12\nBalanced.\nBrand: Valeo\nOEM: 7\nReplaced by: 13',
  price: 100,
  image: '/kit.jpg',
  minimum_order_quantity: 1,
  available_quantity: 5,
  ...mapOwnValues({ line: () => undefined, quantity: () => undefined }),
};
const typed = { ...part, description: 'Balanced.\nOEM: 7\nReplaces: 12\nReplaced by: 13\nBrand: Valeo' };

it('sends only what the user has changed, with the values that were read', () => {
  expect(changesOf(part, part, typed)).toBeUndefined();
  expect(changesOf(part, part, { ...typed, price: 120, product_name: undefined })).toEqual({
    read: { product_name: 'Clutch Kit', price: 100 },
    changes: { product_name: '', price: 120 },
  });
});

it('sends null for a value that the part did not have', () => {
  const bare = { ...part, product_name: undefined, available_quantity: undefined };
  expect(changesOf(bare, bare, typed)).toEqual({
    read: { product_name: null, available_quantity: null },
    changes: { product_name: 'Clutch Kit', available_quantity: 5 },
  });
  const update = { read: { available_quantity: null }, changes: { available_quantity: 5 } };
  expect(conflictsOf(update, bare)).toEqual([]);
  expect(conflictsOf(update, part)).toEqual(['available_quantity']);
});

it('sets a reorder level, and takes it away with null', () => {
  const level = { ...part, reorder_level: 12 };
  expect(changesOf(part, part, { ...typed, reorder_level: 12 })).toEqual({
    read: { reorder_level: null },
    changes: { reorder_level: 12 },
  });
  expect(changesOf(level, level, typed)).toEqual({ read: { reorder_level: 12 }, changes: { reorder_level: null } });
  expect(typedPartOf(level, 'en').reorder_level).toBe('12');
});

it('sends the shelf of a typed line with the shelf that was read', () => {
  const shelved = { ...part, shelf: 'A-12' };
  expect(changesOf(shelved, shelved, { ...typed, description: `${typed.description}\nShelf: B-1` })).toEqual({
    read: { shelf: 'A-12' },
    changes: { shelf: 'B-1' },
  });
});

it('sends own values with those of fields that the site no longer has, and leaves emptied ones out', () => {
  const own = { ...part, extra: { Weight: '9 kg', Guarantee: '6 months' } };
  expect(changesOf(own, own, { ...typed, extra: { Weight: '9 kg' } })).toBeUndefined();
  expect(changesOf(own, own, { ...typed, extra: { Weight: '' } })).toEqual({
    read: { extra: own.extra },
    changes: { extra: { Guarantee: '6 months' } },
  });
  expect(changesOf(part, part, { ...typed, extra: { Weight: '8 kg' } })).toEqual({
    read: { extra: null },
    changes: { extra: { Weight: '8 kg' } },
  });
});

it('replaces the present value after a conflict, and keeps what another admin has changed besides', () => {
  const update = changesOf(part, part, { ...typed, price: 120 }) ?? { read: {}, changes: {} };
  const present = { ...part, price: 110, available_quantity: 3 };
  expect(conflictsOf(update, present)).toEqual(['price']);
  expect(changesOf(part, present, { ...typed, price: 120 })).toEqual({ read: { price: 110 }, changes: { price: 120 } });
  expect(changesOf(part, { ...part, price: 120 }, { ...typed, price: 120 })).toBeUndefined();
});

it('fills the form with the text, the facts and plain numbers', () => {
  expect(typedPartOf({ ...part, price: '1,200', available_quantity: undefined }, 'bn-BD')).toEqual({
    product_name: 'Clutch Kit',
    description: 'Balanced.',
    ...mapFacts(() => ''),
    oem: '7',
    replaces: '12',
    replacedBy: '13',
    brand: 'Valeo',
    price: '1,200',
    image: '/kit.jpg',
    pictures: '',
    not_sent: '',
    minimum_order_quantity: '১',
    available_quantity: '',
    ...mapOwnValues({ line: () => '', quantity: () => '' }),
  });
});

it('fills the form with the further pictures', () => {
  const description = 'Pictures: /kit.jpg | Front; /label.jpg\nBalanced.';
  expect(typedPartOf({ ...part, description }, 'en')).toMatchObject({
    description: 'Balanced.',
    image: '/kit.jpg',
    pictures: '/kit.jpg | Front; /label.jpg',
  });
});

it.each([1e300, 0.000_000_1])('writes the price %j with all its digits, so that it is still a number', (price) => {
  expect(parseNumber(typedPartOf({ ...part, price }, 'bn-BD').price)).toBe(price);
});
