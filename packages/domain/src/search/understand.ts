import { planQuery } from './planQuery.js';
import type { SynonymIndex } from './synonymIndex.js';
import type { FacetCounts, Synonym } from './types.js';
import { createVocabulary } from './vocabulary.js';
import { splitWords } from './words.js';

/** What is recognised of a search. */
export interface UnderstoodSearch {
  /** The kinds of parts that it names. */
  kinds: readonly Synonym[];
  /** The vehicles that it names, as the shop lists them where it does. */
  vehicles: readonly string[];
  /** The brands of the shop that it names. */
  brands: readonly string[];
  /** The category of the shop that is nearest to it. */
  category: string | undefined;
}

const termsOf = (text: string): string[] => splitWords(text).map(({ term }) => term);

/** A make or a model as they are written: "Hino FM8J". */
const capitalize = (word: string): string =>
  /\d/.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);

/** Reads what a search names of the trade and of a shop with some facets, for a search that finds nothing. */
export const understandSearch = (
  search: string,
  trade: SynonymIndex,
  { categories, vehicles, brands }: Pick<FacetCounts, 'categories' | 'vehicles' | 'brands'>,
): UnderstoodSearch => {
  const shop = [...vehicles, ...brands].flatMap(({ value }) => termsOf(value));
  const { units } = planQuery(search, trade, createVocabulary(shop));
  const terms = units.map((unit) => unit.terms.map(({ term }) => term));
  const kinds = terms.flatMap((own) => own.flatMap((term) => trade.kinds.get(term) ?? []).slice(0, 1));
  // A word that names a kind, such as "horn", names no vehicle or brand too.
  const words = terms.filter((own) => !own.some((term) => trade.kinds.has(term))).flatMap(([term = '']) => term);
  const isVehicle = (term: string) =>
    trade.makes.has(term) || vehicles.some(({ value }) => termsOf(value).includes(term));
  const vehicle = words.filter(isVehicle);
  const listed = vehicles.find(({ value }) => vehicle.every((term) => termsOf(value).includes(term)))?.value;
  const named = new Set(kinds.map(({ category }) => category));
  return {
    kinds,
    vehicles: vehicle.length > 0 ? [listed ?? vehicle.map(capitalize).join(' ')] : [],
    brands: brands.map(({ value }) => value).filter((brand) => termsOf(brand).every((term) => words.includes(term))),
    category: (
      categories.find(({ value }) => named.has(value)) ??
      categories.find(({ value }) => termsOf(value).some((term) => term.length > 2 && words.includes(term)))
    )?.value,
  };
};
