import type { Part } from '../entities.js';
import { readDescription, vehiclesOf } from '../parts/partFacts.js';
import { findKinds } from './findKinds.js';
import { isPartNumber, numbersInName, numberTermsOf, sizeTermsOf, tyreTermsOf } from './partNumbers.js';
import { readWords, type SynonymIndex } from './synonymIndex.js';
import type { AnalyzedPart } from './types.js';
import { foldNumber, type Word } from './words.js';

/** How much of the text of a description is searched. */
const MAX_TEXT = 10_000;
const MAX_LINES = 20;

/** A longer word with dashes is a part number. */
const MAX_SIZE = 8;

const unique = (terms: Iterable<string>, ...without: ReadonlySet<string>[]): Set<string> =>
  new Set([...terms].filter((term) => !without.some((set) => set.has(term))));

/** The terms of words; models and makes also written together or apart ("LPT 1613" and "LPT1613"), and sizes piece by piece and by their numbers. */
const termsOf = (words: readonly Word[], { makes }: SynonymIndex): string[] =>
  words.flatMap(({ term, raw }, index) => {
    const [, letters = '', rest = ''] = /^([a-z]{2,4})(\d[a-z0-9]{1,3})$/.exec(term) ?? [];
    const before = words[index - 1]?.term ?? '';
    const isModel = (/^\d[a-z0-9]{1,3}$/.test(term) && /^[a-z]{2,4}$/.test(before)) || makes.has(before + term);
    const pieces = raw.length <= MAX_SIZE ? raw.split(/[/-]/) : [];
    return [
      term,
      ...(pieces.length > 1 ? pieces.map((piece) => piece.replace(/[^a-z0-9]/g, '')).filter(Boolean) : []),
      ...(letters ? [letters, rest] : []),
      ...(isModel ? [before + term] : []),
      ...sizeTermsOf(raw),
      ...tyreTermsOf(raw),
    ];
  });

/** The makes of the models in a text that names no make itself. */
const makesOf = (words: readonly Word[], { makes }: SynonymIndex): string[] => {
  const known = words.flatMap(({ term }, index) => {
    const model = (words[index - 1]?.term ?? '') + term;
    return makes.get(model) ?? makes.get(term) ?? [];
  });
  return words.some(({ term }) => makes.get(term) === term) ? [] : known;
};

/** Reads what a part is found by. */
export const analyzePart = (
  part: Pick<Part, 'product_name' | 'description' | 'extra'>,
  trade: SynonymIndex,
): AnalyzedPart => {
  const { text, oem, replaces, fits, ...facts } = readDescription(part.description);
  const vehicles = vehiclesOf(fits);
  const title = readWords(part.product_name ?? '', trade);
  const kinds = findKinds(title, [...facts.category, ...text.split('\n', MAX_LINES)], trade);
  const [main = ''] = kinds;
  const words = (value: string) => termsOf(readWords(value, trade), trade);
  const inName = numbersInName(part.product_name ?? '', trade.makes);
  const numbers = unique([...oem.map(foldNumber), ...inName].filter(isPartNumber));
  const longestInName = inName.filter((number) => !inName.some((other) => other !== number && other.includes(number)));
  const name = unique([...(main ? [main] : []), ...termsOf(title, trade)]);
  const stated = unique(
    [
      ...kinds.slice(1),
      ...(trade.kindWords.get(main) ?? []),
      ...vehicles.flatMap(words),
      ...(vehicles.length > 0 ? [] : makesOf(title, trade)),
      ...[facts.brand, facts.category, facts.origin, facts.grade].flat().flatMap(words),
      ...[...oem, ...replaces, ...longestInName].flatMap(numberTermsOf),
    ],
    name,
  );
  return {
    index: {
      name: [...name].join(' '),
      facts: [...stated].join(' '),
      text: [
        ...unique([text.slice(0, MAX_TEXT), ...Object.values(part.extra ?? {})].flatMap(words), name, stated),
      ].join(' '),
      numbers: [...numbers].join(' '),
      replaces: [...unique(replaces.map(foldNumber).filter(isPartNumber), numbers)].join(' '),
    },
    facets: {
      category: facts.category[0] ?? trade.kinds.get(main)?.category ?? '',
      vehicles: [...new Set(vehicles)],
      brands: [...new Set(facts.brand)],
    },
  };
};
