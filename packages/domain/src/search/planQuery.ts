import { MAX_PHRASE } from './findKinds.js';
import { numbersIn, sizeTerm } from './partNumbers.js';
import { isKnown, type Knowledge, wordsOf } from './queryWords.js';
import type { TradeIndex } from './tradeIndex.js';
import type { QueryPlan, QueryTerm, QueryUnit } from './types.js';
import type { Vocabulary } from './vocabulary.js';
import { editDistance, foldNumber, isAscii, soundKey, spellingKey } from './words.js';

/** The longest text that is searched for. */
export const MAX_TEXT = 200;
const MAX_KINDS = 20;

/** Shorter words of a catalogue, such as brands, resemble too many other words to correct to them. */
const MIN_CORRECTED = 6;

/** Shorter words of Bangla with Latin letters are too much alike. */
const MIN_SPELLING = 4;

/** Shorter unfinished words with a wrong letter resemble too many other words. */
const MIN_BEGINNING = 6;

/** How many meanings of a misspelled word are tried. */
const MAX_CHOICES = 4;

/** What a part loses that has a word as such, and is not of the kind that the word names. */
const WORD_COST = 20;

/** What a part loses that has a number as a size only, and not as the number of a model. */
const SIZE_COST = 5;

/** Shorter words around what is asked for resemble too many other words. */
const MIN_FILLER = 5;

/** A word that a typed word can stand for. */
interface Choice extends QueryTerm {
  /** Whether it is near enough on its own, and not only beside another word of a name. */
  isSure: boolean;
  isCorrection: boolean;
}

const asTyped = (term: string): Choice => ({ term, cost: 0, isSure: true, isCorrection: false });

