// @vitest-environment node
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readSheet } from './readSheet.js';

const office = 'http://schemas.openxmlformats.org';
const relations = (items: string) =>
  `<Relationships xmlns="${office}/package/2006/relationships">${items}</Relationships>`;

/** A workbook as Excel writes it: one text of cells per sheet, in style 1 a date. */
const workbookOf = (sheets: Record<string, string>) => {
  const names = Object.keys(sheets);
  const types = `${office}/officeDocument/2006/relationships`;
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${types}"><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      [
        ...names.map(
          (_, index) =>
            `<Relationship Id="rId${index + 1}" Type="${types}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
        ),
        `<Relationship Id="rId90" Type="${types}/styles" Target="styles.xml"/>`,
      ].join(''),
    ),
    'xl/styles.xml': `<styleSheet xmlns="${office}/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
  const zipped = zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));
  return new File([new Uint8Array(zipped)], 'parts.xlsx');
};

const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (cell: string, value: string, style = 0) => `<c r="${cell}" s="${style}"><v>${value}</v></c>`;
const row = (index: number, cells: string) => `<row r="${index}">${cells}</row>`;

it('reads the typed cells of the first sheet with cells, and names the others', async () => {
  const file = workbookOf({
    Notes: '',
    Parts: [
      row(1, text('A1', 'Name') + text('B1', 'Part no') + text('C1', 'Price')),
      row(3, text('A3', '&quot;O&quot; ring &amp; kit') + number('B3', '3482083232') + number('C3', '41500.5')),
      row(4, text('A4', 'Drum') + number('B4', '3.482083232E9') + number('C4', '0.30000000000000004')),
    ].join(''),
  });
  expect(await readSheet(file)).toEqual({
    name: 'parts.xlsx',
    sheet: 'Parts',
    sheets: ['Notes', 'Parts'],
    rows: [
      { number: 1, cells: ['Name', 'Part no', 'Price'] },
      { number: 3, cells: ['"O" ring & kit', '3482083232', '41500.5'] },
      { number: 4, cells: ['Drum', '3482083232', '0.3'] },
    ],
  });
  expect(await readSheet(file, 'Notes')).toEqual({ reason: 'empty', name: 'parts.xlsx' });
});

it('keeps dates, errors and numbers with more digits than Excel has as texts that can be recognised', async () => {
  const cells = [
    number('A1', '46082', 1),
    '<c r="B1" t="e"><f>Old!A1</f><v>#REF!</v></c>',
    number('C1', '81508200000012340'),
    '<c r="D1" t="b"><v>1</v></c>',
    '<c r="E1" t="str"><f>A1</f><v>12 pcs</v></c>',
    // Half past midnight, of which a number has no exact value.
    number('F1', '46354.020833333336', 1),
  ];
  expect(await readSheet(workbookOf({ Parts: row(1, cells.join('')) }))).toMatchObject({
    rows: [{ cells: ['2026-03-01', '#REF!', '8.150820000001234e+16', 'TRUE', '12 pcs', '2026-11-28T00:30:00.000Z'] }],
  });
});

it('marks formulas without a stored result, and keeps those with an empty one', async () => {
  const cells = [
    '<c r="A1"><f>B1*2</f></c>',
    '<c r="B1"><f>1/3</f><v></v></c>',
    '<c r="C1" t="str"><f>IF(A1,"","")</f><v></v></c>',
    `<c r='D1' t='e'><v>#N/A</v></c>`,
    '<c r="E1"><f t="shared" si="0"/><v>84</v></c>',
  ];
  expect(await readSheet(workbookOf({ Parts: row(1, cells.join('')) }))).toMatchObject({
    rows: [{ cells: ['#CALC!', '#CALC!', '', '#N/A', '84'] }],
  });
});

it('takes rows and cells without addresses for the next ones', async () => {
  const bare = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const rows = [
    `<row>${bare('Name')}${bare('Part no')}${bare('Price')}</row>`,
    `<row spans="1:3">${bare('Drum')}<c/><c><v>5</v></c></row>`,
    '<row/>',
    `<row>${bare('Disc')}${number('C4', '6')}${bare('late')}</row>`,
    `<row r='9'>${text('b9', '3482083232')}<c s="0"><v>7</v></c></row>`,
    `<row><c t="str"><f>A1</f><v>Hub</v></c><c><f>B1*2</f></c><c t="e"><v>#N/A</v></c></row>`,
  ];
  expect(await readSheet(workbookOf({ Parts: rows.join('') }))).toMatchObject({
    rows: [
      { number: 1, cells: ['Name', 'Part no', 'Price', ''] },
      { number: 2, cells: ['Drum', '', '5', ''] },
      { number: 4, cells: ['Disc', '', '6', 'late'] },
      { number: 9, cells: ['', '3482083232', '7', ''] },
      { number: 10, cells: ['Hub', '#CALC!', '#N/A', ''] },
    ],
  });
  const wide = `<row>${Array.from({ length: 54 }, (_, column) => bare(`c${column}`)).join('')}</row>`;
  expect(await readSheet(workbookOf({ Parts: wide }))).toMatchObject({
    rows: [{ cells: expect.toSatisfy((cells: string[]) => cells[26] === 'c26' && cells[53] === 'c53') as unknown }],
  });
});

