import { expect, it } from 'vitest';
import { readDescription, writeDescription } from './partFacts.js';

it('reads the lines of facts and leaves the rest as the text', () => {
  const description =
    'Balanced with its plate.\nOEM: 1823-45 A, 99 114\nreplaces : 430.22; LUK-9\r\nFits: Tata 1613, 2004-2011; Hino 300\nFits in pairs.';
  expect(readDescription(description)).toEqual({
    text: 'Balanced with its plate.\nFits in pairs.',
    oem: ['1823-45 A', '99 114'],
    replaces: ['430.22', 'LUK-9'],
    fits: ['Tata 1613, 2004-2011', 'Hino 300'],
  });
});

it.each(['', 'Fits most lorries.', '  Two lines\n\nwith a gap \n', 'See OEM: 12', 'OEM:'])(
  'keeps "%s", which has no facts, as it is',
  (description) => {
    expect(readDescription(description)).toEqual({ text: description, oem: [], replaces: [], fits: [] });
  },
);

it('writes what it reads', () => {
  const description = {
    text: 'Balanced.',
    oem: ['1823-45 A', '2'],
    replaces: [],
    fits: ['Tata 1613, 2004', 'Hino 300'],
  };
  const written = writeDescription(description);
  expect(written).toBe('Balanced.\nOEM: 1823-45 A, 2\nFits: Tata 1613, 2004; Hino 300');
  expect(readDescription(written)).toEqual(description);
  expect(writeDescription({ text: ' ', oem: [], replaces: [], fits: [] })).toBe('');
});
