import { readSheet } from '@dealerkit/api-client/readSheet';
import type { CsvValue } from '@dealerkit/domain/exports/csv';
import type { CellType } from '@dealerkit/domain/exports/exportColumns';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeXlsx } from '../../src/exports/writeXlsx.ts';

/** Writes rows of one type, and reads the cells of a sheet back. */
async function readBack(rows: readonly CsvValue[][], type: CellType, sheet?: string) {
  const table = {
    headers: ['A'],
    types: Array.from(rows[0] ?? [], () => type),
    async *rows() {
      yield [...rows];
    },
  };
  const pieces: BlobPart[] = [];
  for await (const piece of writeXlsx({ ...table, rows: table.rows() }, { name: 'list', digits: 2, maxRows: 4 }))
    pieces.push(new Uint8Array(piece));
  const read = await readSheet(new File(pieces, 'list.xlsx'), sheet);
  if ('reason' in read) throw new Error(read.reason);
  return read;
}

const cellsOf = async (...read: Parameters<typeof readBack>) => {
  const { rows } = await readBack(...read);
  return rows.slice(1).map(({ cells }) => cells);
};

test.each([
  '=1+1',
  '+8801711000142',
  '-5',
  '@SUM(A1)',
  '0986494128',
  '8815082123456789012',
  '01-Mar',
  '<b>&amp;</b> "quoted"',
  'two\nlines',
  'a\r\nb\tc',
  '  spaces  ',
  '_x0041_ and _x005F_',
  'a\u0001b\u{1F69B}c\uFFFF',
  'ব্রেক প্যাড',
])('the text %j is read back as it was', async (text) => {
  expect(await cellsOf([[text]], 'text')).toEqual([[text]]);
});

test('every text is read back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 20 }), async (texts) => {
      const written = texts.map((text) => `.${text}.`);
      expect(await cellsOf([written], 'text')).toEqual([written]);
    }),
    { numRuns: 10 },
  );
});

test('a text that Excel would refuse is cut', async () => {
  const [[text = ''] = []] = await cellsOf([['x'.repeat(40_000)]], 'text');
  expect([text.length, text.at(-1)]).toEqual([32_767, '…']);
});

test('amounts and times are numbers, and what is neither stays a text', async () => {
  expect(await cellsOf([[1000.25, -0.1, 'Call us', undefined, 5]], 'amount')).toEqual([
    ['1000.25', '-0.1', 'Call us', '', '5'],
  ]);
  expect(await cellsOf([['2026-11-28 00:30:00', '2026-11-28 23:59:59']], 'time')).toEqual([
    ['2026-11-28T00:30:00.000Z', '2026-11-28T23:59:59.000Z'],
  ]);
  expect(await cellsOf([['2026-02-28', 'soon']], 'date')).toEqual([['2026-02-28', 'soon']]);
});

test('columns after Z have two letters', async () => {
  const row = Array.from({ length: 60 }, (_, index) => `c${index}`);
  expect(await cellsOf([row], 'text')).toEqual([row]);
});

test('a table of more rows than a sheet takes goes on in the next sheet', async () => {
  const rows = ['1', '2', '3', '4', '5'].map((text) => [text]);
  expect((await readBack(rows, 'text')).sheets).toEqual(['list', 'list 2']);
  expect(await cellsOf(rows, 'text', 'list')).toEqual(rows.slice(0, 3));
  expect(await cellsOf(rows, 'text', 'list 2')).toEqual(rows.slice(3));
});
