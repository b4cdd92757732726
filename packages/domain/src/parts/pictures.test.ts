import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mapFacts, readDescription, writeDescription } from './partFacts.js';
import { cleanPicture, joinPictures, picturesOf, splitPictures } from './pictures.js';
import type { ListedPicture } from './pictures.js';

/** Writes pictures as the form of a part does. */
const write = (list: readonly ListedPicture[], text = '') => {
  const { image, pictures } = splitPictures(list);
  return { image, description: writeDescription({ text, ...mapFacts(() => []), pictures }) };
};

it('reads the picture of a part, and those of the line Pictures', () => {
  const description = 'Balanced.\nPictures: /api/pictures/a.jpg | Side view; https://shop.example/b.jpg\nOEM: 1';
  expect(picturesOf({ image: '/photos/front.jpg', description })).toEqual([
    { image: '/photos/front.jpg', text: '' },
    { image: '/api/pictures/a.jpg', text: 'Side view' },
    { image: 'https://shop.example/b.jpg', text: '' },
  ]);
  expect(readDescription(description)).toMatchObject({ text: 'Balanced.', oem: ['1'] });
});

it('has no pictures of a part without any', () => {
  expect(picturesOf({})).toEqual([]);
  expect(picturesOf({ image: ' ', description: 'Pictures: ; | Only a text' })).toEqual([]);
  expect(write([])).toEqual({ image: '', description: '' });
});

it('writes the first picture into the line only if it has a text', () => {
  expect(write([{ image: '/a.jpg', text: '' }])).toEqual({ image: '/a.jpg', description: '' });
  expect(
    write(
      [
        { image: '/a.jpg', text: 'Front' },
        { image: '/b.jpg', text: '' },
      ],
      'Balanced.',
    ),
  ).toEqual({
    image: '/a.jpg',
    description: 'Balanced.\nPictures: /a.jpg | Front; /b.jpg',
  });
});

it('keeps separators out of addresses and texts', () => {
  expect(cleanPicture({ image: ' /a b;c|d.jpg ', text: ' Worn;\nfrom | below\r\n;\rright ' })).toEqual({
    image: '/a%20b%3Bc%7Cd.jpg',
    text: 'Worn, from | below, right',
  });
});

it('reads back what it writes, whatever is typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('|', ';', '\n', '\r', '\u2028', ' ', 'OEM:', 'Pictures:', 'a', 'ছবি', ','))
      .map((signs) => signs.join('')),
  );
  const picture = fc.record({ image: typed.filter((image) => image.trim() !== ''), text: typed });
  const text = fc.constantFrom('', 'Balanced.', 'Two\nlines');
  fc.assert(
    fc.property(fc.array(picture, { maxLength: 4 }), text, (list, description) => {
      const read = picturesOf(write(list, description));
      const [first, ...others] = list;
      expect(read.map(cleanPicture)).toEqual(list.map(cleanPicture));
      expect(read.slice(1)).toEqual(others.map(cleanPicture));
      expect(read[0]?.image).toBe(first?.image.trim());
      expect(write(read, description)).toEqual(write(list, description));
      expect(joinPictures(splitPictures(read))).toEqual(read);
    }),
  );
});

it('reads any line without an error, and writes it the same way again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (image, line) => {
      const read = picturesOf({ image, description: `Pictures: ${line}` });
      expect(joinPictures(splitPictures(read))).toEqual(
        read.map((one, at) => ({ ...cleanPicture(one), ...(at === 0 && { image: one.image }) })),
      );
    }),
  );
});
