import { type Issue, StoredSynonym, type Synonyms } from '@dealerkit/api-client';
import {
  createSynonymIndex,
  mergeSynonyms,
  prepareSynonymIndex,
  type SynonymIndex,
  type Synonym,
} from '@dealerkit/domain/search';
import { synonyms, synonymWords } from '@dealerkit/domain/synonyms/synonyms';
import * as v from 'valibot';
import { giveWay } from '../../operation/readTurn.ts';
import type { NewAuditEntry } from '../audit/auditEntries.ts';

const StoredName = v.pipe(v.string(), v.parseJson(), StoredSynonym);

/** What the dealer adds to the synonyms. */
export type AddedSynonyms = Pick<Synonyms, 'names' | 'version'>;

/** The synonyms that parts and searches are analyzed with. */
export interface SynonymsInUse {
  trade: SynonymIndex;
  version: number;
}

/** The names of the rows of `stored_values` about the synonyms: their version, and the `_id` up to which parts are indexed by them, while some are not. */
export const synonymValues = { version: 'synonyms', indexedTo: 'synonyms: indexed to' } as const;

/** Parses the rows of `synonyms`. */
export function addedNamesOf(rows: readonly Record<string, unknown>[]): AddedSynonyms['names'] {
  return rows.map(({ value }) => v.parse(StoredName, value));
}

/** The synonyms with what the dealer adds. */
export const indexOf = (added: readonly Synonym[]): SynonymIndex =>
  createSynonymIndex(mergeSynonyms(synonyms, added), synonymWords);

/** As `indexOf`, and lets other calls run in between: 30,000 names take a quarter of a second. */
export async function prepareNames(added: readonly Synonym[]): Promise<SynonymIndex> {
  const steps = prepareSynonymIndex(mergeSynonyms(synonyms, added), synonymWords);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await giveWay();
  }
}

/** Keeps the synonyms in use until their version changes. */
export function createSynonymsInUse() {
  let inUse: SynonymsInUse | undefined;
  return {
    of: (version: number): SynonymsInUse | undefined => (inUse?.version === version ? inUse : undefined),
    keep(version: number, trade: SynonymIndex): SynonymsInUse {
      inUse = { version, trade };
      return inUse;
    },
    forget: () => void (inUse = undefined),
  };
}

/** The audit entry of a change of the synonyms. */
export function namesChanged(names: readonly Synonym[], actor: string): NewAuditEntry {
  const detail = names
    .map(({ kind }) => kind)
    .join(', ')
    .slice(0, 1000);
  return { actor, action: 'change synonyms', subject: 'synonyms', detail };
}

/** The kinds that are listed twice, and the names that another kind already has: they would find the wrong parts. Other calls run in between. */
export async function synonymIssues(names: readonly Synonym[]): Promise<Issue[]> {
  const kindOf = new Map<string, string>();
  const phrasesOf = (name: Synonym) => createSynonymIndex([name], synonymWords).phrases.keys();
  for (const name of synonyms) {
    for (const phrase of phrasesOf(name)) kindOf.set(phrase, name.kind);
    await giveWay();
  }
  const kinds = new Set<string>();
  const issues: Issue[] = [];
  for (const [index, name] of names.entries()) {
    if (kinds.has(name.kind)) {
      issues.push({ path: `names.${index}.kind`, message: 'must not be in the list twice' });
      continue;
    }
    kinds.add(name.kind);
    const taken = new Set<string>();
    for (const phrase of phrasesOf(name)) {
      const kind = kindOf.get(phrase) ?? name.kind;
      if (kind === name.kind) kindOf.set(phrase, kind);
      else taken.add(kind);
    }
    const path = `names.${index}`;
    issues.push(...[...taken].map((kind) => ({ path, message: `must not have a name of the kind ${kind}` })));
    await giveWay();
  }
  return issues;
}

/** The synonyms of a store. */
export interface SynonymStore {
  /** What the dealer adds to the synonyms. */
  getSynonyms(): Promise<AddedSynonyms>;
  /** Replaces it, if it still has the version that was read. Parts are found by the new names once `indexParts` has indexed them. */
  setSynonyms(names: readonly Synonym[], version: number, actor: string): Promise<'changed' | 'conflict'>;
  /** How many parts are indexed by earlier synonyms. */
  countOutdatedParts(): Promise<number>;
  /** Indexes some of these parts again; resolves to how many. */
  indexParts(limit: number): Promise<number>;
}
