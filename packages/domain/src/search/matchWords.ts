import { MAX_TEXT } from './planQuery.js';
import { allNames, type SynonymIndex } from './synonymIndex.js';
import type { QueryPlan } from './types.js';

/** The words to mark in what is shown of a found part: as typed, as corrected, and the names of the kinds asked for. */
export const matchWords = (text: string, { units, corrected = '' }: QueryPlan, { kinds }: SynonymIndex): string[] => {
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
