import {
  array,
  boolean,
  entriesFromList,
  number,
  object,
  optional,
  picklist,
  pipe,
  readonly,
  string,
  transform,
  tuple,
  union,
} from 'valibot';
import type { InferOutput } from 'valibot';
import type { Part } from '../entities.js';
import { factNames } from '../parts/partFacts.js';
import { documentedPartValues, ownPartValues } from '../parts/partValues.js';

/** The fields of a part in a list, in the order of the columns. The facts become lines of its description. */
export const partFields = [...documentedPartValues, ...factNames, ...ownPartValues] as const;

export type PartField = (typeof partFields)[number];

const FieldTexts = object(entriesFromList(partFields, optional(string())));

/** A text for some of the fields. */
export type FieldTexts = InferOutput<typeof FieldTexts>;

const ImportMapping = object({
  /** The column of each field, from 0; a field without a column is missing. */
  columns: object(entriesFromList(partFields, optional(number()))),
  /** The values that all rows have in fields without a column. */
  sameValues: FieldTexts,
});

/** Where the values of a part come from. */
export type ImportMapping = InferOutput<typeof ImportMapping>;

const ImportList = object({
  /** The name of the file, if it was one. */
  name: optional(string()),
  /** The name of the sheet, if the file has sheets. */
  sheet: optional(string()),
  /** All rows, with the row of column names. */
  rows: pipe(
    array(object({ number: number(), cells: pipe(array(string()), readonly()), split: optional(number()) })),
    readonly(),
  ),
  /** Whether the first row has the names of the columns. */
  hasHeader: boolean(),
  mapping: ImportMapping,
});

/** A list of parts that is imported. */
export type ImportList = InferOutput<typeof ImportList>;

const ImportOutcome = union([
  object({ state: picklist(['added', 'changed', 'conflict', 'taken', 'unknown']) }),
  object({ state: picklist(['refused']), message: string(), fields: FieldTexts }),
]);

/** The parts of the shop, with which the rows of a list are compared. */
export type StoredParts =
  | { state: 'loading' }
  | { state: 'ready'; parts: readonly Part[] }
  | { state: 'failed'; message: string };

/**
 * What became of a row: added, its part changed, not changed because another admin has changed the part (conflict), refused because its name is taken or for another reason, or unknown, because it was sent and no response
 * has arrived. A row that was never sent has none.
 */
export type ImportOutcome = InferOutput<typeof ImportOutcome>;

/** The outcomes by the number of the row. */
export type ImportOutcomes = ReadonlyMap<number, ImportOutcome>;

/** How far an import is. */
export type ImportRun =
  | { state: 'idle' | 'stopping' }
  /** `upload` is the picture that is being sent, from 0 to 1. */
  | { state: 'running'; upload?: { file: string; sent: number } | undefined }
  /** The host accepts no parts for `seconds`; at first it was `from`. */
  | { state: 'waiting'; seconds: number; from: number }
  /** `message` says why, if the user did not stop it. */
  | { state: 'stopped'; message?: string | undefined };

/** Reads an import that was stored. */
export const StoredImport = object({
  list: ImportList,
  outcomes: pipe(
    array(tuple([number(), ImportOutcome])),
    transform((entries): ImportOutcomes => new Map<number, ImportOutcome>(entries)),
  ),
});

/** What of a row is sent: a part to add, or the new values of a stored one. */
interface SentRow {
  part: { product_name?: string | undefined } | undefined;
  stored?: Part | undefined;
}

/** A row with an unknown outcome is sent again only if the host would notice: by its name, or by the values that were read. */
export const isToSend = ({ part, stored }: SentRow, outcome?: ImportOutcome): boolean =>
  part !== undefined &&
  (outcome === undefined || (outcome.state === 'unknown' && (part.product_name ?? stored) !== undefined));
