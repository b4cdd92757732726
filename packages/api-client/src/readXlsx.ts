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
  xml
    .replaceAll(notCalculated, (cell, name: string, attributes: string) =>
      /\bt=["']str["']/.test(attributes) ? cell : `<${name}${attributes} t="str"><v>#CALC!</v></${name}>`,
    )
    .replaceAll(/<(?:\w+:)?c\b[^>]*>/g, (cell) => cell.replace(/\bt=(?:"e"|'e')/, 't="str"'));

const isHidden = (sheet: string) => /\bstate=["'](?:very)?hidden["']/i.test(sheet);

/** Stored without compression, because the library decompresses large files in workers from `blob:` addresses, which the shop's policy forbids. */
const prepare = (bytes: Uint8Array): { file: ArrayBuffer; hidden: boolean[] } => {
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isXml(name)) return false;
      size += originalSize;
      if (size > MAX_XML_BYTES) throw new TooLarge();
      return true;
    },
  });
  const workbook = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array());
  const hidden = Array.from(workbook.matchAll(/<(?:\w+:)?sheet\b[^>]*>/g), ([sheet]) => isHidden(sheet));
  const prepared = Object.entries(files).map(([name, file]): [string, Zippable[string]] => [
    name,
    [/\/worksheets\/[^/]+\.xml$/.test(name) ? strToU8(keepErrors(strFromU8(file))) : file, { level: 0 }],
  ]);
  return { file: new Uint8Array(zipSync(Object.fromEntries(prepared))).buffer, hidden };
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
    const { file, hidden } = prepare(bytes);
    const workbook = await readWorkbook(file, { trim: false });
    const named = workbook.find(({ sheet: name }) => name === chosen);
    const filled = workbook.filter(({ data }) => data.length > 0);
    const sheet = named ?? filled.find((each) => !hidden[workbook.indexOf(each)]) ?? filled[0] ?? workbook[0];
    const rows = (sheet?.data ?? []).map((cells) => cells.map(cellText));
    return { rows, sheet: sheet?.sheet, sheets: workbook.map(({ sheet: name }) => name) };
  } catch (error) {
    return problemOf(error);
  }
};
