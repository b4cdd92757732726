import { createVocabulary, type Vocabulary } from './vocabulary.js';
import { soundKey, spellingKey, splitWords } from './words.js';
import type { Synonym } from './types.js';

/** Words that name no kind. The first of several spellings is the usual one. */
export interface SynonymWords {
  /** Makes, and the models that only one make has. */
  vehicles: readonly { spellings: readonly string[]; models: readonly string[] }[];
  other: readonly (readonly string[])[];
  /** Words of everyday language, which are no misspelled names of parts. */
  everyday: readonly string[];
  /** Words around what is asked for. */
  fillers: readonly string[];
  /** Words that a part need not have, and that order what is found. */
  preferences: readonly string[];
}

/** The synonyms as search uses them. */
export interface SynonymIndex {
  /** The term of the kind that a phrase names, by the terms of the phrase without spaces. */
  phrases: ReadonlyMap<string, string>;
  /** The terms of the names of two words and more, and their kinds; the longest first. */
  longNames: readonly { kind: string; terms: readonly string[] }[];
  /** The kind of a term. */
  kinds: ReadonlyMap<string, Synonym>;
  /** The terms of the English names of a kind. */
  kindWords: ReadonlyMap<string, readonly string[]>;
  /** The usual spelling of a word. */
  spellings: ReadonlyMap<string, string>;
  /** The usual spelling of the words that share a spelling key; empty where it is not the same for all. */
  bySpellingKey: ReadonlyMap<string, string>;
  /** The make of a make or model. */
  makes: ReadonlyMap<string, string>;
  /** Words around what is asked for. */
  fillers: readonly string[];
  /** Words that a part need not have. */
  preferences: readonly string[];
  /** The words that are not corrected. */
  words: ReadonlySet<string>;
  /** All words and names, which others are corrected to. */
  vocabulary: Vocabulary;
}

/** Shorter spellings resemble too many other words to correct to them. */
const MIN_SPELLING = 6;

/** The term of a kind; no text contains it. */
const kindTerm = (kind: string): string => `kind0${kind.replace(/[^a-z0-9]/g, '')}`;

const termsOf = (text: string): string[] => splitWords(text).map(({ term }) => term);

const joinTerms = (text: string): string => termsOf(text).join('');

/** All names of a kind. */
export const allNames = ({ names, bangla, latin }: Synonym): readonly string[] => [...names, ...bangla, ...latin];

/** Adds a dealer's names to a table: to the row of the same kind, or as a row of its own. */
export const mergeSynonyms = (table: readonly Synonym[], additions: readonly Synonym[]): Synonym[] => {
  const merged = new Map(table.map((name) => [name.kind, name]));
  for (const addition of additions) {
    const known = merged.get(addition.kind);
    merged.set(addition.kind, {
      ...addition,
      category: addition.category || (known?.category ?? ''),
      names: [...new Set([...(known?.names ?? []), ...addition.names])],
      bangla: [...new Set([...(known?.bangla ?? []), ...addition.bangla])],
      latin: [...new Set([...(known?.latin ?? []), ...addition.latin])],
    });
  }
  return [...merged.values()];
};

