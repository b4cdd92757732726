import { readCsvCell } from '@dealerkit/domain/exports/csv';
import { readSheetText } from '@dealerkit/domain/import/sheetText';
import { columnCount, type Sheet, sheetLimits, type SheetProblem, type SheetRow } from '@dealerkit/domain/import/sheet';

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** ZIP, which .xlsx files are. */
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** The files of older versions of Excel, and those with a password. */
const isOldSpreadsheet = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** The share of the digits, separators and Latin letters that have a zero beside them, if they are the bytes at `first`, `first` + 2... */
const shareWithZero = (bytes: Uint8Array, first: 0 | 1): number => {
  const isLatin = bytes.map((byte, index) => Number(index % 2 === first && byte > 0 && byte < 0x80));
  const latin = isLatin.reduce((sum, value) => sum + value, 0);
  const withZero = isLatin.filter((value, index) => value === 1 && bytes[index ^ 1] === 0).length;
  return latin === 0 ? 0 : withZero / latin;
};

/** UTF-16 by its byte order mark or, without one, because most digits and separators have a zero beside them; one NUL is no proof. */
const findUtf16 = (bytes: Uint8Array): string | undefined => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const start = bytes.subarray(0, 2048);
  if (shareWithZero(start, 0) > 0.5) return 'utf-16le';
  return shareWithZero(start, 1) > 0.5 ? 'utf-16be' : undefined;
};

/** Text that is neither UTF-16 nor UTF-8 is Windows-1252. Of mixed encodings, the bytes that are not UTF-8 become U+FFFD. */
const decode = (bytes: Uint8Array): string => {
  const utf16 = findUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  const text = new TextDecoder().decode(bytes);
  const hasOtherBytes = text.includes('\uFFFD');
  const hasUtf8 = /[^\0-\x7f\uFFFD]/.test(text);
  return hasOtherBytes && !hasUtf8 ? new TextDecoder('windows-1252').decode(bytes) : text;
};

const isTooLarge = (length: number) => length > sheetLimits.megabytes * 2 ** 20;

/** The rows of a sheet of Excel, also those without text. */
const MAX_GIVEN_ROWS = 2 ** 20;

/** Leaves out rows without text, and refuses lists above the limits. */
const checkRows = (given: readonly Omit<SheetRow, 'number'>[]): Pick<Sheet, 'rows'> | SheetProblem => {
  if (given.length > MAX_GIVEN_ROWS) return { reason: 'tooManyRows' };
  const rows = given
    .map((row, index) => ({ number: index + 1, ...row }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const count = columnCount(rows);
  if (rows.length === 0) return { reason: 'empty' };
  if (rows.length > sheetLimits.rows + 1) return { reason: 'tooManyRows' };
  return count > sheetLimits.columns ? { reason: 'tooManyColumns', count } : { rows };
};

/** Some programs name pages of HTML or XML ".xls". */
const isMarkup = (text: string) => /^\s*<(?:!doctype|html|head|meta|table|\?xml)\b/i.test(text);

const isDocument = (text: string) => /^(?:%PDF-|\{\\rtf)/.test(text);

const parse = (text: string): Pick<Sheet, 'rows'> | SheetProblem => {
  // Text may have single NULs by accident, which are marked; other files have many in a row.
  if (text.includes('\0\0') || isDocument(text)) return { reason: 'binary' };
  const content = text.replace(/^\uFEFF/, '').replaceAll('\0', '\uFFFD');
  if (isMarkup(content)) return { reason: 'spreadsheet' };
  return checkRows(
    readSheetText(content, MAX_GIVEN_ROWS + 1).map((row) => ({ ...row, cells: row.cells.map(readCsvCell) })),
  );
};

const parseWorkbook = async (bytes: Uint8Array, sheet: string | undefined): Promise<Sheet | SheetProblem> => {
  const { readXlsx } = await import('./readXlsx.js');
  const read = await readXlsx(bytes, sheet);
  if ('reason' in read) return read;
  const checked = checkRows(read.rows.map((cells) => ({ cells })));
  return 'reason' in checked ? checked : { ...checked, sheet: read.sheet, sheets: read.sheets };
};

/**
 * Reads a list of parts from .xlsx, or from CSV or TSV in the encoding that it has. `sheet` is the name of the sheet, by default the
 * first one with cells. A file that is too large is not loaded.
 */
export const readSheet = async (source: Blob | string, sheet?: string): Promise<Sheet | SheetProblem> => {
  if (isTooLarge(typeof source === 'string' ? source.length : source.size)) return { reason: 'tooLarge' };
  if (typeof source === 'string') return parse(source);
  const bytes = await source.arrayBuffer().catch(() => undefined);
  // A folder, or a file that was deleted in the meantime.
  if (!bytes) return { reason: 'unreadable' };
  const content = new Uint8Array(bytes);
  if (isOldSpreadsheet(content)) return { reason: 'spreadsheet' };
  const read = isZip(content) ? await parseWorkbook(content, sheet) : parse(decode(content));
  return source instanceof File ? { ...read, name: source.name } : read;
};
