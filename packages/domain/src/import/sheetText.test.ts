import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheetText, splitRows } from './sheetText.js';

const cellsOf = (text: string) => readSheetText(text).map(({ cells }) => cells);

describe('a quotation mark that is not closed', () => {
  it.each([
    [
      '"O" ring kit\t120\nBrake drum\t300\nHose 1/2"\t80',
      [
        ['"O" ring kit', '120'],
        ['Brake drum', '300'],
        ['Hose 1/2"', '80'],
      ],
    ],
    [
      '"5 inch hose\t80\r\nBrake drum\t300\r\nHose 1/2"\t90',
      [
        ['"5 inch hose', '80'],
        ['Brake drum', '300'],
        ['Hose 1/2"', '90'],
      ],
    ],
    [
      'Name,Price\n"5 inch hose,80\nBrake drum,300\nHose 1/2",90\nClamp,5',
      [
        ['Name', 'Price'],
        ['"5 inch hose', '80'],
        ['Brake drum', '300'],
        ['Hose 1/2"', '90'],
        ['Clamp', '5'],
      ],
    ],
    [
      'Name;Price\nHose;"\nBrake drum;300',
      [
        ['Name', 'Price'],
        ['Hose', '"'],
        ['Brake drum', '300'],
      ],
    ],
    [
      'Disc,"5\nDrum,6',
      [
        ['Disc', '"5'],
        ['Drum', '6'],
      ],
    ],
    [
      '"Brake" pads,5\n"Drum ""A"",6',
      [
        ['"Brake" pads', '5'],
        ['"Drum ""A""', '6'],
      ],
    ],
    ['"', [['"']]],
  ])('belongs to the text of its cell: %j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });
});

describe('a quoted cell', () => {
  it.each([
    [
      'Name,Price\n"Drum, front\nFor Hino, Tata",300',
      [
        ['Name', 'Price'],
        ['Drum, front\nFor Hino, Tata', '300'],
      ],
    ],
    [
      'Name\tPrice\n"Drum\nfront"\t300',
      [
        ['Name', 'Price'],
        ['Drum\nfront', '300'],
      ],
    ],
    [
      '"Disc ""A""",5\r\n"",6',
      [
        ['Disc "A"', '5'],
        ['', '6'],
      ],
    ],
    ['"a;b";c', [['a;b', 'c']]],
    [
      'Name, Price\n "Disc, front" , 5',
      [
        ['Name', ' Price'],
        ['Disc, front', ' 5'],
      ],
    ],
  ])('keeps its separators and line ends: %j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });
});

it.each([
  [
    'a,b\r\nc,d\ne,f\rg,h',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ],
  ],
  ['a,b\n\n,\nc', [['a', 'b'], [''], ['', ''], ['c']]],
  [
    'Name;Price\nDisc;1,5\nDrum;2,5',
    [
      ['Name', 'Price'],
      ['Disc', '1,5'],
      ['Drum', '2,5'],
    ],
  ],
  [
    'Name|Price\nDisc, front|5',
    [
      ['Name', 'Price'],
      ['Disc, front', '5'],
    ],
  ],
  ['sep=;\r\nName;Price, each', [['Name', 'Price, each']]],
  ['Disc, front\nDrum', [['Disc', ' front'], ['Drum']]],
  ['Name\nDisc, front\nDrum', [['Name'], ['Disc, front'], ['Drum']]],
  [
    'Prices of March, 2026\nName;Price\nDisc;5\nDrum;6',
    [['Prices of March, 2026'], ['Name', 'Price'], ['Disc', '5'], ['Drum', '6']],
  ],
  [' ,\n\n', [[' ', ''], ['']]],
  ['', []],
])('splits the rows of %j', (text, rows) => {
  expect(cellsOf(text)).toEqual(rows);
});

const header = 'Name,Price,Stock';

it.each([
  ['Name,Price\nDrum,1,200', ['Drum', '1,200']],
  ['Name,Price\nDrum,1,20,000.50', ['Drum', '1,20,000.50']],
  ['Name,Price\nDrum,12,345,678', ['Drum', '12,345,678']],
  ['Name,Price\nড্রাম,১,২০০', ['ড্রাম', '১,২০০']],
  ['Name,Price\nDrum,Tk 1,200/-', ['Drum', 'Tk 1,200/-']],
  ['Price,Name\n৳1,200,Drum', ['৳1,200', 'Drum']],
  [`${header}\nDrum,1,200,5`, ['Drum', '1,200', '5']],
  [`${header}\nDrum,41,500,`, ['Drum', '41,500', '']],
  [`${header}\nDrum,1,200,1,000`, ['Drum', '1,200', '1,000']],
  // The amount of the first row is split too, as the other rows show.
  ['Drum,1,200\nHub,850', ['Hub', '850']],
  ['Drum,1,200\nHub,12,500\nDisc,850', ['Hub', '12,500']],
  ['Prices of March\nName,Price\nHub,850\nDrum,1,200', ['Name', 'Price']],
])('reads the number without quotation marks in %j', (text, row) => {
  expect(cellsOf(text)[1]).toEqual(row);
});

it.each([
  [`${header}\nDrum,1,200,500`, ['Drum', '1', '200', '500']],
  ['Name,Price\nDrum, front,500', ['Drum', ' front', '500']],
  ['Name,Price\nDrum,1,20', ['Drum', '1', '20']],
  ['Name,Price\nDisc 5,200,', ['Disc 5', '200', '']],
  ['Name;Price\nDrum;1;200', ['Drum', '1', '200']],
  ['Name\nDisc,1,200', ['Disc,1,200']],
])('keeps the cells of %j, which can be read in several ways or in none', (text, row) => {
  expect(cellsOf(text)[1]).toEqual(row);
});

it.each([
  ['Drum,1,200', [1]],
  ['Drum,1,200\nHub,2,300', [1, 1]],
  ['ড্রাম,১,২০০', [1]],
  [`${header}\nDrum,1,200\nHub,850,12`, [undefined, 1, undefined]],
  ['Name,Quantity,Price\nDrum,2,850.50', [undefined, 1]],
  [`${header}\nDrum,1,200\nHub,2,300,1500`, [undefined, 1, undefined]],
  // The list has amounts in quotation marks, or without a separator.
  [`${header}\nDrum,45,120\nHub,"1,200",12`, [undefined, undefined, undefined]],
  [`${header}\nDrum,"45","120"`, [undefined, undefined]],
  [`${header}\nDrum,45,120\nHub,1200,12`, [undefined, undefined, undefined]],
  [`${header}\nDrum,45,12\nHub,0,200`, [undefined, undefined, undefined]],
  ['Name;Price;Stock\nDrum;1;200', [undefined, undefined]],
  ['Name\tPrice\tStock\nDrum\t1\t200', [undefined, undefined]],
])('marks the rows of %j whose cells can be one amount', (text, columns) => {
  expect(readSheetText(text).map(({ split }) => split)).toEqual(columns);
});

it('reads no more rows than asked for', () => {
  expect(splitRows('a\nb\nc', ',', 2)).toEqual([['a'], ['b']]);
});

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

it('reads back all cells of a quoted list, and loses no line of any other text', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ' ', '5') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1 }), (rows) => {
      const text = rows.map((row) => row.map(quote).join(',')).join('\n');
      expect(splitRows(text, ',')).toEqual(rows);
    }),
  );
  const messy = fc.array(fc.string({ unit: fc.constantFrom('a', '"', '\t', '5') }));
  fc.assert(
    fc.property(messy, (lines) => {
      const marked = lines.map((line, index) => `#${String(index)}\t${line}\t#`);
      const rows = splitRows(marked.join('\n'), '\t');
      expect(rows.map(([first]) => first)).toEqual(lines.map((_, index) => `#${String(index)}`));
    }),
  );
});

it('reads hostile text in time in proportion to its length', { tags: ['long'] }, () => {
  const start = process.cpuUsage();
  for (const piece of ['"', '"\n', '"a\n', ',"', '"""', '"\t\n', '""\t', '"a,b\n'])
    splitRows(piece.repeat(2_000_000 / piece.length), piece.includes('\t') ? '\t' : ',', 20_002);
  expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(40);
});
