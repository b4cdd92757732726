import { type ImportList, type ImportOutcomes, StoredImport } from '@dealerkit/domain/partImport';
import type { FormDraft } from './sessionDrafts.js';
import { parseStored } from './cachedResponses.js';

/** Returns the stored import, or undefined if there is none that can be read. */
export const readImport = (draft: FormDraft | undefined): { list: ImportList; outcomes: ImportOutcomes } | undefined =>
  parseStored(StoredImport, draft?.read());

/** A list has not changed while its rows are sent, so its JSON is written once. */
const written = new WeakMap<ImportList, string>();

/** Stores an import, so that it can go on after the page was closed. */
export const writeImport = (draft: FormDraft | undefined, current: ImportList, outcomes: ImportOutcomes): void => {
  const json = written.get(current) ?? JSON.stringify(current);
  written.set(current, json);
  draft?.write({ list: json, outcomes: JSON.stringify([...outcomes]) });
};
