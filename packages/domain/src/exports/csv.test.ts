import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countCsvRows, readCsvCell, writeCsv } from './csv.js';

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
  ['a; b', '"a; b"'],
  ['5" hose', '"5"" hose"'],
  ['two\nlines', '"two\nlines"'],
  ['tab\tinside', 'tab\tinside'],
])('quotes %j only if needed', (text, written) => {
  expect(writeCsv([[text]])).toBe(`\uFEFF${written}\r\n`);
});

/**
 * The cells of a file, read with a separator as a spreadsheet program does: a quotation mark has a meaning only at the start of a
 * cell, and text after the closing one belongs to the cell.
 */
const cellsOf = (csv: string, delimiter: string) => {
  const content = csv.replace('\uFEFF', '');
  const pattern = new RegExp(`("(?:[^"]|"")*(?:"|$))?([^${delimiter}\r\n]*)(?:[${delimiter}]|\r\n?|\n|$)`, 'g');
  return Array.from(
    content.matchAll(pattern),
    ([, quoted = '', rest = '']) => quoted.slice(1).replace(/"$/, '').replaceAll('""', '"') + rest,
  );
};

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−'];
const separators = [';', '\t', '\n', '\r'];
const trimmed = [
  ' ',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202e',
  '\u3164',
  '\0',
  '\v',
];
const quotes = ['"', '""', "'"];

/** What would be left of a cell whose ignored characters are gone. */
const kept = (cell: string) => cell.replace(/^[\s\p{C}\p{DI}"]+/u, '');
const isActive = (cell: string) => signs.some((sign) => kept(cell).startsWith(sign));

const start = fc.array(fc.constantFrom(...signs, ...separators, ...trimmed, ...quotes, ',', 'a'), {
  minLength: 1,
  maxLength: 6,
});
const attack = fc
  .tuple(start, fc.constantFrom('1+1', 'cmd|x', 'SUM(A1)'))
  .map(([signsOf, end]) => signsOf.join('') + end);

it.each([...signs, ...separators])(
  'puts an apostrophe before a text that starts with %j, also after ignored characters',
  (sign) => {
    for (const before of ['', ...trimmed, ...quotes, '\u00a0\u200b "']) {
      const text = `${before}${sign}1+1`;
      const [written = ''] = cellsOf(writeCsv([[text]]), ',');
      expect(written).toMatch(/^'/);
      expect(readCsvCell(written)).toBe(text);
    }
  },
);

it('writes no text that is a formula, whichever separator the file is read with, and reads each text back', () => {
  fc.assert(
    fc.property(fc.array(attack, { minLength: 1, maxLength: 3 }), (texts) => {
      const csv = writeCsv([['Name', ...texts]]);
      const cells = cellsOf(csv, ',');
      expect(cells.slice(1, texts.length + 1).map(readCsvCell)).toEqual(texts);
      expect([...cells, ...cellsOf(csv, ';'), ...cellsOf(csv, '\t')].filter(isActive)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

it('reads back every text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        start.map((signsOf) => signsOf.join('')),
      ),
      (text) => {
        const [written = ''] = cellsOf(writeCsv([[`a${text}`]]), ',');
        expect(readCsvCell(written)).toBe(`a${text}`);
      },
    ),
  );
});

it('reads the text of a formula that keeps a number as text', () => {
  expect(readCsvCell('="0986494128"')).toBe('0986494128');
});

it('counts rows, also if cells have several lines and quotation marks', () => {
  expect(countCsvRows(writeCsv([['Name'], ['"a"\r\n"'], ['b'], ['c\r\n,""']]))).toBe(3);
  expect(countCsvRows(writeCsv([['Name']]))).toBe(0);
});

it('keeps numbers as numbers', () => {
  expect(writeCsv([[-5, 1e300, 0.5]])).toBe('\uFEFF-5,1e+300,0.5\r\n');
});

it.each(['-5', '+3', '-1.5', '+44 20 7946 0958', '1823-45 A', "'s-Hertogenbosch", "it's", '5;-3', ''])(
  'leaves %j as it is',
  (text) => {
    const [written = ''] = cellsOf(writeCsv([[text]]), ',');
    expect(written).toBe(text);
    expect(readCsvCell(text)).toBe(text);
  },
);

it('writes a long text of separators in a time that grows with its length only', () => {
  const text = '\n '.repeat(50_000);
  expect(readCsvCell(writeCsv([[text]]).slice(2, -3))).toBe(text);
});