it('offers a sheet that is shown before a hidden one', async () => {
  const file = workbookOf({ 'Old" state="hidden': row(1, text('A1', 'Drum')), New: row(1, text('A1', 'Disc')) });
  expect(await readSheet(file)).toMatchObject({ sheet: 'New', sheets: ['Old', 'New'], rows: [{ cells: ['Disc'] }] });
});

it('gives each row the value that its merged cells show', async () => {
  const cells = [
    row(1, text('A1', 'Prices') + text('B1', '')),
    row(2, text('A2', 'Drum') + number('B2', '5')),
    row(3, '<c r="A3"/>' + number('B3', '6')),
    row(4, text('A4', 'Disc') + number('B4', '7')),
  ];
  const merged = '<mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A2:A3"/></mergeCells>';
  expect(await readSheet(workbookOf({ Notes: '', Parts: cells.join('') + merged }))).toMatchObject({
    rows: [{ cells: ['Prices', ''] }, { cells: ['Drum', '5'] }, { cells: ['Drum', '6'] }, { cells: ['Disc', '7'] }],
  });
});

it('takes a sheet that is a chart for one without cells', async () => {
  const file = workbookOf({ Chart: '', Parts: row(1, text('A1', 'Drum')) });
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const relation = 'xl/_rels/workbook.xml.rels';
  files['xl/chartsheets/sheet1.xml'] = strToU8('<chartsheet/>');
  files[relation] = strToU8(
    strFromU8(files[relation] ?? new Uint8Array()).replace(
      /worksheet" Target="worksheets\/sheet1/,
      'chartsheet" Target="chartsheets/sheet1',
    ),
  );
  expect(await readSheet(new File([new Uint8Array(zipSync(files))], 'parts.xlsx'))).toMatchObject({
    sheet: 'Parts',
    rows: [{ cells: ['Drum'] }],
  });
});

it.each([
  ['<html><table><tr><td>Drum</td></tr></table></html>', 'spreadsheet'],
  ['\ufeff<?xml version="1.0"?><Workbook/>', 'spreadsheet'],
  ['<!DOCTYPE html><title>Parts</title>', 'spreadsheet'],
  ['%PDF-1.7\n1 0 obj', 'binary'],
  ['{\\rtf1 Drum}', 'binary'],
])('says of a file with the text %j that it is no list', async (content, reason) => {
  expect(await readSheet(new File([content], 'parts.xls'))).toMatchObject({ reason });
});

it('names a file with a password or of an older Excel', async () => {
  const content = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  expect(await readSheet(new File([content], 'parts.xlsx'))).toEqual({ reason: 'spreadsheet' });
});

it('reads the chosen sheet', async () => {
  const file = workbookOf({ Old: row(1, text('A1', 'Drum')), New: row(1, text('A1', 'Disc')) });
  expect(await readSheet(file, 'New')).toMatchObject({ sheet: 'New', rows: [{ cells: ['Disc'] }] });
});

it('says which files it cannot read', async () => {
  const other = new File([new Uint8Array(zipSync({ 'content.xml': strToU8('<a/>') }))], 'parts.ods');
  expect(await readSheet(other)).toMatchObject({ reason: 'spreadsheet' });
  const sheet = workbookOf({ Parts: row(1, text('A1', 'Drum')) });
  const damaged = new File([(await sheet.arrayBuffer()).slice(0, -200)], 'parts.xlsx');
  expect(await readSheet(damaged)).toMatchObject({ reason: 'damaged' });
  // The directory at the end of the file, whose first entry names a size of 512 MB.
  const bytes = new Uint8Array(await sheet.arrayBuffer());
  const directory = bytes.findIndex((_, at) => [0x50, 0x4b, 1, 2].every((byte, index) => bytes[at + index] === byte));
  new DataView(bytes.buffer).setUint32(directory + 24, 2 ** 29, true);
  expect(await readSheet(new File([bytes], 'parts.xlsx'))).toMatchObject({ reason: 'tooLarge' });
});

it('reads 20,000 rows in less than a minute of processor time', { tags: ['long'] }, async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) =>
    row(
      index + 1,
      text(`A${index + 1}`, `Wheel Stud ${index}`) +
        number(`B${index + 1}`, '3482083232') +
        number(`C${index + 1}`, '250'),
    ),
  );
  const start = process.cpuUsage();
  const sheet = await readSheet(workbookOf({ Parts: rows.join('') }));
  expect('rows' in sheet && sheet.rows).toHaveLength(20_000);
  expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(60);
});
