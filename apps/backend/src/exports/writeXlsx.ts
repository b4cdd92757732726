import type { CsvValue } from '@dealerkit/domain/exports/csv';
import type { CellType } from '@dealerkit/domain/exports/exportColumns';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { ExportTable } from './ExportTable.ts';

const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const relationships = `${office}/officeDocument/2006/relationships`;
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Excel refuses longer texts. */
const maxTextLength = 32_767;

/** A code in a text, a character that XML cannot hold, or one that XML would change: all are written as codes. */
const coded = /_(?=x[\da-f]{4}_)|[^\t\n\u0020-\uFFFD\u{10000}-\u{10FFFF}]/giu;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const writeText = (text: string) => {
  const whole = text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text;
  return escapeXml(
    whole.replace(coded, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`),
  );
};

/** The index of the style of each type in `stylesOf`. A text keeps its zeros also when it is edited. */
const styles: Readonly<Record<CellType, number>> = { number: 0, text: 1, phones: 1, amount: 2, date: 3, time: 4 };
const headerStyle = 5;

/** The widths of columns, in characters. */
const widths: Readonly<Record<CellType, number>> = { number: 12, text: 24, phones: 20, amount: 14, date: 12, time: 20 };

const stylesOf = (digits: number) =>
  `${xml}<styleSheet xmlns="${main}"><numFmts count="3">${[
    `#,##0${digits > 0 ? `.${'0'.repeat(digits)}` : ''}`,
    'yyyy-mm-dd',
    'yyyy-mm-dd hh:mm:ss',
  ]
    .map((format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${format}"/>`)
    .join('')}</numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="6">${[0, 49, 164, 165, 166]
    .map((id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
    .join(
      '',
    )}<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** The letters of a column: A to Z, then AA. */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** Days since 1899-12-30, which is how a spreadsheet counts time; undefined for a text that is no date. */
const dayOf = (text: string): number | undefined => {
  const time = Date.parse(`${text.replace(' ', 'T')}${text.length > 10 ? 'Z' : ''}`);
  return Number.isNaN(time) ? undefined : time / 86_400_000 + 25_569;
};

const writeCell = (value: CsvValue, type: CellType, address: string) => {
  if (value === undefined || value === '') return '';
  const isDate = type === 'date' || type === 'time';
  const number = isDate && typeof value === 'string' ? dayOf(value) : value;
  return typeof number === 'number'
    ? `<c r="${address}" s="${styles[type]}"><v>${number}</v></c>`
    : `<c r="${address}" s="${styles.text}" t="inlineStr"><is><t xml:space="preserve">${writeText(String(value))}</t></is></c>`;
};

const writeRow = (cells: readonly CsvValue[], types: readonly CellType[], row: number) =>
  `<row r="${row}">${cells.map((cell, index) => writeCell(cell, types[index] ?? 'text', columnName(index) + row)).join('')}</row>`;

const sheetStart = ({ headers, types }: ExportTable) =>
  `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">\
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${types
    .map((type, index) => `<col min="${index + 1}" max="${index + 1}" width="${widths[type]}" customWidth="1"/>`)
    .join('')}</cols><sheetData><row r="1">${headers
    .map(
      (header, index) =>
        `<c r="${columnName(index)}1" s="${headerStyle}" t="inlineStr"><is><t>${writeText(header)}</t></is></c>`,
    )
    .join('')}</row>`;

/** The files around the sheets. */
function otherFiles(name: string, sheets: number, digits: number): Readonly<Record<string, string>> {
  const each = (write: (sheet: number) => string) =>
    Array.from({ length: sheets }, (_, index) => write(index + 1)).join('');
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${relationships}/${kind}" Target="${target}"/>`;
  const relations = (list: string) =>
    `${xml}<Relationships xmlns="${office}/package/2006/relationships">${list}</Relationships>`;
  return {
    'xl/styles.xml': stylesOf(digits),
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${each(
      (sheet) => `<sheet name="${sheet === 1 ? name : `${name} ${sheet}`}" sheetId="${sheet}" r:id="sheet${sheet}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      each((sheet) => relation(`sheet${sheet}`, 'worksheet', `worksheets/sheet${sheet}.xml`)) +
        relation('styles', 'styles', 'styles.xml'),
    ),
    '_rels/.rels': relations(relation('workbook', 'officeDocument', 'xl/workbook.xml')),
    '[Content_Types].xml': `${xml}<Types xmlns="${office}/package/2006/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/>${each(
      (sheet) => `<Override PartName="/xl/worksheets/sheet${sheet}.xml" ContentType="${content}.worksheet+xml"/>`,
    )}</Types>`,
  };
}

/** A file of the archive, which is written piece by piece. */
const addFile = (zip: Zip, name: string) => {
  const file = new ZipDeflate(name);
  zip.add(file);
  return (text: string, isLast: boolean) => file.push(strToU8(text), isLast);
};

const sheetEnd = '</sheetData></worksheet>';

/**
 * Writes a table as a workbook of Excel, some rows at a time; amounts have `digits` decimals. A text is never a formula. A table of more
 * rows than a sheet takes goes on in the next sheet.
 */
export async function* writeXlsx(
  table: ExportTable,
  { name, digits, maxRows = 2 ** 20 }: { name: string; digits: number; maxRows?: number },
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  let sheets = 0;
  const startSheet = () => {
    sheets += 1;
    const write = addFile(zip, `xl/worksheets/sheet${sheets}.xml`);
    write(sheetStart(table), false);
    return { write, rows: 1 };
  };

  let sheet = startSheet();
  for await (const rows of table.rows) {
    for (const cells of rows) {
      if (sheet.rows === maxRows) {
        sheet.write(sheetEnd, true);
        sheet = startSheet();
      }
      sheet.rows += 1;
      sheet.write(writeRow(cells, table.types, sheet.rows), false);
    }
    yield* written.splice(0);
  }
  sheet.write(sheetEnd, true);
  for (const [file, text] of Object.entries(otherFiles(name, sheets, digits))) addFile(zip, file)(text, true);
  zip.end();
  yield* written;
}
