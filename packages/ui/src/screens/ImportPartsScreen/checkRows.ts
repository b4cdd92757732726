import { fileKey, isFileName, readPictureCell } from '@dealerkit/domain/importPictures';
import { partFields } from '@dealerkit/domain/partImport';
import type { FieldTexts, ImportMapping, PartField } from '@dealerkit/domain/partImport';
import { nameKey } from '@dealerkit/domain/partRules';
import { findDamage } from '@dealerkit/domain/spreadsheetDamage';
import { MAX_PICTURES } from '@dealerkit/domain/pictures';
import { flatten, safeParse } from 'valibot';
import { parsePrice, partSchema } from '../../blocks/AddPartForm/AddPartForm.schema.js';
import type { NewPart, TypedPart } from '../../blocks/AddPartForm/AddPartForm.schema.js';
import { formatNumber } from '../../format/numbers.js';
import { hasNoDates } from './partFields.js';
import type { SheetRow } from '@dealerkit/domain/sheet';
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
}

/** The text of a row in a field. */
export const valueIn = ({ cells }: SheetRow, field: PartField, { columns, sameValues }: ImportMapping): string => {
  const column = columns[field];
  return (column === undefined ? sameValues[field] : cells[column]) ?? '';
};

/** Files that were chosen, by the key of their name. */
export type ChosenFiles = ReadonlyMap<string, File>;

/** Whether a value is the name of a file that was not chosen. */
export const isMissing = (value: string | File): value is string => typeof value === 'string' && isFileName(value);

/** The values of a row as they would be typed. */
const typedPart = (row: SheetRow, mapping: ImportMapping, [image = '']: readonly string[]): TypedPart => {
  const values = Object.fromEntries(partFields.map((field) => [field, valueIn(row, field, mapping)]));
  return { ...values, image, pictures: '', not_sent: '' } as unknown as TypedPart;
};

/** Creates the check of rows by the rules of the form for one part. A row that has not changed is checked once. */
export const createCheck = (
  mapping: ImportMapping,
  texts: TextsOf<'addPart' | 'importParts' | 'pictures' | 'spreadsheetDamage'>,
  currency: string,
) => {
  const schema = partSchema(currency)(texts);
  const known = new WeakMap<SheetRow, CheckedRow>();

  const checkAlone = (row: SheetRow): CheckedRow => {
    const pictures = readPictureCell(valueIn(row, 'image', mapping));
    const typed = typedPart(row, mapping, pictures);
    const { success, output, issues } = safeParse(schema, typed);
    const problems: FieldTexts = {};
    for (const [field, [message] = []] of Object.entries(success ? {} : (flatten<typeof schema>(issues).nested ?? {})))
      problems[field as PartField] = message;
    for (const field of partFields) {
      const damage = findDamage(typed[field]);
      if (damage && (damage !== 'date' || hasNoDates(field))) problems[field] = texts.spreadsheetDamage[damage];
      if (typed[field].includes('\uFFFD')) problems[field] = texts.importParts.unreadableText;
    }
    if (pictures.length > MAX_PICTURES)
      problems.image = texts.importParts.tooManyPictures(formatNumber(MAX_PICTURES, texts.locale));
    const part = success && Object.keys(problems).length === 0 ? output : undefined;
    const isTextPrice = problems.price === undefined && typeof parsePrice(typed.price, currency) === 'string';
    return { ...row, part, pictures, problems, notes: isTextPrice ? { price: texts.importParts.textPrice } : {} };
  };

  const check = (row: SheetRow): CheckedRow => {
    const checked = known.get(row) ?? checkAlone(row);
    known.set(row, checked);
    return checked;
  };

  const list = new Intl.ListFormat(texts.locale);
  /** Puts files in the place of their names. */
  const withFiles = (checked: CheckedRow, files: ChosenFiles | undefined): CheckedRow => {
    if (!checked.pictures.some(isMissing)) return checked;
    const pictures = checked.pictures.map((value) =>
      isMissing(value) ? (files?.get(fileKey(value)) ?? value) : value,
    );
    const missing = pictures.filter(isMissing);
    if (missing.length === 0) return { ...checked, pictures };
    const { importParts } = texts;
    const image = files ? importParts.missingInRow(list.format(missing)) : importParts.addressesOnly;
    return { ...checked, part: undefined, pictures, problems: { image, ...checked.problems } };
  };

  /** Checks all rows; of rows with the same name, only the first one is valid. `files` is undefined on a host that takes no pictures. */
  return (rows: readonly SheetRow[], files?: ChosenFiles): CheckedRow[] => {
    const rowsByName = new Map<string, number>();
    return rows.map((row) => {
      const checked = withFiles(check(row), files);
      const name = nameKey(valueIn(row, 'product_name', mapping));
      const first = rowsByName.get(name) ?? row.number;
      if (name !== '') rowsByName.set(name, first);
      if (first === row.number) return checked;
      const sameName = texts.importParts.sameName(formatNumber(first, texts.locale));
      return { ...checked, part: undefined, problems: { product_name: sameName, ...checked.problems } };
    });
  };
};
