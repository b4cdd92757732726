export { analyzePart } from './search/analyzePart.js';
export { matchWords } from './search/matchWords.js';
export { withoutZeros } from './search/partNumbers.js';
export { planQuery } from './search/planQuery.js';
export { MAX_CANDIDATES, rankParts, scorePart, sortCandidates } from './search/scorePart.js';
export { understandSearch, type UnderstoodSearch } from './search/understand.js';
export { buildSearchIndex, type SearchIndex, type SearchQuery, type SearchResult } from './search/searchIndex.js';
export {
  createTradeIndex,
  findNameConflicts,
  mergeTradeNames,
  prepareTradeIndex,
  type NameConflict,
  type TradeIndex,
  type TradeWords,
} from './search/tradeIndex.js';
export { sortCounts } from './search/facets.js';
export { createVocabulary, type NearWord, type Vocabulary } from './search/vocabulary.js';
export { createSuggestions, matchValues } from './search/suggestions.js';
export type { Slices } from './search/slices.js';
export { soundKey } from './search/words.js';
export type * from './search/types.js';
