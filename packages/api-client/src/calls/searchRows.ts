import { ZeroResultSearch, numeric, optionalNumeric, Part, type PartSchema, price } from '@dealerkit/domain/entities';
import { MAX_LINE_LENGTH, MAX_RESOLVED_LINES } from '@dealerkit/domain/orderList/orderListLimits';
import { isKind, synonymLimits } from '@dealerkit/domain/synonyms/synonymLimits';
import { requiredText, text } from '@dealerkit/domain/text/textRules';
import {
  array,
  check,
  integer,
  type InferOutput,
  maxLength,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';

const facet = array(object({ value: string(), count: numeric }));

/** The number of parts of a search, and the values of each filter. */
export const Facets = object({
  total: numeric,
  /** What was searched for, if a word was corrected. */
  corrected: optional(string()),
  categories: facet,
  vehicles: facet,
  brands: facet,
});
export type Facets = InferOutput<typeof Facets>;

export const suggestions = array(
  object({
    kind: picklist(['part', 'category', 'vehicle']),
    text: string(),
    /** The `_id` of a part. */
    id: optional(string()),
    /** How many parts a category or a vehicle has. */
    count: optional(numeric),
    image: optional(string()),
    number: optional(string()),
    price,
    /** How many of a part are in stock. */
    stock: optionalNumeric,
  }),
);

const tooMany = 'must not have more values';
const spellings = pipe(array(requiredText(synonymLimits.name)), maxLength(synonymLimits.namesOfField, tooMany));

/** A kind of part with the names that the dealer adds. */
const synonym = pipe(
  object({
    kind: pipe(string(), check(isKind, 'must be lower-case letters, digits and dashes')),
    category: text(synonymLimits.category),
    names: spellings,
    bangla: spellings,
    latin: spellings,
  }),
  check(({ names, bangla, latin }) => names.length + bangla.length + latin.length > 0, 'must have a name'),
);

/** A synonym of the dealer as the host sends and stores it. */
export const StoredSynonym = object({
  kind: string(),
  category: string(),
  names: array(string()),
  bangla: array(string()),
  latin: array(string()),
});

export const Synonyms = object({
  names: array(StoredSynonym),
  /** Changes with every change of the names. */
  version: numeric,
  /** How many parts are not indexed by these names yet. */
  waitingParts: numeric,
});
export type Synonyms = InferOutput<typeof Synonyms>;

export const synonymsBody = object({
  names: pipe(array(synonym), maxLength(synonymLimits.kinds, tooMany)),
  version: pipe(number(), integer('must be a whole number'), minValue(0, 'must be at least 0')),
});

export const orderListBody = object({
  lines: pipe(
    array(text(MAX_LINE_LENGTH)),
    minLength(1, 'must have a line'),
    maxLength(MAX_RESOLVED_LINES, `must not have more than ${MAX_RESOLVED_LINES} lines`),
  ),
});

/** What the lines of a list order, in their order. */
export const resolvedLines = array(
  object({
    text: string(),
    /** A whole number from 1; undefined if none is written. */
    quantity: optional(number()),
    match: picklist(['number', 'replaced', 'name', 'none']),
    /** At most five, the best first. */
    parts: array<PartSchema>(Part),
  }),
);

export const zeroResultSearches = array(ZeroResultSearch);
