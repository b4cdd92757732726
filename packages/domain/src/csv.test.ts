import { expect, it } from 'vitest';
import { readCsvCell, writeCsv } from './csv.js';

it('writes a byte order mark, and ends each row with CR and LF', () => {
  expect(
    writeCsv([
      ['Name', 'Price'],
      ['ক্লাচ', 41500.5],
      ['Disc', undefined],
    ]),
  ).toBe('\uFEFFName,Price\r\nক্লাচ,41500.5\r\nDisc,\r\n');
});

it.each([
  ['a, b', '"a, b"'],
  ['5" hose', '"5"" hose"'],
  ['two\nlines', '"two\nlines"'],
  ['tab\tinside', 'tab\tinside'],
])('quotes %j only if needed', (text, written) => {
  expect(writeCsv([[text]])).toBe(`\uFEFF${written}\r\n`);
});

it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1', '\r=1+1', "'=1+1", '-', '+880 1711-000000'])(
  'makes %j harmless with an apostrophe, and reads it back',
  (text) => {
    const written = writeCsv([[text]])
      .slice(1, -2)
      .replaceAll(/^"|"$/g, '');
    expect(written).toBe(`'${text}`);
    expect(readCsvCell(written)).toBe(text);
  },
);

it.each(['-5', '+3', '1823-45 A', "'s-Hertogenbosch", "it's", ''])('leaves %j as it is', (text) => {
  expect(writeCsv([[text]])).toBe(`\uFEFF${text}\r\n`);
  expect(readCsvCell(text)).toBe(text);
});
