import type { Part } from '@dealerkit/domain/entities';
import { fileKey, isFileName, readPictureCell, withPictures } from '@dealerkit/domain/import/importPictures';
import { partFields } from '@dealerkit/domain/import/partImport';
import type { FieldTexts, ImportList, ImportMapping, PartField } from '@dealerkit/domain/import/partImport';
import { readDescription, writeDescription } from '@dealerkit/domain/parts/partFacts';
import { nameKey } from '@dealerkit/domain/parts/partRules';
import { findDamage } from '@dealerkit/domain/import/spreadsheetDamage';
import { findUpdate, mergeDescription, valueFields } from '@dealerkit/domain/import/partUpdate';
import type { ListedPart, PartMatch, PartUpdate } from '@dealerkit/domain/import/partUpdate';
import { partValueNames, partValues } from '@dealerkit/domain/parts/partValues';
import { MAX_PICTURES } from '@dealerkit/domain/parts/pictures';
import { createShiftCheck, type KindValues } from '@dealerkit/domain/import/shiftedColumns';
import { parseQuantity } from '@dealerkit/domain/text/quantityText';
import { getDotPath, safeParse } from 'valibot';
import { joinDescription, parsePrice, partSchema } from '../../blocks/AddPartForm/AddPartForm.schema.js';
import type { NewPart, TypedPart } from '../../blocks/AddPartForm/AddPartForm.schema.js';
import { formatNumber } from '../../format/numbers.js';
import { hasNoDates } from './partFields.js';
import type { SheetRow } from '@dealerkit/domain/import/sheet';
import type { TextsOf } from '../../texts/en.js';

/** A row with its part, or with what is wrong with it. */
export interface CheckedRow extends SheetRow {
  /** The part, if the row has no problem. */
  part: NewPart | undefined;
  /** The pictures of the part: addresses, and the files whose names the row has, or their names while they are missing. */
  pictures: readonly (string | File)[];
  /** A sentence for each value that is not valid. */
  problems: FieldTexts;
  /** What becomes of a value that is valid, where it may not be what was meant. */
  notes: FieldTexts;
  /** The stored part that the row is about, whose other values the part has too. */
  stored?: Part | undefined;
  /** What the row changes in the stored part; such a row without changes has no part either. */
  update?: PartUpdate | undefined;
  /** Whether the row cannot be a part, so that it is left out: it has neither name nor number, or is a sum or a formula. */
  isLeftOut?: boolean | undefined;
}

/** The text of a row in a field. */
export const valueIn = ({ cells }: SheetRow, field: PartField, { columns, sameValues }: ImportMapping): string => {
  const column = columns[field];
  return (column === undefined ? sameValues[field] : cells[column]) ?? '';
};

/** The cells that rows have: those of the first row, unless it may be a title. */
export const widthOf = ({ rows, hasHeader }: Pick<ImportList, 'rows' | 'hasHeader'>): number => {
  const width = rows[0]?.cells.length ?? 0;
  return hasHeader || width > 1 ? width : Infinity;
};

/** Whether a row has more cells than the list has columns, because a comma in a text or a number has split one of them. */
export const hasSurplus = ({ cells }: SheetRow, { columns }: ImportMapping, width: number): boolean => {
  const mapped = Object.values(columns);
  return cells.some((cell, column) => column >= width && cell.trim() !== '' && !mapped.includes(column));
};

/** The amount that two cells of a row can be, if these still are its pieces. */
export const splitAmountOf = ({ cells, split }: SheetRow): string | undefined => {
  const [first, second] = split === undefined ? [] : cells.slice(split, split + 2);
  const amount = [first?.trim(), second?.trim()].join(',');
  return /^\p{Nd}{1,3},\p{Nd}{3}(?![\p{Nd},])/u.test(amount) ? amount : undefined;
};

