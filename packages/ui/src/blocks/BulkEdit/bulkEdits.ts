import type { Part } from '@dealerkit/domain/entities';
import type { PartValue } from '@dealerkit/domain/parts/partValues';
import { safeParse } from 'valibot';
import { formatInputNumber } from '../../format/numbers.js';
import type { TextsOf } from '../../texts/en.js';
import { valueSchemas } from '../AddPartForm/AddPartForm.schema.js';
import type { PartUpdate } from '../EditPartForm/partChanges.js';

/** The values that are edited in the rows, in the order of the columns. */
export const bulkFields = [
  'price',
  'available_quantity',
  'minimum_order_quantity',
  'reorder_level',
] as const satisfies readonly PartValue[];

export type BulkField = (typeof bulkFields)[number];

/** What is typed into a cell, and the value that it had when the typing began. */
export interface CellEdit {
  typed: string;
  read: string;
}

export type RowEdits = Partial<Record<BulkField, CellEdit>>;

/** The edits of each part, by its `_id`. */
export type BulkEdits = ReadonlyMap<string, RowEdits>;

type CellValue = Part[BulkField];

/** What a cell is about to do. */
export type CellState =
  | { kind: 'same' }
  | { kind: 'changed'; value: CellValue }
  | { kind: 'invalid'; message: string }
  /** Another admin has changed the value since the typing began. */
  | { kind: 'conflict' };

/** The value of a part as text, independent of the language. */
export const readText = (part: Part, field: BulkField): string => String(part[field] ?? '');

/** The value of a part as its cell shows it. */
export const cellText = (part: Part, field: BulkField, locale: string): string => {
  const value = part[field];
  return typeof value === 'number' ? formatInputNumber(value, locale) : (value ?? '');
};

/** Creates what reads the cells by the rules of the form for one part and of the import. */
export const createCellReader = (currency: string, texts: TextsOf<'addPart' | 'bulkEdit'>) => {
  const schemas = valueSchemas(currency, texts);
  return (part: Part, field: BulkField, edit: CellEdit | undefined): CellState => {
    if (!edit || edit.typed.trim() === readText(part, field)) return { kind: 'same' };
    const { success, output, issues } = safeParse(schemas[field], edit.typed);
    if (!success) return { kind: 'invalid', message: issues[0].message };
    if (output === part[field]) return { kind: 'same' };
    // A column of prices with a word in it is a slip; the form for one part takes text.
    if (typeof output === 'string') return { kind: 'invalid', message: texts.bulkEdit.notAmount };
    return edit.read === readText(part, field) ? { kind: 'changed', value: output } : { kind: 'conflict' };
  };
};

export type ReadCell = ReturnType<typeof createCellReader>;

/** Returns the edits with a cell that is typed, or without it. */
export const withCell = (edits: BulkEdits, id: string, field: BulkField, edit: CellEdit | undefined): BulkEdits => {
  if (!edit && !edits.get(id)?.[field]) return edits;
  const { [field]: _, ...others } = edits.get(id) ?? {};
  const row: RowEdits = edit ? { ...others, [field]: edit } : others;
  const next = new Map(edits);
  if (Object.keys(row).length > 0) next.set(id, row);
  else next.delete(id);
  return next;
};

/** Returns the edits without those of these parts that change nothing, because they are saved. */
export const withoutSame = (edits: BulkEdits, parts: readonly Part[], readCell: ReadCell): BulkEdits => {
  let next = edits;
  for (const part of parts)
    for (const field of bulkFields)
      if (readCell(part, field, next.get(part._id)?.[field]).kind === 'same')
        next = withCell(next, part._id, field, undefined);
  return next;
};

/** Returns what a row changes; undefined if it changes nothing. */
export const updateOf = (part: Part, row: RowEdits, readCell: ReadCell): PartUpdate | undefined => {
  const changed = bulkFields.flatMap((field) => {
    const state = readCell(part, field, row[field]);
    return state.kind === 'changed' ? [[field, state.value] as const] : [];
  });
  return changed.length === 0 ? undefined : createUpdate(part, Object.fromEntries(changed));
};

/** A price is cleared with an empty text, as the form does. */
const sentValue = (field: string, value: CellValue | null) => value ?? (field === 'price' ? '' : null);

const createUpdate = (part: Part, values: { [Field in BulkField]?: CellValue | null }): PartUpdate => {
  const fields = bulkFields.filter((field) => field in values);
  return {
    read: Object.fromEntries(fields.map((field) => [field, part[field] ?? null])),
    changes: Object.fromEntries(fields.map((field) => [field, sentValue(field, values[field] ?? null)])),
  };
};

/** A part with the values of an update. */
export const updatedPart = (part: Part, { changes }: PartUpdate): Part => ({
  ...part,
  ...Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [field, value === '' ? undefined : (value ?? undefined)]),
  ),
});

/** The update that takes another one back. */
export const inverseOf = (part: Part, { read }: PartUpdate): PartUpdate => createUpdate(part, read);

const isBulkField = (name: string): name is BulkField => bulkFields.some((field) => field === name);

/** The names of the texts of a cell in a draft. */
const draftKey = (field: BulkField, id: string) => `${field} ${id}`;
const readKey = (field: BulkField, id: string) => `read ${field} ${id}`;

/** The edits as a draft keeps them; undefined if there are none. */
export const toDraft = (edits: BulkEdits): Record<string, string> | undefined => {
  const entries = [...edits].flatMap(([id, row]) =>
    bulkFields.flatMap((field) => {
      const edit = row[field];
      return edit ? [[draftKey(field, id), edit.typed] as const, [readKey(field, id), edit.read] as const] : [];
    }),
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};

/** The edits that a draft has kept. */
export const fromDraft = (draft: Readonly<Record<string, string>> = {}): BulkEdits => {
  let edits: BulkEdits = new Map();
  for (const [key, typed] of Object.entries(draft)) {
    const [field = '', id = ''] = key.split(' ');
    if (isBulkField(field)) edits = withCell(edits, id, field, { typed, read: draft[readKey(field, id)] ?? '' });
  }
  return edits;
};
