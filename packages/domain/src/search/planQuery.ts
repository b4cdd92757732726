import { asTyped, type Choice, choicesOf, numbersMeant, type Reading, WORD_COST } from './choices.js';
import { MAX_PHRASE } from './findKinds.js';
import { numbersIn, withoutZeros } from './partNumbers.js';
import { wordsOf } from './queryWords.js';
import { readUnfinished } from './readUnfinished.js';
import type { SynonymIndex } from './synonymIndex.js';
import type { QueryPlan, QueryUnit } from './types.js';
import type { Vocabulary } from './vocabulary.js';
import { isAscii } from './words.js';

/** The longest text that is searched for. */
export const MAX_TEXT = 200;

/** How many meanings of a misspelled word are tried. */
const MAX_CHOICES = 4;

/** The combinations of choices. */
const combine = (lists: readonly (readonly Choice[])[]): Choice[][] =>
  lists.reduce<Choice[][]>(
    (all, list) => all.flatMap((one) => list.slice(0, MAX_CHOICES).map((each) => [...one, each])),
    [[]],
  );

const costOf = (choices: readonly Choice[]): number => choices.reduce((sum, { cost }) => sum + cost, 0);

const phraseOf = (choices: readonly Choice[]): string => choices.map(({ term }) => term).join('');

/** What it costs that a part is found by one word where two were typed, and by each letter that differs. */
const JOINED_COST = 4;
const LETTER_COST = 2;

/** The choices for some words that together name a kind. */
const readKind = (
  typed: readonly string[],
  lists: readonly (readonly Choice[])[],
  { phrases, vocabulary }: SynonymIndex,
): readonly Choice[] | undefined => {
  const isSure = (choices: readonly Choice[]) =>
    choices.every((choice) => choice.isSure) || choices.some(({ isCorrection }) => !isCorrection);
  const [best] = combine(lists)
    .filter((choices) => phrases.has(phraseOf(choices)) && isSure(choices))
    .toSorted((one, other) => costOf(one) - costOf(other));
  if (best || lists.length !== 2 || lists.every(([first]) => first && !first.isCorrection)) return best;
  // One misspelled word written as two, such as "fly weel"; three words that are joined resemble too many others.
  const whole = vocabulary.near(typed.join('')).find(({ word, isSure: isNear }) => isNear && phrases.has(word));
  return (
    whole && [{ term: whole.word, cost: JOINED_COST + whole.distance * LETTER_COST, isSure: true, isCorrection: true }]
  );
};

/** Reads the longest name of a kind that begins at the first word: its unit must be found in the facts of a part or its name. */
const readKinds = (
  terms: readonly string[],
  choices: readonly Choice[][],
  trade: SynonymIndex,
): Reading | undefined => {
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

/** Reads one word, which is not the name of a kind. */
const readWord = (
  typed: string,
  choices: readonly Choice[],
  before: string | undefined,
  trade: SynonymIndex,
): Reading => {
  const { makes, fillers, preferences } = trade;
  if (preferences.includes(typed) || fillers.includes(choices[0]?.term ?? typed)) return { used: choices, length: 1 };
  const nearest = choices.filter(({ isSure, cost }) => isSure && cost === choices[0]?.cost);
  const used = nearest.length > 0 ? nearest : [asTyped(typed)];
  // A vehicle must be a fact of the part; other words may stand anywhere in its description.
  const isVehicle = used.some((each) => /^\d{2,5}$/.test(each.term) || makes.has(each.term));
  const terms = [...used.map((each) => ({ term: each.term, cost: each.cost })), ...numbersMeant(typed, before, trade)];
  return { unit: { terms, level: isVehicle ? 2 : 1 }, used: used.slice(0, 1), length: 1 };
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
  trade: SynonymIndex,
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
  const numbers = numbersIn(typed, trade.makes);
  return {
    units,
    preferred,
    numbers: [...new Set([...numbers, ...numbers.flatMap((number) => withoutZeros(number) ?? [])])],
    corrected: isCorrected && isAscii(typed) ? shown.join(' ') : undefined,
  };
};