/** The words that a typed word can stand for: itself if it is known, else the known words nearest to it. */
const choicesOf = (typed: string, knowledge: Knowledge, isExact: boolean): Choice[] => {
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

/** The combinations of choices. */
const combine = (lists: readonly (readonly Choice[])[]): Choice[][] =>
  lists.reduce<Choice[][]>(
    (all, list) => all.flatMap((one) => list.slice(0, MAX_CHOICES).map((each) => [...one, each])),
    [[]],
  );

const costOf = (choices: readonly Choice[]): number => choices.reduce((sum, { cost }) => sum + cost, 0);

const phraseOf = (choices: readonly Choice[]): string => choices.map(({ term }) => term).join('');

/** The choices for some words that together name a kind. */
const readKind = (
  typed: readonly string[],
  lists: readonly (readonly Choice[])[],
  { phrases, vocabulary }: TradeIndex,
): readonly Choice[] | undefined => {
  const isSure = (choices: readonly Choice[]) =>
    choices.every((choice) => choice.isSure) || choices.some(({ isCorrection }) => !isCorrection);
  const [best] = combine(lists)
    .filter((choices) => phrases.has(phraseOf(choices)) && isSure(choices))
    .toSorted((one, other) => costOf(one) - costOf(other));
  if (best || lists.length !== 2 || lists.every(([first]) => first && !first.isCorrection)) return best;
  // One misspelled word written as two, such as "fly weel".
  const whole = vocabulary.near(typed.join('')).find(({ word, isSure: isNear }) => isNear && phrases.has(word));
  return whole && [{ term: whole.word, cost: 4 + whole.distance * 2, isSure: true, isCorrection: true }];
};

interface Reading {
  unit?: QueryUnit;
  /** The choices that were read. */
  used: readonly Choice[];
  length: number;
}

/** Reads the longest name of a kind that begins at the first word. */
const readKinds = (terms: readonly string[], choices: readonly Choice[][], trade: TradeIndex): Reading | undefined => {
  for (let length = Math.min(terms.length, MAX_PHRASE); length > 0; length -= 1) {
    const used = readKind(terms.slice(0, length), choices.slice(0, length), trade);
    if (!used) continue;
    const cost = costOf(used);
    const kind = { term: trade.phrases.get(phraseOf(used)) ?? '', cost };
    // A name of one word can also stand in the names of other things, such as the make of an oil.
    const [word] = used.length === 1 ? used.map(({ term }) => ({ term, cost: cost + WORD_COST })) : [];
    return { unit: { terms: word ? [kind, word] : [kind], level: 2 }, used, length };
  }
  return undefined;
};

/** The size that a number can mean where it is not the model of a make: "clutch 430", but not "hino 300". */
const sizeIn = (typed: string, before: string | undefined, { makes }: TradeIndex): QueryTerm[] =>
  /^\d{2,4}$/.test(typed) && !(before !== undefined && makes.has(before))
    ? [{ term: sizeTerm(typed), cost: SIZE_COST }]
    : [];

/** Reads one word, which is not the name of a kind. */
const readWord = (
  typed: string,
  choices: readonly Choice[],
  before: string | undefined,
  trade: TradeIndex,
): Reading => {
  const { makes, fillers, preferences } = trade;
  if (preferences.includes(typed) || fillers.includes(choices[0]?.term ?? typed)) return { used: choices, length: 1 };
  const nearest = choices.filter(({ isSure, cost }) => isSure && cost === choices[0]?.cost);
  const used = nearest.length > 0 ? nearest : [asTyped(typed)];
  const isVehicle = used.some((each) => /^\d{2,5}$/.test(each.term) || makes.has(each.term));
  const terms = [...used.map((each) => ({ term: each.term, cost: each.cost })), ...sizeIn(typed, before, trade)];
  return { unit: { terms, level: isVehicle ? 2 : 1 }, used: used.slice(0, 1), length: 1 };
};

/** The terms of the kinds and words whose names begin with some letters; the kind whose whole name these are comes first. */
const termsBeginning = (letters: string, isWord: boolean, { trade, vocabulary }: Knowledge): string[] => {
  const { phrases, spellings } = trade;
  const beginning = [...phrases].flatMap(([phrase, kind]) => (phrase.startsWith(letters) ? kind : []));
  const kinds = [phrases.get(letters) ?? [], beginning].flat().slice(0, MAX_KINDS);
  if (!isWord) return kinds;
  const words = [...vocabulary.startingWith(letters), ...trade.vocabulary.startingWith(letters)];
  const spelled = [...spellings].flatMap(([spelling, word]) => (spelling.startsWith(letters) ? word : []));
  return [...kinds, ...words.map((word) => spellings.get(word) ?? word), ...spelled];
};

/** The words that an unfinished unknown word can mean: corrected, in the free spelling of Bangla, or with one wrong letter. */
const correctBeginning = (typed: string, choices: readonly Choice[], knowledge: Knowledge): string[] => {
  const { spellings, words } = knowledge.trade;
  const sure = choices
    .filter(({ isSure, isCorrection, cost }) => isSure && isCorrection && cost === choices[0]?.cost)
    .map(({ term }) => term);
  if (sure.length > 0 || typed.length < MIN_SPELLING || isKnown(typed, knowledge)) return sure;
  const known = [...words, ...spellings.keys()];
  const key = spellingKey(typed);
  const spelled = known.filter((word) => spellingKey(word).startsWith(key));
  const isNear = (word: string) => word[0] === typed[0] && editDistance(word.slice(0, typed.length), typed, 1) < 2;
  const near = spelled.length > 0 || typed.length < MIN_BEGINNING ? spelled : known.filter(isNear);
  return near.map((word) => spellings.get(word) ?? word);
};

/** Reads the last words of an unfinished text: the kinds whose names begin so, and the words that begin like its last one. */
const readUnfinished = (
  terms: readonly string[],
  choices: readonly Choice[],
  before: string | undefined,
  knowledge: Knowledge,
): Reading | undefined => {
  const letters = terms.join('');
  const isWord = terms.length === 1;
  if (terms.length > MAX_PHRASE || letters.length < 2) return undefined;
  const exact = termsBeginning(letters, isWord, knowledge);
  const meant = isWord && exact.length === 0 ? [...new Set(correctBeginning(letters, choices, knowledge))] : [];
  const found = new Set([
    ...exact,
    ...(isWord ? [letters] : []),
    ...meant.flatMap((word) => [word, ...termsBeginning(word, true, knowledge)]),
  ]);
  if (found.size === 0) return undefined;
  const { phrases } = knowledge.trade;
  const whole = new Set([letters, ...meant].flatMap((word) => [word, phrases.get(word) ?? []].flat()));
  const asked = Array.from(found, (term) => ({ term, cost: whole.has(term) ? 0 : 1 }));
  return {
    unit: { terms: [...asked, ...sizeIn(letters, before, knowledge.trade)], level: 1 },
    used: meant.length === 1 ? meant.map((term) => ({ ...asTyped(term), isCorrection: true })) : [],
    length: terms.length,
  };
};

/** A number of which the beginning is typed. */
const unfinishedNumber = (typed: string): string[] => {
  const number = foldNumber(typed);
  return /^[a-z]{0,3}\d{4,}/.test(number) ? [number] : [];
};

/** How a text is read. */
export interface PlanOptions {
  /** Switches correction off. */
  isExact?: boolean;
  /** Whether the last word is still being typed. */
  isUnfinished?: boolean;
}

/** Reads what a text asks for. */
export const planQuery = (
  text: string,
  trade: TradeIndex,
  vocabulary: Vocabulary,
  { isExact = false, isUnfinished = false }: PlanOptions = {},
): QueryPlan => {
  const typed = text.slice(0, MAX_TEXT);
  const knowledge = { trade, vocabulary };
  const words = wordsOf(typed, knowledge);
  const terms = words.map(({ term }) => term);
  const choices = terms.map((term) => choicesOf(term, knowledge, isExact));
  const units: QueryUnit[] = [];
  const preferred: string[] = [];
  const shown: string[] = [];
  let isCorrected = false;
  for (let start = 0; start < words.length;) {
    const rest = terms.slice(start);
    const [first = ''] = rest;
    const before = choices[start - 1]?.[0]?.term;
    const { unit, used, length } =
      (isUnfinished ? readUnfinished(rest, choices.at(-1) ?? [], before, knowledge) : undefined) ??
      readKinds(rest, choices.slice(start), trade) ??
      readWord(first, choices[start] ?? [], before, trade);
    if (unit) units.push(unit);
    else if (trade.preferences.includes(first)) preferred.push(first);
    for (const [index, { term, isCorrection }] of used.entries()) {
      shown.push(isCorrection ? term : (words[start + index]?.raw ?? term));
      if (isCorrection) isCorrected = true;
    }
    start += length;
  }
  // A text of such words only, such as "truck".
  if (units.length === 0) for (const term of terms) units.push({ terms: [{ term, cost: 0 }], level: 1 });
  return {
    units,
    preferred,
    numbers: [...new Set([...numbersIn(typed, trade.makes), ...(isUnfinished ? unfinishedNumber(typed) : [])])],
    corrected: isCorrected && isAscii(typed) ? shown.join(' ') : undefined,
  };
};
