import type { Part } from '../entities.js';
import { readDescription } from '../partFacts.js';
import { MAX_TEXT } from './planQuery.js';
import { allNames, type TradeIndex } from './tradeIndex.js';
import type { IndexedPart, MatchReason, PartFacets, QueryPlan } from './types.js';
import { foldNumber, splitWords } from './words.js';

/** Why a part is found, where its name does not show it. */
export const matchReason = (
  { description }: Pick<Part, 'description'>,
  index: IndexedPart,
  plan: QueryPlan,
  { vehicles }: PartFacets,
): MatchReason | undefined => {
  for (const number of plan.numbers) {
    if (index.numbers.includes(number)) return undefined;
    if (!index.replaces.includes(number)) continue;
    const replaced = readDescription(description).replaces.find((each) => foldNumber(each).includes(number));
    if (replaced !== undefined) return { kind: 'replaces', number: replaced };
  }
  const wanted = plan.units.flatMap(({ terms, level }) => (level === 2 ? terms.map(({ term }) => term) : []));
  const missing = wanted.filter((term) => !term.startsWith('kind0') && !` ${index.name} `.includes(` ${term} `));
  if (missing.length === 0) return undefined;
  const vehicle = vehicles.find((each) => splitWords(each).some(({ term }) => missing.includes(term)));
  return vehicle === undefined ? undefined : { kind: 'vehicle', vehicle };
};

/** The words to mark in what is shown of a found part: as typed, as corrected, and the names of the kinds asked for. */
export const matchWords = (text: string, { units, corrected = '' }: QueryPlan, { kinds }: TradeIndex): string[] => {
  const names = units.flatMap(({ terms }) =>
    terms.flatMap(({ term }) => {
      const kind = kinds.get(term);
      return kind ? allNames(kind) : [];
    }),
  );
  return [...new Set([...`${text.slice(0, MAX_TEXT)} ${corrected}`.split(/\s+/), ...names])].filter(
    (word) => word.length > 1,
  );
};
