import type { Part } from '@dealerkit/domain/entities';
import { partColumns } from '@dealerkit/domain/exports/exportColumns';
import { exportTextsEn } from '@dealerkit/domain/exports/exportTextsEn';
import { createPartMatcher } from '@dealerkit/domain/import/partUpdate';
import { readCsvCell, writeCsv } from '@dealerkit/domain/exports/csv';
import { readSheetText } from '@dealerkit/domain/import/sheetText';
import { describe, expect, it } from 'vitest';
import { en } from '../../texts/en.js';
import { createCheck } from './checkRows.js';
import { guessColumns } from './guessColumns.js';

const parts: Part[] = [
  {
    _id: 'clutch',
    product_name: 'Clutch Plate 430 mm',
    price: 41_500,
    image: '/clutch.jpg',
    minimum_order_quantity: 2,
    available_quantity: 12,
    description: 'With bearing, "heavy".\nFits: Hino 500, Tata 1613\nOEM: 3482 083 232\nPictures: /clutch2.jpg',
  },
  {
    _id: 'drum',
    product_name: '=Drum',
    price: 'Tk 1200',
    image: '/drum.jpg',
    minimum_order_quantity: 1,
    reorder_level: 4,
  },
  {
    _id: 'pumpA',
    product_name: 'Water Pump A',
    image: '/pump.jpg',
    minimum_order_quantity: 1,
    description: 'OEM: 771188',
  },
  {
    _id: 'pumpB',
    product_name: 'Water Pump B',
    image: '/pump.jpg',
    minimum_order_quantity: 1,
    description: 'OEM: 771188',
  },
  { _id: 'unnamed', image: '/stud.jpg', minimum_order_quantity: 10, price: 250 },
];

const compare = (table: readonly (readonly string[])[]) => {
  const [header = [], ...rows] = table;
  const mapping = { columns: guessColumns(header), sameValues: { minimum_order_quantity: '1' } };
  const check = createCheck(mapping, en, 'BDT', { parts, findPart: createPartMatcher(parts) });
  return check(rows.map((cells, index) => ({ number: index + 2, cells })));
};

describe('a list of parts that are in the shop', () => {
  it('changes nothing if it is an export', () => {
    const columns = partColumns(exportTextsEn.parts, { hasOwnValues: true });
    const csv = writeCsv([
      columns.map(([header]) => header),
      ...parts.map((part) => columns.map(([, , valueOf]) => valueOf(part))),
    ]);
    const table = readSheetText(csv.replace('\uFEFF', '')).map(({ cells }) => cells.map(readCsvCell));
    for (const { part, update, problems, stored, number } of compare(table)) {
      expect({ part, update, problems }).toEqual({ part: undefined, update: undefined, problems: {} });
      expect(stored).toBe(parts[number - 2]);
    }
  });

  it('changes only its columns, by the number before the name', () => {
    const [clutch, pump, same] = compare([
      ['Part no', 'Name', 'Price', 'Stock'],
      ['34,82,083,232', '', '43,000', ''],
      ['771188', 'Water Pump B', '', '7'],
      ['', 'clutch plate 430 mm', '41500', '12'],
    ]);
    expect(clutch).toMatchObject({
      problems: {},
      update: { read: { price: 41_500 }, changes: { price: 43_000 } },
      part: { product_name: 'Clutch Plate 430 mm', image: '/clutch.jpg', minimum_order_quantity: 2 },
    });
    expect(pump?.update).toEqual({ read: { available_quantity: null }, changes: { available_quantity: 7 } });
    expect(same?.problems).toEqual({ product_name: 'Row 2 is about the same part.' });
  });

  it('adds the rows that are new, which need no picture', () => {
    const [added] = compare([
      ['Name', 'Price'],
      ['Wheel Stud', '250'],
    ]);
    expect(added?.part).toEqual({ product_name: 'Wheel Stud', price: 250, image: '', minimum_order_quantity: 1 });
  });

  it('says that several parts have the number', () => {
    const [row] = compare([
      ['Part no', 'Price'],
      ['771188', '90'],
    ]);
    expect(row).toMatchObject({
      part: undefined,
      problems: { product_name: expect.stringMatching(/^2 parts have this/) as string },
    });
  });

  it('keeps the facts and pictures that it does not name, and takes several pictures', () => {
    const [row] = compare([
      ['Name', 'Description', 'Image'],
      ['Clutch Plate 430 mm', 'New text.', '/a.jpg; /b.jpg'],
    ]);
    expect(row?.update?.changes).toEqual({
      image: '/a.jpg',
      description: 'New text.\nOEM: 3482 083 232\nFits: Hino 500, Tata 1613\nPictures: /b.jpg',
    });
  });
});
