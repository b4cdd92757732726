import { flatten, safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { en } from '../../texts/en.js';
import { emptyPart, partSchema } from './AddPartForm.schema.js';
import type { TypedPart } from './AddPartForm.schema.js';

const minimal = { ...emptyPart, image: '/photos/brake-disc-800.jpg', minimum_order_quantity: '2' };

const parse = (typed: TypedPart, storedPrice?: string | number) => {
  const { success, output, issues } = safeParse(partSchema('BDT', { storedPrice })(en), typed);
  return success ? output : flatten<ReturnType<ReturnType<typeof partSchema>>>(issues).nested;
};

it('requires only the picture and the minimum order (S123, S124, S125)', () => {
  expect(parse(emptyPart)).toEqual({
    image: ['Image URL is Required'],
    minimum_order_quantity: ['Minimum order quantity is Required'],
  });
  expect(parse(minimal)).toEqual({ image: '/photos/brake-disc-800.jpg', minimum_order_quantity: 2 });
});

it('writes the facts into lines of the description (D37)', () => {
  const typed = {
    description: 'Balanced. ',
    oem: '1823-45 A,  99',
    fits: 'Tata 1613; Hino 300',
    brand: ' Valeo, Pune',
  };
  expect(parse({ ...minimal, ...typed })).toHaveProperty(
    'description',
    'Balanced.\nOEM: 1823-45 A, 99\nFits: Tata 1613; Hino 300\nBrand: Valeo, Pune',
  );
});

it('writes further pictures into a line of the description', () => {
  const pictures = '/api/pictures/a.jpg | The label; /b.jpg';
  expect(parse({ ...minimal, description: 'Balanced.', unit: 'set', pictures })).toHaveProperty(
    'description',
    'Balanced.\nUnit: set\nPictures: /api/pictures/a.jpg | The label; /b.jpg',
  );
});

it.each([
  [{ description: 'x'.repeat(5001) }, en.common.tooLong('5,000')],
  [{ description: 'x'.repeat(4990), oem: '123456' }, en.addPart.descriptionTooLong('5,002', '5,000')],
  [{ fits: 'x'.repeat(5000) }, en.addPart.descriptionTooLong('5,006', '5,000')],
])('says which text is too long together with the other problems', (typed, message) => {
  const { description, ...others } = parse({ ...emptyPart, ...typed }) as Record<string, unknown>;
  expect(description).toEqual([message]);
  expect(Object.keys(others)).toEqual(['image', 'minimum_order_quantity']);
  expect(parse({ ...minimal, ...typed })).toEqual({ description: [message] });
});

it('waits for files that are not uploaded yet', () => {
  expect(parse({ ...minimal, not_sent: 'front.jpg' })).toEqual({ not_sent: [en.pictures.pending] });
});

it.each([
  ['14500', 14500],
  ['14,500', 14500],
  ['১৪,৫০০', 14500],
  ['38750.50', 38750.5],
  ['Tk 1,200', 1200],
  ['৳১,২০০/-', 1200],
  ['$1,119.84', '$1,119.84'],
  [' On request ', 'On request'],
  ['-5', ['Cannot be negative']],
  ['', undefined],
  ['0', 0],
  ['-1', ['Cannot be negative']],
  ['−০.৫', ['Cannot be negative']],
  ['1,000,000,000,000', 1_000_000_000_000],
  ['1000000000000.01', ['The price must be at most 1,000,000,000,000']],
  ['৯'.repeat(300), ['The price must be at most 1,000,000,000,000']],
  ['9'.repeat(400), ['The price must be at most 1,000,000,000,000']],
])('parses the price %j as %j', (typed, price) => {
  expect(parse({ ...minimal, price: typed })).toHaveProperty('price', price);
});

it('keeps a stored price that is text until it is typed again', () => {
  expect(parse({ ...minimal, price: 'Tk 1,200' }, 'Tk 1,200')).toHaveProperty('price', 'Tk 1,200');
  expect(parse({ ...minimal, price: '1200' }, 'Tk 1,200')).toHaveProperty('price', 1200);
  expect(parse({ ...minimal, price: '1200' }, 1200)).toHaveProperty('price', 1200);
});

it.each([
  ['১২', 12],
  ['1,200', 1200],
  ['0', ['Must be at least 1']],
  ['1.5', ['This must be a whole number']],
  ['ten', ['This must be a whole number']],
  ['1000000001', ['Must be at most 1,000,000,000']],
  ['9'.repeat(30), ['Must be at most 1,000,000,000']],
])('parses the minimum order %j as %j', (typed, result) => {
  expect(parse({ ...minimal, minimum_order_quantity: typed })).toHaveProperty('minimum_order_quantity', result);
});

it.each([
  ['০', 0],
  ['', undefined],
  ['-1', ['Cannot be negative']],
  ['some', ['This must be a whole number']],
])('parses the available quantity %j as %j', (typed, result) => {
  expect(parse({ ...minimal, available_quantity: typed })).toHaveProperty('available_quantity', result);
});
