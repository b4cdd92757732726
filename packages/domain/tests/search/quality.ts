import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, intersect, number, object, parse, picklist, string } from 'valibot';
import type { Part } from '../../src/entities.js';
import { buildSearchIndex, type SearchIndex } from '../../src/search/index.js';
import { synonyms, synonymWords } from '../../src/synonyms/synonyms.js';

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));

const CatalogueRow = object({ key: string() });
const PartFields = object({
  product_name: string(),
  description: string(),
  price: number(),
  image: string(),
  minimum_order_quantity: number(),
  available_quantity: number(),
});

/** A query of a customer, and the parts that answer it. */
const Query = object({
  id: number(),
  group: string(),
  query: string(),
  mode: picklist(['exactFirst', 'anyTop3', 'recall10', 'none']),
  accept: array(string()),
});
type Query = ReturnType<typeof readQueries>[number];

const readQueries = (name: string) => parse(array(Query), read(name));

/** The parts of a catalogue; their `_id` is the key by which queries name them. */
export const readCatalogue = (name: string): Part[] =>
  parse(array(intersect([CatalogueRow, PartFields])), read(name)).map(({ key, ...part }) => ({ ...part, _id: key }));

/** The catalogues with their queries. */
export const sets = [
  { name: 'first', catalogue: 'firstCatalogue.json', queries: 'firstQueries.json' },
  { name: 'second', catalogue: 'secondCatalogue.json', queries: 'secondQueries.json' },
  { name: 'third', catalogue: 'thirdCatalogue.json', queries: 'thirdQueries.json' },
  { name: 'fourth', catalogue: 'firstCatalogue.json', queries: 'fourthQueries.json' },
] as const;

/** Indexes parts with the synonyms of the package. */
export const indexParts = (parts: readonly Part[]): Promise<SearchIndex> =>
  buildSearchIndex(parts, { names: synonyms, words: synonymWords }, { pause: () => Promise.resolve() });

const isAnswered = ({ mode, accept }: Query, found: readonly string[]): boolean => {
  if (mode === 'none') return found.length === 0;
  if (mode === 'exactFirst') return accept.includes(found[0] ?? '');
  if (mode === 'anyTop3') return found.slice(0, 3).some((key) => accept.includes(key));
  const right = found.slice(0, 10).filter((key) => accept.includes(key)).length;
  return right >= 0.8 * Math.min(10, accept.length);
};

/** How many queries of each group an index answers, those that it does not, and all. */
export const measureQuality = (index: SearchIndex, name: string) => {
  const groups = new Map<string, { right: number; all: number }>();
  const wrong: string[] = [];
  const texts: string[] = [];
  for (const query of readQueries(name)) {
    const found = index.find({ search: query.query }).found.map(({ _id }) => _id);
    const group = groups.get(query.group) ?? { right: 0, all: 0 };
    texts.push(query.query);
    const isRight = isAnswered(query, found);
    groups.set(query.group, { right: group.right + Number(isRight), all: group.all + 1 });
    if (!isRight) wrong.push(`${query.group}: ${query.query}`);
  }
  return { groups, wrong, texts };
};
