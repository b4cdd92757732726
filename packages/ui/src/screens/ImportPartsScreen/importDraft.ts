import {
  array,
  boolean,
  entriesFromList,
  number,
  object,
  optional,
  parseJson,
  pipe,
  safeParse,
  string,
  transform,
  tuple,
  variant,
  literal,
} from 'valibot';
import type { FormDraft } from '../../AsyncData.js';
import type { SheetRow } from '../../sheet.js';
import type { Mapping } from './checkRows.js';
import { partFields } from './partFields.js';
import type { Outcome, Outcomes } from './runImport.js';

/** A list that is imported. */
export interface ImportList {
  /** The name of the file, if it was one. */
  name?: string | undefined;
  /** All rows, with the row of column names. */
  rows: readonly SheetRow[];
  /** Whether the first row has the names of the columns. */
  hasHeader: boolean;
  mapping: Mapping;
}

const list = object({
  name: optional(string()),
  rows: array(object({ number: number(), cells: array(string()) })),
  hasHeader: boolean(),
  mapping: object({
    columns: object(entriesFromList(partFields, optional(number()))),
    sameValues: object(entriesFromList(partFields, optional(string()))),
  }),
});

const outcome = variant('state', [
  object({ state: literal('added') }),
  object({ state: literal('taken') }),
  object({ state: literal('unknown') }),
  object({
    state: literal('refused'),
    message: string(),
    fields: object(entriesFromList(partFields, optional(string()))),
  }),
]);

const stored = object({
  list: pipe(string(), parseJson(), list),
  outcomes: pipe(
    string(),
    parseJson(),
    array(tuple([number(), outcome])),
    transform((entries): Outcomes => new Map<number, Outcome>(entries)),
  ),
});

/** Returns the stored import, or undefined if there is none that can be read. */
export const readImport = (draft: FormDraft | undefined): { list: ImportList; outcomes: Outcomes } | undefined => {
  const { success, output } = safeParse(stored, draft?.read());
  return success ? output : undefined;
};

/** A list has not changed while its rows are sent, so its JSON is written once. */
const written = new WeakMap<ImportList, string>();

/** Stores an import, so that it can go on after the page was closed. */
export const writeImport = (draft: FormDraft | undefined, current: ImportList, outcomes: Outcomes): void => {
  const json = written.get(current) ?? JSON.stringify(current);
  written.set(current, json);
  draft?.write({ list: json, outcomes: JSON.stringify([...outcomes]) });
};
