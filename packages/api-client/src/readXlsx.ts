import type { SheetProblem } from '@dealerkit/domain/import/sheet';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import readWorkbook, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/universal';

/** The XML of a list is not larger; a small file can have more by intent. */
const MAX_XML_BYTES = 300 * 2 ** 20;

const isXml = (name: string) => name.endsWith('.xml') || name.endsWith('.xml.rels');

class TooLarge extends Error {}

/** A cell with a formula whose result was not stored: Excel calculates it when it opens the file. */
const notCalculated =
  /<((?:\w+:)?c)\b([^>]*)>\s*<(?:\w+:)?f\b[^>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v><\/(?:\w+:)?v>)?\s*<\/\1>/g;

/** The library leaves out cells with an error or without a result, so that they would be lost without a word; it keeps them as text. */
const keepErrors = (xml: string) =>
  xml.replaceAll(notCalculated, (cell, name: string, attributes: string) =>
    /\bt=["']str["']/.test(attributes) ? cell : `<${name}${attributes} t="str"><v>#CALC!</v></${name}>`,
  );

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? '';

const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const lettersOf = (column: number): string =>
  column < 0 ? '' : lettersOf(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));

const addressed = /<(?:\w+:)?(row|c)(?=[\s/>])[^>]*>/g;
const address = /\sr=["']([A-Z]*)(\d*)["']/i;

/** The library needs the address of each row and cell, which some programs leave out: such a one follows the one before it. It keeps an error as text. */
const withAddresses = (xml: string): string => {
  let [row, column] = [0, -1];
  return xml.replaceAll(addressed, (tag, kind: string) => {
    const [, letters = '', number = ''] = address.exec(tag) ?? [];
    if (number !== '') row = Number(number);
    else if (kind === 'row') row += 1;
    if (kind === 'row') column = -1;
    else column = letters === '' ? column + 1 : columnOf(letters.toUpperCase());
    const whole = `${kind === 'row' ? '' : lettersOf(column)}${row}`;
    return tag
      .replace(address, '')
      .replace(/(?=[\s/>])/, ` r="${whole}"`)
      .replace(/\bt=["']e["']/, 't="str"');
  });
};

/** A sheet that is a chart has no cells; without a file in their place the library reads nothing of the workbook. */
const noCells = strToU8('<worksheet><sheetData/></worksheet>');
const asSheets = (relations: string) => relations.replaceAll('/chartsheet"', '/worksheet"');

const contentOf = (name: string, file: Uint8Array): Uint8Array => {
  if (/\/worksheets\/[^/]+\.xml$/.test(name)) return strToU8(withAddresses(keepErrors(strFromU8(file))));
  if (name.startsWith('xl/chartsheets/')) return noCells;
  return name.endsWith('/workbook.xml.rels') ? strToU8(asSheets(strFromU8(file))) : file;
};

/** Cells of one column that are shown as one, of which only the first has a value. */
interface MergedCells {
  column: number;
  first: number;
  last: number;
}

const mergedIn = (xml: string): MergedCells[] =>
  Array.from(xml.matchAll(/<(?:\w+:)?mergeCell\b[^>]*?\bref=["']([A-Z]+)(\d+):[A-Z]+(\d+)["']/g)).map(
    ([, column = '', first, last]) => ({ column: columnOf(column), first: Number(first) - 1, last: Number(last) }),
  );

/** What the library does not say of a sheet. */
interface SheetFacts {
  isHidden: boolean;
  merged: MergedCells[];
}

/** The facts of the sheets in their order. */
const factsOf = (files: Readonly<Record<string, Uint8Array>>): SheetFacts[] => {
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const tagsIn = (name: string, tag: string) =>
    Array.from(textOf(name).matchAll(new RegExp(`<(?:\\w+:)?${tag}\\b[^>]*>`, 'g')), ([found]) => found);
  const relations = tagsIn('xl/_rels/workbook.xml.rels', 'Relationship');
  return tagsIn('xl/workbook.xml', 'sheet').map((sheet) => {
    const relation = relations.find((each) => attribute(each, 'Id') === attribute(sheet, '\\w+:id'));
    const target = attribute(relation ?? '', 'Target');
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return { isHidden: /^(?:very)?hidden$/i.test(attribute(sheet, 'state')), merged: mergedIn(textOf(path)) };
  });
};

/** Stored without compression, because the library decompresses large files in workers from `blob:` addresses, which the shop's policy forbids. */
const prepare = (bytes: Uint8Array): { file: ArrayBuffer; facts: SheetFacts[] } => {
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isXml(name)) return false;
      size += originalSize;
      if (size > MAX_XML_BYTES) throw new TooLarge();
      return true;
    },
  });
  const prepared = Object.entries(files).map(([name, file]): [string, Zippable[string]] => [
    name,
    [contentOf(name, file), { level: 0 }],
  ]);
  return { file: new Uint8Array(zipSync(Object.fromEntries(prepared))).buffer, facts: factsOf(files) };
};

/** Excel keeps 15 digits of a number; what has more is written with an exponent, so that the lost digits are seen. */
const numberText = (number: number): string => {
  if (Number.isInteger(number)) return Math.abs(number) < 1e15 ? String(number) : number.toExponential();
  return String(Number(number.toPrecision(15)));
};

/** A time of day is a fraction, which the library rounds down; the cells of spreadsheets have seconds. */
const toSecond = (date: Date) => new Date(Math.round(date.getTime() / 1000) * 1000);

/** The text of a typed cell; dates are written as ISO 8601 has them. */
const cellText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return value instanceof Date
    ? toSecond(value)
        .toISOString()
        .replace(/T00:00:00\.000Z$/, '')
    : '';
};

const problemOf = (error: unknown): SheetProblem => {
  if (error instanceof TooLarge) return { reason: 'tooLarge' };
  // Another kind of file with the same container, such as .ods or .docx.
  if (error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError) return { reason: 'spreadsheet' };
  return { reason: 'damaged' };
};

/** The cells of one sheet, and the names of all sheets. */
interface SheetOfWorkbook {
  rows: string[][];
  sheet: string | undefined;
  sheets: string[];
}

/** Reads the named sheet of a workbook, or else the first one that has cells, a hidden one only if no other has. */
export const readXlsx = async (bytes: Uint8Array, chosen?: string): Promise<SheetOfWorkbook | SheetProblem> => {
  try {
    const { file, facts } = prepare(bytes);
    const workbook = await readWorkbook(file, { trim: false });
    const named = workbook.find(({ sheet: name }) => name === chosen);
    const filled = workbook.filter(({ data }) => data.length > 0);
    const factsFor = (sheet: (typeof workbook)[number]) => facts[workbook.indexOf(sheet)];
    const sheet = named ?? filled.find((each) => factsFor(each)?.isHidden !== true) ?? filled[0] ?? workbook[0];
    const rows = (sheet?.data ?? []).map((cells) => cells.map(cellText));
    for (const { column, first, last } of (sheet && factsFor(sheet)?.merged) ?? [])
      for (const row of rows.slice(first + 1, last)) row[column] = rows[first]?.[column] ?? '';
    return { rows, sheet: sheet?.sheet, sheets: workbook.map(({ sheet: name }) => name) };
  } catch (error) {
    return problemOf(error);
  }
};
