import type { Issue, Synonyms } from '@dealerkit/api-client';
import {
  createSynonymIndex,
  mergeSynonyms,
  prepareSynonymIndex,
  type SynonymIndex,
  type Synonym,
} from '@dealerkit/domain/search';
import { synonyms, synonymWords } from '@dealerkit/domain/synonyms/synonyms';
import { giveWay } from '../../operation/readTurn.ts';

/** What the dealer adds to the synonyms. */
export type AddedSynonyms = Pick<Synonyms, 'names' | 'version'>;

/** The synonyms with what the dealer adds. Other calls run in between: 30,000 names take a quarter of a second. */
export async function prepareNames(added: readonly Synonym[]): Promise<SynonymIndex> {
  const steps = prepareSynonymIndex(mergeSynonyms(synonyms, added), synonymWords);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await giveWay();
  }
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
}
