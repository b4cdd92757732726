/** A kind of part as dealers and customers name it. */
export interface Synonym {
  /** The unique id of the kind: lower-case letters and dashes. */
  kind: string;
  /** The category that parts of the kind belong to. */
  category: string;
  /** English names, the usual one first. */
  names: readonly string[];
  /** Bangla names. */
  bangla: readonly string[];
  /** Names in Latin letters that are no English, as customers type them. */
  latin: readonly string[];
}

/**
 * How much a term says about a part: 3 for its name and kind, 2 for its facts and the other names of its kind, 1 for the rest of
 * its description.
 */
export type Level = 1 | 2 | 3;

/** What a store keeps of a part to find it: terms and numbers, each text separated by single spaces, only a-z and 0-9. */
export interface IndexedPart {
  /** Terms of level 3. */
  name: string;
  /** Terms of level 2. */
  facts: string;
  /** Terms of level 1. */
  text: string;
  /** The part's own numbers, folded. */
  numbers: string;
  /** The numbers of the parts that it replaces, folded. */
  replaces: string;
}

/** What parts are filtered by. */
export interface PartFacets {
  /** The category of the description, or that of the kind; empty if neither is known. */
  category: string;
  /** The vehicles of the line `Fits:`. */
  vehicles: readonly string[];
  /** The brand of the line `Brand:`. */
  brands: readonly string[];
}

/** A part as it is indexed. */
export interface AnalyzedPart {
  index: IndexedPart;
  facets: PartFacets;
}

/** A term of a query. */
export interface QueryTerm {
  term: string;
  /** What is taken off the score of a part that has only this term; 0 for the term as typed. */
  cost: number;
}

/** One thing that a query asks for: a part must have one of its terms at its level or above. */
export interface QueryUnit {
  terms: readonly QueryTerm[];
  level: Level;
}

/** What a store is asked for. */
export interface QueryPlan {
  /** A part must match every unit. Empty: no part is found by words. */
  units: readonly QueryUnit[];
  /** Terms that a part may have: it then comes before equals. */
  preferred: readonly string[];
  /** Folded numbers. A part is also found if one of its numbers, own or replaced, contains one of them. */
  numbers: readonly string[];
  /** The text that was searched for, if a word was corrected. */
  corrected: string | undefined;
}

/** Why a part is found where its name does not show it. */
export type MatchReason = { kind: 'replaces'; number: string } | { kind: 'vehicle'; vehicle: string };

/** A part that a store has found. */
export interface Candidate extends IndexedPart {
  _id: string;
  /** Whether it is in stock. */
  isInStock: boolean;
}

/** What parts are filtered by, several values each. */
export interface SearchFilters {
  categories?: readonly string[] | undefined;
  vehicles?: readonly string[] | undefined;
  brands?: readonly string[] | undefined;
  isInStock?: boolean | undefined;
  /** The lowest price. */
  min?: number | undefined;
  /** The highest price. */
  max?: number | undefined;
}

/** A value of a facet, and the number of parts that have it under the other filters. */
export interface FacetCount {
  value: string;
  count: number;
}

/** The values of the facets, the most frequent first. */
export interface FacetCounts {
  total: number;
  categories: readonly FacetCount[];
  vehicles: readonly FacetCount[];
  brands: readonly FacetCount[];
}

/** A row that is suggested while a query is typed. */
export interface Suggestion {
  kind: 'part' | 'category' | 'vehicle';
  text: string;
  /** The `_id` of a part. */
  id?: string | undefined;
  /** How many parts a category or vehicle has. */
  count?: number | undefined;
  image?: string | undefined;
  number?: string | undefined;
  price?: number | string | undefined;
  /** How many of a part are in stock. */
  stock?: number | undefined;
}
