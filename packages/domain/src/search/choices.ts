import { numberTermsIn, sizeTerm } from './partNumbers.js';
import { isKnown, type Knowledge } from './queryWords.js';
import type { SynonymIndex } from './synonymIndex.js';
import type { QueryTerm, QueryUnit } from './types.js';
import { editDistance, soundKey, spellingKey } from './words.js';

/** Shorter words of a catalogue, such as brands, resemble too many other words to correct to them. */
const MIN_CORRECTED = 6;

/** Shorter words of Bangla with Latin letters are too much alike. */
export const MIN_SPELLING = 4;

/** What a part loses that has a word as such, and is not of the kind that the word names. */
export const WORD_COST = 20;

/** What a part loses that has a number as a size only, and not as the number of a model. */
const SIZE_COST = 5;

/** Shorter words around what is asked for resemble too many other words. */
const MIN_FILLER = 5;

/** A word that a typed word can stand for. */
export interface Choice extends QueryTerm {
  /** Whether it is near enough on its own, and not only beside another word of a name. */
  isSure: boolean;
  isCorrection: boolean;
}

/** A word as it is typed. */
export const asTyped = (term: string): Choice => ({ term, cost: 0, isSure: true, isCorrection: false });

/** The words that a typed word can stand for: itself if it is known, else the known words nearest to it. */
export const choicesOf = (typed: string, knowledge: Knowledge, isExact: boolean): Choice[] => {
  const { trade, vocabulary } = knowledge;
  const own = asTyped(typed);
  if (isExact || /\d/.test(typed) || isKnown(typed, knowledge)) return [own];
  // The genitive of Bangla.
  const stem = typed.replace(/(?<=[aeiou])r$|(?<=[^aeiou])er$/, '');
  if (stem.length > 2 && stem !== typed && isKnown(stem, knowledge))
    return [{ ...own, term: trade.spellings.get(stem) ?? stem }];
  const usual = trade.bySpellingKey.get(spellingKey(typed));
  if (usual && typed.length >= MIN_SPELLING && !trade.phrases.has(typed))
    return [{ ...own, term: usual, cost: 1, isCorrection: true }];
  const inCatalogue = vocabulary
    .near(typed)
    .filter(({ word, distance }) => distance <= 1 && word.length >= MIN_CORRECTED);
  const near = [...trade.vocabulary.near(typed), ...inCatalogue]
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ word, distance, isSure }) =>
      word === typed
        ? own
        : { term: trade.spellings.get(word) ?? word, cost: 2 + distance * 2, isSure, isCorrection: true },
    );
  if (near.length > 0) return near;
  const filler = trade.fillers.find(
    (word) => word.length >= MIN_FILLER && editDistance(typed, word, 1) < 2 && soundKey(typed) === soundKey(word),
  );
  return [asTyped(filler ?? typed)];
};

/** What the next words of a query ask for, and how they are read. */
export interface Reading {
  unit?: QueryUnit;
  /** The choice for each word that is shown as read. */
  used: readonly Choice[];
  /** How many words were read. */
  length: number;
}

/** The size or the part number that a word can mean; a number of three digits only where it is not the model of a make, as in "hino 300". */
export const numbersMeant = (typed: string, before: string | undefined, { makes }: SynonymIndex): QueryTerm[] => {
  const isModel = before !== undefined && makes.has(before);
  const [, size] = /^(\d{2,4})m*$/.exec(typed) ?? [];
  return [
    ...(size && !isModel ? [{ term: sizeTerm(size), cost: SIZE_COST }] : []),
    ...(isModel && typed.length < 4 ? [] : numberTermsIn(typed)),
  ];
};