const noPart =
  /^(?:(?:sub|grand)[\s-]*)?total(?![\p{L}\d])|^(?:সর্ব)?মোট(?![\p{L}\p{M}])|^=\s*(?:[a-z]+\(|\$?[a-z]{1,3}\$?\d)/iu;

/** Whether a row that is about no stored part has nothing to know the part by. */
const isNameless = (row: SheetRow, mapping: ImportMapping): boolean =>
  mapping.columns.product_name !== undefined &&
  valueIn(row, 'product_name', mapping).trim() === '' &&
  valueIn(row, 'oem', mapping).trim() === '';

/** A row whose price and stock may be each other's. */
const withNote = (row: CheckedRow, note: string): CheckedRow => ({
  ...row,
  notes: { price: note, available_quantity: note, ...row.notes },
});

/** Files that were chosen, by the key of their name. */
export type ChosenFiles = ReadonlyMap<string, File>;

/** Whether a value is the name of a file that was not chosen. */
export const isMissing = (value: string | File): value is string => typeof value === 'string' && isFileName(value);

const quantityFields = partValueNames.filter((name) => partValues[name].kind === 'quantity');

/** What shows that the columns of a part have shifted; undefined without a price that is an amount, or without a stock. */
const kindValues = ({ price, available_quantity: quantity, description }: Partial<Part>): KindValues | undefined =>
  typeof price === 'number' && quantity !== undefined
    ? { kind: readDescription(description).category[0] ?? '', price, quantity }
    : undefined;

/** The values of a row as they would be typed; of a row about a stored part, those that the row lacks are the stored ones. */
const typedPart = (
  row: SheetRow,
  mapping: ImportMapping,
  [image = '']: readonly string[],
  stored?: Part,
): TypedPart => {
  const given = stored ? { ...mapping, sameValues: {} } : mapping;
  const values = Object.fromEntries(partFields.map((field) => [field, valueIn(row, field, given)]));
  const typed = { ...values, image, pictures: '', not_sent: '' } as unknown as TypedPart;
  for (const field of quantityFields) {
    const count = parseQuantity(typed[field]);
    if (!Number.isNaN(count)) typed[field] = String(count);
  }
  if (!stored) return typed;
  for (const field of valueFields) if (typed[field].trim() === '') typed[field] = String(stored[field] ?? '');
  return typed;
};

/** What a stored part becomes by the values of a row. */
const mergeRow = (stored: Part, typed: TypedPart, output: NewPart, pictures: readonly string[]): NewPart => {
  const description = mergeDescription(stored.description, typed);
  // An import adds the further pictures of a row to those of the description.
  const text = pictures.length > 1 ? writeDescription({ ...readDescription(description), pictures: [] }) : description;
  const price = typed.price.trim() === String(stored.price ?? '').trim() ? stored.price : output.price;
  return { ...output, price, description: text || undefined };
};

/** The parts of the shop, with which the rows are compared. */
export interface ComparedShop {
  parts: readonly Part[];
  findPart: (listed: ListedPart) => PartMatch;
}

/**
 * Creates the check of rows by the rules of the form for one part. A row that has not changed is checked once. `width` is the highest
 * number of cells of a row.
 */
export const createCheck = (
  mapping: ImportMapping,
  texts: TextsOf<'addPart' | 'importParts' | 'pictures' | 'spreadsheetDamage'>,
  currency: string,
  shop?: ComparedShop,
  width = Infinity,
) => {
  const schema = partSchema(currency, { needsPicture: false })(texts);
  const shopValues = shop?.parts.map(kindValues) ?? [];
  const known = new WeakMap<SheetRow, CheckedRow>();

  const checkAlone = (row: SheetRow): CheckedRow => {
    const leftOut: CheckedRow = { ...row, part: undefined, pictures: [], problems: {}, notes: {}, isLeftOut: true };
    if (noPart.test(valueIn(row, 'product_name', mapping).trim())) return leftOut;
    const listed = readPictureCell(valueIn(row, 'image', mapping));
    const written = typedPart(row, mapping, listed);
    const match = shop?.findPart({
      product_name: written.product_name,
      price: parsePrice(written.price, currency),
      image: written.image,
      description: joinDescription(written),
    });
    const stored = match && 'part' in match ? match.part : undefined;
    if (!match && isNameless(row, mapping)) return leftOut;
    const typed = stored ? typedPart(row, mapping, listed, stored) : written;
    const pictures = listed.length > 0 ? listed : [typed.image].filter(Boolean);
    const { success, output, issues } = safeParse(schema, typed);
    const problems: FieldTexts = {};
    for (const issue of issues ?? []) problems[getDotPath(issue) as PartField] ??= issue.message;
    for (const field of partFields) {
      const damage = findDamage(typed[field]);
      if (damage && (damage !== 'date' || hasNoDates(field))) problems[field] = texts.spreadsheetDamage[damage];
      if (typed[field].includes('\uFFFD')) problems[field] = texts.importParts.unreadableText;
    }
    if (pictures.length > MAX_PICTURES)
      problems.image = texts.importParts.tooManyPictures(formatNumber(MAX_PICTURES, texts.locale));
    if (hasSurplus(row, mapping, width)) {
      problems.product_name = texts.importParts.tooManyCells;
      problems.price = texts.importParts.tooManyCells;
    }
    if (match && 'several' in match)
      problems.product_name = texts.importParts.severalParts(formatNumber(match.several.length, texts.locale));
    const merged = success && stored ? mergeRow(stored, typed, output, listed) : undefined;
    const isValid = success && Object.keys(problems).length === 0;
    // The address of a file is not known before it is uploaded.
    const preview = merged && (listed.some(isFileName) ? merged : withPictures(merged, pictures));
    const update = isValid && stored && preview ? findUpdate(stored, preview) : undefined;
    const part = isValid && (!stored || update) ? (merged ?? output) : undefined;
    const isTextPrice = problems.price === undefined && typeof parsePrice(typed.price, currency) === 'string';
    const notes: FieldTexts = isTextPrice ? { price: texts.importParts.textPrice } : {};
    const amount = splitAmountOf(row);
    if (amount !== undefined)
      for (const field of partFields)
        if ([row.split, Number(row.split) + 1].includes(mapping.columns[field]))
          notes[field] = texts.importParts.splitAmount(amount);
    return { ...row, part, pictures, problems, notes, stored, update };
  };

  const check = (row: SheetRow): CheckedRow => {
    const checked = known.get(row) ?? checkAlone(row);
    known.set(row, checked);
    return checked;
  };

  const list = new Intl.ListFormat(texts.locale);
  /** Puts files in the place of their names. A file that was not chosen blocks nothing: the part keeps the picture that it has, or none. */
  const withFiles = (checked: CheckedRow, files: ChosenFiles | undefined): CheckedRow => {
    if (!checked.pictures.some(isMissing)) return checked;
    const pictures = checked.pictures.map((value) =>
      isMissing(value) ? (files?.get(fileKey(value)) ?? value) : value,
    );
    const missing = pictures.filter(isMissing);
    if (missing.length === 0) return { ...checked, pictures };
    const { importParts } = texts;
    const image = files ? importParts.missingInRow(list.format(missing)) : importParts.addressesOnly;
    const notes = { ...checked.notes, image };
    const { part, stored, update } = checked;
    if (!part || missing.length < pictures.length) return { ...checked, pictures, notes };
    const kept = { ...part, image: stored?.image ?? '' };
    const rest = update && stored && findUpdate(stored, kept);
    return { ...checked, part: stored && !rest ? undefined : kept, update: rest, pictures, notes };
  };

  /** Checks all rows; of rows with the same name, only the first one is valid. `files` is undefined on a host that takes no pictures. */
  return (rows: readonly SheetRow[], files?: ChosenFiles): CheckedRow[] => {
    const rowsByName = new Map<string, number>();
    const rowsByPart = new Map<string, number>();
    const firstOf = (map: Map<string, number>, key: string, { number }: SheetRow) => {
      const first = map.get(key) ?? number;
      if (key !== '') map.set(key, first);
      return first;
    };
    const all = rows.map((row) => withFiles(check(row), files));
    const values = all.map(({ part }) => part && kindValues(part));
    const isShifted = createShiftCheck([...values, ...shopValues].filter((each) => each !== undefined));
    return all.map((row, index) => {
      const own = values[index];
      const checked = own && isShifted(own) ? withNote(row, texts.importParts.shifted) : row;
      if (checked.isLeftOut) return checked;
      const sameName = firstOf(rowsByName, nameKey(valueIn(row, 'product_name', mapping)), row);
      const samePart = firstOf(rowsByPart, checked.stored?._id ?? '', row);
      if (sameName === row.number && samePart === row.number) return checked;
      const [text, first] =
        sameName === row.number ? [texts.importParts.samePart, samePart] : [texts.importParts.sameName, sameName];
      const product_name = text(formatNumber(first, texts.locale));
      return { ...checked, part: undefined, update: undefined, problems: { product_name, ...checked.problems } };
    });
  };
};
