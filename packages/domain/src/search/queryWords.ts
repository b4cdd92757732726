import { readWords, type SynonymIndex } from './synonymIndex.js';
import type { Vocabulary } from './vocabulary.js';
import type { Word } from './words.js';

/** The most words of a query. */
const MAX_WORDS = 12;

/** What words are compared with. */
export interface Knowledge {
  trade: SynonymIndex;
  vocabulary: Vocabulary;
}

/** Whether a word is one of the trade, of the catalogue, or of a query. */
export const isKnown = (word: string, { trade, vocabulary }: Knowledge): boolean =>
  trade.words.has(word) || vocabulary.has(word) || trade.fillers.includes(word) || trade.preferences.includes(word);

/** Whether two words are one word of the table or the catalogue, such as "bharat benz". */
const isOneWord = (first: Word, second: Word, knowledge: Knowledge): boolean => {
  if (!second.isJoined) return false;
  const joined = first.term + second.term;
  const isUnknown = ({ term }: Word) => !isKnown(term, knowledge);
  return knowledge.trade.makes.has(joined) || ([first, second].some(isUnknown) && isKnown(joined, knowledge));
};

/** Joins the words of a text that are one word. */
const joinWords = (words: readonly Word[], knowledge: Knowledge): Word[] => {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (!last || !isOneWord(last, word, knowledge)) joined.push(word);
    else joined.splice(-1, 1, { ...last, term: last.term + word.term, raw: `${last.raw} ${word.raw}` });
  }
  return joined;
};

/** Splits a make from the model or word that is written together with it, such as "tata1613" or "ashokleyland". */
const splitMake = (word: Word, knowledge: Knowledge): Word[] => {
  const { makes, spellings } = knowledge.trade;
  const { term } = word;
  for (let end = isKnown(term, knowledge) ? term.length : 2; end < term.length; end += 1) {
    const pieces = [term.slice(0, end), term.slice(end)].map((piece) => spellings.get(piece) ?? piece);
    const [first = '', rest = ''] = pieces;
    const isSplit = /^\d{3,4}$/.test(rest) || (makes.has(first) && isKnown(rest, knowledge));
    if (isSplit && isKnown(first, knowledge)) return pieces.map((piece) => ({ ...word, term: piece, raw: piece }));
  }
  return [word];
};

/** The words of a query: genitives left out, makes and models apart. */
export const wordsOf = (text: string, knowledge: Knowledge): Word[] =>
  joinWords(readWords(text, knowledge.trade), knowledge)
    .filter(({ term }) => term !== 'er' && term !== 'r')
    .flatMap((word) => splitMake(word, knowledge))
    .slice(0, MAX_WORDS);
