import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  factNames,
  joinFact,
  listedVehicle,
  mapFacts,
  partNumber,
  readDescription,
  splitFact,
  writeDescription,
} from './partFacts.js';
import type { PartDescription } from './partFacts.js';

const descriptionOf = (description: Partial<PartDescription>): PartDescription => ({
  text: '',
  ...mapFacts(() => []),
  pictures: [],
  ...description,
});

it('reads the lines of facts and leaves the rest as the text', () => {
  const description =
    'Balanced with its plate.\nOEM: 1823-45 A, 99 114\nreplaces : 430.22; LUK-9\r\nFits: Tata 1613, 2004-2011; Hino 300\nFits in pairs.';
  expect(readDescription(description)).toEqual(
    descriptionOf({
      text: 'Balanced with its plate.\nFits in pairs.',
      oem: ['1823-45 A', '99 114'],
      replaces: ['430.22', 'LUK-9'],
      fits: ['Tata 1613, 2004-2011', 'Hino 300'],
    }),
  );
});

it('reads what kind of part it is, its maker, and the number that replaces it', () => {
  const description =
    'Category: Clutch\nBRAND : Valeo, Pune\nGrade: Genuine\nOrigin: India\nUnit: set\nReplaced by: 1823-46 A\nColour: black';
  const read = readDescription(description);
  expect(read).toEqual(
    descriptionOf({
      text: 'Colour: black',
      replacedBy: ['1823-46 A'],
      category: ['Clutch'],
      brand: ['Valeo, Pune'],
      grade: ['Genuine'],
      origin: ['India'],
      unit: ['set'],
    }),
  );
  expect(readDescription(writeDescription(read))).toEqual(read);
});

it.each(['', 'Fits most lorries.', '  Two lines\n\nwith a gap \n', 'See OEM: 12', 'OEM:', 'Unit: ;'])(
  'keeps "%s", which has no facts, as it is',
  (description) => {
    expect(readDescription(description)).toEqual(descriptionOf({ text: description }));
  },
);

it('keeps the line of a fact without a value in the text', () => {
  expect(readDescription('Balanced.\nBrand:\nUnit: set')).toEqual(
    descriptionOf({ text: 'Balanced.\nBrand:', unit: ['set'] }),
  );
});

it('writes what it reads', () => {
  const description = descriptionOf({
    text: 'Balanced.',
    oem: ['1823-45 A', '2'],
    fits: ['Tata 1613, 2004', 'Hino 300'],
    brand: ['Bosch'],
  });
  const written = writeDescription(description);
  expect(written).toBe('Balanced.\nOEM: 1823-45 A, 2\nFits: Tata 1613, 2004; Hino 300\nBrand: Bosch');
  expect(readDescription(written)).toEqual(description);
  expect(writeDescription(descriptionOf({ text: ' ' }))).toBe('');
});

it('loses no word of a description that a form reads and writes again', () => {
  const word = fc.constantFrom('Tata', '1823-45 A', 'ব্রেক', 'Colour: black', ',', ';', ' ', 'Brand', 'OEM', ':');
  const label = fc.constantFrom('OEM:', 'Replaces:', 'Replaced by:', 'Fits :', 'category:', 'Brand:', 'Pictures:', '');
  const line = fc.tuple(label, fc.array(word, { maxLength: 4 })).map(([start, words]) => `${start}${words.join(' ')}`);
  const lines = fc.array(line, { maxLength: 6 });
  const wordsOf = (text: string) => (text.match(/[^\s,;:]+/g) ?? []).map((one) => one.toLowerCase());
  fc.assert(
    fc.property(lines, fc.constantFrom('\n', '\r\n', '\r'), (typed, end) => {
      const description = typed.join(end);
      const read = readDescription(description);
      for (const name of factNames) expect(splitFact(name, joinFact(name, read[name]))).toEqual(read[name]);
      const written = writeDescription(read);
      expect(new Set(wordsOf(written))).toEqual(new Set(wordsOf(description)));
      expect(writeDescription(readDescription(written))).toBe(written);
    }),
  );
});

it('knows a part by its first number', () => {
  expect(partNumber({ description: 'Balanced.\nOEM: 1823-45 A, 99' })).toBe('1823-45 A');
  expect(partNumber({ description: 'Balanced.' })).toBeUndefined();
  expect(partNumber({})).toBeUndefined();
});

it('finds the first truck of a visitor that a part is listed for', () => {
  const part = { description: 'Fits: Hino FM8J, Tata LPT 1613' };
  expect(listedVehicle(part, ['Ashok Leyland 1616', 'Tata LPT 1613', 'Hino FM8J'])).toBe('Tata LPT 1613');
  expect(listedVehicle(part, ['Ashok Leyland 1616'])).toBeUndefined();
  expect(listedVehicle({}, ['Hino FM8J'])).toBeUndefined();
});
