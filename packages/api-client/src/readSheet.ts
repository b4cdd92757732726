import { readCsvCell } from '@dealerkit/domain/csv';
import { readSheetText } from '@dealerkit/domain/sheetText';
import { columnCount, type Sheet, sheetLimits, type SheetProblem } from '@dealerkit/domain/sheet';

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** ZIP, which the files of Excel and LibreOffice are, and the older files of Excel. */
const isSpreadsheet = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

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

const parse = (text: string): Sheet | SheetProblem => {
  // Text may have single NULs by accident, which are marked; other files have many in a row.
  if (text.includes('\0\0')) return { reason: 'binary' };
  const content = text.replace(/^\uFEFF/, '').replaceAll('\0', '\uFFFD');
  const all = readSheetText(content, MAX_GIVEN_ROWS + 1);
  if (all.length > MAX_GIVEN_ROWS) return { reason: 'tooManyRows' };
  const rows = all
    .map((cells, index) => ({ number: index + 1, cells: cells.map(readCsvCell) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const count = columnCount(rows);
  if (rows.length === 0) return { reason: 'empty' };
  if (rows.length > sheetLimits.rows + 1) return { reason: 'tooManyRows' };
  return count > sheetLimits.columns ? { reason: 'tooManyColumns', count } : { rows };
};

/** Reads a list of parts from CSV or TSV, in the encoding that it has. A file that is too large is not loaded. */
export const readSheet = async (source: Blob | string): Promise<Sheet | SheetProblem> => {
  if (isTooLarge(typeof source === 'string' ? source.length : source.size)) return { reason: 'tooLarge' };
  if (typeof source === 'string') return parse(source);
  const bytes = await source.arrayBuffer().catch(() => undefined);
  // A folder, or a file that was deleted in the meantime.
  if (!bytes) return { reason: 'unreadable' };
  const content = new Uint8Array(bytes);
  if (isSpreadsheet(content)) return { reason: 'spreadsheet' };
  const sheet = parse(decode(content));
  return source instanceof File ? { ...sheet, name: source.name } : sheet;
};