/** Prepares a table of synonyms for search, in steps of one row; the first row keeps a name that two rows have. */
export function* prepareSynonymIndex(
  table: readonly Synonym[],
  words: SynonymWords,
): Generator<undefined, SynonymIndex> {
  const spellings = new Map<string, string>();
  const makes = new Map<string, string>();
  for (const row of [...words.vehicles.map((vehicle) => vehicle.spellings), ...words.other]) {
    const [usual = '', ...others] = row.map(joinTerms);
    for (const other of others) if (other !== usual) spellings.set(other, usual);
    yield;
  }
  for (const { spellings: own, models } of words.vehicles) {
    const [make = ''] = own;
    for (const name of [make, ...models]) if (!makes.has(name)) makes.set(name, make);
  }
  const known = new Set([...makes.keys(), ...spellings.keys(), ...spellings.values(), ...words.everyday]);
  const vocabulary = createVocabulary([...makes.keys(), ...spellings.values()]);
  // A misspelled name is a spelling of the word also in other names: "rediatar cap".
  for (const { names, bangla, latin } of table) {
    const sounds = new Map(names.filter((name) => !/[^a-z]/.test(name)).map((name) => [soundKey(name), name]));
    for (const spelling of [...bangla, ...latin].map(joinTerms)) {
      const name = sounds.get(soundKey(spelling));
      if (name !== undefined && name !== spelling && !known.has(spelling)) spellings.set(spelling, name);
    }
    yield;
  }
  const bySpellingKey = new Map<string, string>();
  for (const [spelling, word] of spellings) {
    if (spelling.length >= MIN_SPELLING) vocabulary.add(spelling);
    for (const key of [spelling, word].map(spellingKey))
      bySpellingKey.set(key, (bySpellingKey.get(key) ?? word) === word ? word : '');
  }
  const phrases = new Map<string, string>();
  const longNames: { kind: string; terms: readonly string[] }[] = [];
  const kinds = new Map<string, Synonym>();
  const kindWords = new Map<string, readonly string[]>();
  for (const row of table) {
    const kind = kindTerm(row.kind);
    const usual = (name: string) => termsOf(name).map((term) => spellings.get(term) ?? term);
    for (const phrase of allNames(row).map((name) => usual(name).join(''))) {
      if (phrase && !phrases.has(phrase)) phrases.set(phrase, kind);
      vocabulary.add(phrase);
    }
    for (const terms of row.names.map(usual)) if (terms.length > 1) longNames.push({ kind, terms });
    const own = [...new Set(row.names.flatMap(usual))].filter(({ length }) => length > 1);
    for (const word of own) {
      known.add(word);
      vocabulary.add(word);
    }
    kinds.set(kind, row);
    kindWords.set(kind, own);
    const [name = ''] = row.names;
    for (const key of name.includes(' ') ? [] : [...row.bangla, ...row.latin].map(joinTerms).map(spellingKey))
      if (!bySpellingKey.has(key)) bySpellingKey.set(key, spellings.get(name) ?? name);
    yield;
  }
  longNames.sort((one, other) => other.terms.length - one.terms.length);
  return {
    phrases,
    longNames,
    kinds,
    kindWords,
    spellings,
    bySpellingKey,
    makes,
    fillers: words.fillers,
    preferences: words.preferences,
    words: known,
    vocabulary,
  };
}

/** Prepares a table of synonyms for search. */
export const createSynonymIndex = (table: readonly Synonym[], words: SynonymWords): SynonymIndex => {
  const steps = prepareSynonymIndex(table, words);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

/** A name that two kinds have, so that a search for it could mean either. */
export interface NameConflict {
  name: string;
  kinds: readonly [string, string];
}

/** Finds the names of a table that two kinds have, also in different spellings. */
export const findNameConflicts = (table: readonly Synonym[], words: SynonymWords): NameConflict[] => {
  const trade = createSynonymIndex(table, words);
  return table.flatMap((row) =>
    allNames(row).flatMap((name): NameConflict[] => {
      const phrase = readWords(name, trade)
        .map(({ term }) => term)
        .join('');
      const owner = trade.kinds.get(trade.phrases.get(phrase) ?? '')?.kind ?? row.kind;
      return owner === row.kind ? [] : [{ name, kinds: [owner, row.kind] }];
    }),
  );
};

/** The shortest word of a name that is written as one word. */
const MIN_PIECE = 3;

/** The name of a kind that a word writes with another spelling of one of its words: "headlamp" is "headlight". */
const readCompound = (word: string, { phrases, spellings }: SynonymIndex): string | undefined => {
  if (phrases.has(word) || word.length > 40) return undefined;
  for (let end = MIN_PIECE; end <= word.length - MIN_PIECE; end += 1) {
    const pieces = [word.slice(0, end), word.slice(end)];
    const name = pieces.map((piece) => spellings.get(piece) ?? piece).join('');
    if (name !== word && phrases.has(name)) return name;
  }
  return undefined;
};

/** The words of a text, each in its usual spelling. */
export const readWords = (text: string, trade: SynonymIndex) =>
  splitWords(text).map((word) => ({
    ...word,
    term: trade.spellings.get(word.term) ?? readCompound(word.term, trade) ?? word.term,
  }));
