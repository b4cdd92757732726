import { asTyped, type Choice, MIN_SPELLING, numbersMeant, type Reading, WORD_COST } from './choices.js';
import { MAX_PHRASE } from './findKinds.js';
import { isKnown, type Knowledge } from './queryWords.js';
import { editDistance, spellingKey } from './words.js';

const MAX_KINDS = 20;

/** Shorter unfinished words with a wrong letter resemble too many other words. */
const MIN_BEGINNING = 6;

/** Words with a shorter key, such as "zzzz", are no spelling of a word. */
const MIN_KEY = 3;

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
  if (sure.length > 0 || typed.length < MIN_SPELLING || /^\d/.test(typed) || isKnown(typed, knowledge)) return sure;
  const key = spellingKey(typed);
  if (key.length < MIN_KEY) return [];
  const known = [...words, ...spellings.keys()];
  const spelled = known.filter((word) => spellingKey(word).startsWith(key));
  const isNear = (word: string) => word[0] === typed[0] && editDistance(word.slice(0, typed.length), typed, 1) < 2;
  const near = spelled.length > 0 || typed.length < MIN_BEGINNING ? spelled : known.filter(isNear);
  return near.map((word) => spellings.get(word) ?? word);
};

/** Reads the last words of an unfinished text: the kinds whose names begin so, and the words that begin like its last one. */
export const readUnfinished = (
  terms: readonly string[],
  choices: readonly Choice[],
  before: string | undefined,
  knowledge: Knowledge,
): Reading | undefined => {
  const letters = terms.join('');
  const isWord = terms.length === 1;
  if (terms.length > MAX_PHRASE || letters.length < 2) return undefined;
  const { fillers, phrases, preferences } = knowledge.trade;
  // A part need not have the last word of "brake pad price".
  if (isWord && before !== undefined && (fillers.includes(letters) || preferences.includes(letters))) return undefined;
  const exact = termsBeginning(letters, isWord, knowledge);
  const meant = isWord && exact.length === 0 ? [...new Set(correctBeginning(letters, choices, knowledge))] : [];
  const found = new Set([
    ...exact,
    ...(isWord ? [letters] : []),
    ...meant.flatMap((word) => [word, ...termsBeginning(word, true, knowledge)]),
  ]);
  if (found.size === 0) return undefined;
  const whole = [letters, ...meant];
  const kinds = new Set(whole.flatMap((word) => phrases.get(word) ?? []));
  const costOf = (term: string): number => {
    if (!whole.includes(term)) return kinds.has(term) ? 0 : 1;
    return phrases.has(term) ? WORD_COST : 0;
  };
  const asked = Array.from(found, (term) => ({ term, cost: costOf(term) }));
  return {
    unit: {
      terms: [...asked, ...numbersMeant(letters, before, knowledge.trade)],
      // As of a finished word.
      level: kinds.size > 0 || /^\d{2,5}$/.test(letters) ? 2 : 1,
    },
    used: meant.length === 1 ? meant.map((term) => ({ ...asTyped(term), isCorrection: true })) : [],
    length: terms.length,
  };
};
