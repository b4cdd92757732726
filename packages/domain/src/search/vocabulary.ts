import { editDistance, soundKey } from './words.js';

/** The words that a catalogue has, in its names and facts. */
export interface Vocabulary {
  has: (word: string) => boolean;
  /** The known words that a misspelled word can mean, the nearest first. */
  near: (word: string) => readonly NearWord[];
  add: (word: string) => void;
}

export interface NearWord {
  word: string;
  distance: number;
  /** Whether the word is near enough on its own, and not only beside another word of a name. */
  isSure: boolean;
}

const isWord = (word: string): boolean => /^[a-z]{3,40}$/.test(word);

/** A model such as "ak1j", which can be written in two words. */
const isModel = (word: string): boolean => /^(?=.*[a-z])(?=.*\d)[a-z0-9]{3,6}$/.test(word);

/** Words of the same sound may differ in more letters than others. */
const distanceOf = (typed: string, word: string): NearWord | undefined => {
  const length = Math.min(typed.length, word.length);
  const isSameSound = soundKey(typed) === soundKey(word);
  const limit = isSameSound ? Math.max(1, Math.floor(length / 2)) : length >= 8 ? 2 : 1;
  const distance = editDistance(typed, word, limit);
  if (distance > limit) return undefined;
  return { word, distance: isSameSound ? distance - 0.5 : distance, isSure: isSameSound ? length > 3 : length > 4 };
};

/** Creates the vocabulary of a catalogue from the words of its names and facts; others than words of a-z are ignored. */
export const createVocabulary = (words: Iterable<string>): Vocabulary => {
  const known = new Set<string>();
  const byStart = new Map<string, string[]>();
  /** Words with the same first letter in their sound are compared. */
  const startOf = (word: string): string => soundKey(word).slice(0, 1);
  const vocabulary: Vocabulary = {
    has: (word) => known.has(word),
    add(word) {
      if (known.has(word) || !(isWord(word) || isModel(word))) return;
      known.add(word);
      if (!isWord(word)) return;
      const start = startOf(word);
      const list = byStart.get(start);
      if (list) list.push(word);
      else byStart.set(start, [word]);
    },
    near(word) {
      if (!isWord(word)) return [];
      const found = (byStart.get(startOf(word)) ?? []).flatMap((each) => distanceOf(word, each) ?? []);
      return found
        .toSorted((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1))
        .slice(0, 6);
    },
  };
  for (const word of words) vocabulary.add(word);
  return vocabulary;
};
