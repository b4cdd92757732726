import type { Part } from '../entities.js';
import { readDescription } from '../partFacts.js';
import { findKinds } from './findKinds.js';
import { isPartNumber, numbersIn } from './partNumbers.js';
import { readWords, type TradeIndex } from './tradeIndex.js';
import type { AnalyzedPart } from './types.js';
import { foldNumber, type Word } from './words.js';

const unique = (terms: Iterable<string>, ...without: ReadonlySet<string>[]): Set<string> =>
  new Set([...terms].filter((term) => !without.some((set) => set.has(term))));

/** The terms of words, and of models written together or apart: "LPT 1613" and "LPT1613". */
const termsOf = (words: readonly Word[]): string[] =>
  words.flatMap(({ term, isJoined }, index) => {
    const before = words[index - 1]?.term ?? '';
    const [, letters, digits] = /^([a-z]{2,})(\d{3,})$/.exec(term) ?? [];
    return [
      term,
      ...(isJoined && /^\d+$/.test(term) && /^[a-z]+$/.test(before) ? [before + term] : []),
      ...(letters && digits ? [letters, digits] : []),
    ];
  });

const otherFact = /^[^\S\n]*(Category|Brand|Grade|Origin|Unit|Replaced by|Pictures)[^\S\n]*:(.*)$/gim;

/** The vehicles of a line `Fits:`; the years after a comma are no vehicle. */
const vehiclesOf = (fits: readonly string[]): string[] =>
  fits
    .flatMap((item) => item.split(/,\s*(?=\p{L})/u))
    .map((vehicle) => vehicle.trim())
    .filter(Boolean);

/** Reads what a part is found by. */
export const analyzePart = (part: Pick<Part, 'product_name' | 'description'>, trade: TradeIndex): AnalyzedPart => {
  const { text, oem, replaces, fits } = readDescription(part.description);
  const stated = new Map<string, string>();
  const prose = text.replace(otherFact, (_, label: string, value: string) => {
    stated.set(label.toLowerCase(), value.trim());
    return '';
  });
  const vehicles = vehiclesOf(fits);
  const title = readWords(part.product_name ?? '', trade);
  const kinds = findKinds(title, prose, trade);
  const [main] = kinds;
  const category = stated.get('category') || (main && trade.kinds.get(main)?.category) || '';
  const brand = stated.get('brand') ?? '';
  const words = (value: string) => termsOf(readWords(value, trade));
  const name = unique([...(main ? [main] : []), ...termsOf(title)]);
  const facts = unique(
    [
      ...kinds.slice(1),
      ...((main && trade.kindWords.get(main)) ?? []),
      ...vehicles.flatMap(words),
      ...[brand, category, stated.get('origin') ?? '', stated.get('grade') ?? ''].flatMap(words),
    ],
    name,
  );
  const own = new Set([...oem.map(foldNumber), ...numbersIn(part.product_name ?? '')].filter(isPartNumber));
  return {
    index: {
      name: [...name].join(' '),
      facts: [...facts].join(' '),
      text: [...unique(words(prose), name, facts)].join(' '),
      numbers: [...own].join(' '),
      replaces: [...unique(replaces.map(foldNumber).filter(isPartNumber), own)].join(' '),
    },
    facets: { category, vehicles: [...new Set(vehicles)], brands: brand ? [brand] : [] },
  };
};
