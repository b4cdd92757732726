export { analyzePart } from './analyzePart.js';
export { matchWords } from './matchWords.js';
export { withoutZeros } from './partNumbers.js';
export { planQuery } from './planQuery.js';
export { MAX_CANDIDATES, rankParts, scorePart, sortCandidates } from './scorePart.js';
export { understandSearch, type UnderstoodSearch } from './understand.js';
export { buildSearchIndex, type SearchIndex, type SearchQuery, type SearchResult } from './searchIndex.js';
export {
  createSynonymIndex,
  findNameConflicts,
  mergeSynonyms,
  prepareSynonymIndex,
  type NameConflict,
  type SynonymIndex,
  type SynonymWords,
} from './synonymIndex.js';
export { sortCounts } from './facets.js';
export { createVocabulary, type NearWord, type Vocabulary } from './vocabulary.js';
export { createSuggestions, matchValues } from './suggestions.js';
export type { Slices } from './slices.js';
export { editDistance, soundKey } from './words.js';
export type * from './types.js';
