import { type Issue, StoredTradeName, type TradeNames } from '@dealerkit/api-client';
import {
  createTradeIndex,
  mergeTradeNames,
  prepareTradeIndex,
  type TradeIndex,
  type TradeName,
} from '@dealerkit/domain/search';
import { tradeNames, tradeWords } from '@dealerkit/domain/tradeNames/tradeNames';
import * as v from 'valibot';
import { giveWay } from '../operation/readTurn.ts';
import type { NewAuditEntry } from './auditEntries.ts';

const StoredName = v.pipe(v.string(), v.parseJson(), StoredTradeName);

/** What the dealer adds to the trade names. */
export type AddedTradeNames = Pick<TradeNames, 'names' | 'version'>;

/** The trade names that parts and searches are analyzed with. */
export interface TradeNamesInUse {
  trade: TradeIndex;
  version: number;
}

/** The names of the rows of `stored_values` about the trade names: their version, and the `_id` up to which parts are indexed by them, while some are not. */
export const tradeNameValues = { version: 'trade names', indexedTo: 'trade names: indexed to' } as const;

/** Parses the rows of `trade_names`. */
export function addedNamesOf(rows: readonly Record<string, unknown>[]): AddedTradeNames['names'] {
  return rows.map(({ value }) => v.parse(StoredName, value));
}

/** The trade names with what the dealer adds. */
export const indexOf = (added: readonly TradeName[]): TradeIndex =>
  createTradeIndex(mergeTradeNames(tradeNames, added), tradeWords);

/** As `indexOf`, and lets other calls run in between: 30,000 names take a quarter of a second. */
export async function prepareNames(added: readonly TradeName[]): Promise<TradeIndex> {
  const steps = prepareTradeIndex(mergeTradeNames(tradeNames, added), tradeWords);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await giveWay();
  }
}

/** Keeps the trade names in use until their version changes. */
export function createTradeNamesInUse() {
  let inUse: TradeNamesInUse | undefined;
  return {
    of: (version: number): TradeNamesInUse | undefined => (inUse?.version === version ? inUse : undefined),
    keep(version: number, trade: TradeIndex): TradeNamesInUse {
      inUse = { version, trade };
      return inUse;
    },
    forget: () => void (inUse = undefined),
  };
}

/** The audit entry of a change of the trade names. */
export function namesChanged(names: readonly TradeName[], actor: string): NewAuditEntry {
  const detail = names
    .map(({ kind }) => kind)
    .join(', ')
    .slice(0, 1000);
  return { actor, action: 'change trade names', subject: 'trade names', detail };
}

/** The kinds that are listed twice, and the names that another kind already has: they would find the wrong parts. Other calls run in between. */
export async function tradeNameIssues(names: readonly TradeName[]): Promise<Issue[]> {
  const kindOf = new Map<string, string>();
  const phrasesOf = (name: TradeName) => createTradeIndex([name], tradeWords).phrases.keys();
  for (const name of tradeNames) {
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
