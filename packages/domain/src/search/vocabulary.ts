import { editDistance, soundKey } from './words.js';

/** The words that a catalogue has, in its names and facts. */
export interface Vocabulary {
  has: (word: string) => boolean;
  /** The known words that a misspelled word can mean, the nearest first. */
  near: (word: string) => readonly NearWord[];
  /** The known words that begin with some letters, the shortest first. */
  startingWith: (letters: string) => readonly string[];
  add: (word: string) => void;
}

/** A known word that is near to a typed one. */
export interface NearWord {
  word: string;
  distance: number;
  /** Whether the word is near enough on its own, and not only beside another word of a name. */
  isSure: boolean;
}

/** More words than any catalogue of parts has; the time of a correction grows with them. */
const MAX_WORDS = 50_000;

/** The most words that a misspelled or unfinished word can mean. */
const MAX_NEAR = 6;
const MAX_ENDINGS = 20;

const isWord = (word: string): boolean => /^[a-z]{3,40}$/.test(word);

const compare = (one: string, other: string): number => (one < other ? -1 : 1);

/** Creates the vocabulary of a catalogue from the terms of its names and facts; numbers are ignored. */
export const createVocabulary = (terms: Iterable<string> = []): Vocabulary => {
  /** The words with their sounds. */
  const known = new Map<string, string>();
  const vocabulary: Vocabulary = {
    has: (word) => known.has(word),
    add(word) {
      if (known.size < MAX_WORDS && !known.has(word) && isWord(word)) known.set(word, soundKey(word));
    },
    near(typed) {
      if (!/^[a-z]{2,40}$/.test(typed)) return [];
      const typedSound = soundKey(typed);
      const found: NearWord[] = [];
      for (const [word, sound] of known) {
        if (sound[0] !== typedSound[0]) continue;
        const length = Math.min(typed.length, word.length);
        // Words of the same sound may differ in more letters than others.
        const isSameSound = sound === typedSound;
        const allowed = length < 6 ? 1 : length < 9 ? 2 : 3;
        const limit = isSameSound ? allowed + 1 : Math.max(1, allowed - 1);
        const distance = editDistance(typed, word, limit);
        if (distance > limit) continue;
        const isSure = isSameSound ? length > 3 && distance <= allowed : length > 4 && word.length > 5;
        found.push({ word, distance: distance - (isSameSound ? 0.5 : 0), isSure });
      }
      return found
        .toSorted((one, other) => one.distance - other.distance || compare(one.word, other.word))
        .slice(0, MAX_NEAR);
    },
    startingWith: (letters) =>
      [...known.keys()]
        .filter((word) => word.startsWith(letters))
        .toSorted((one, other) => one.length - other.length || compare(one, other))
        .slice(0, MAX_ENDINGS),
  };
  for (const term of terms) vocabulary.add(term);
  return vocabulary;
};
