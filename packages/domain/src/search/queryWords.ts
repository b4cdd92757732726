import { MIN_PIECE, readWords, type TradeIndex } from './tradeIndex.js';
import type { Vocabulary } from './vocabulary.js';
import type { Word } from './words.js';

/** The most words of a query. */
const MAX_WORDS = 12;

/** Words around what is asked for, in English and in Bangla as it is read in Latin letters. */
export const fillers = new Set(
  'a,an,the,of,for,with,and,in,on,to,my,is,ar,er,r,jonno,jny,dam,koto,kt,lagbe,lagb,chai,ache,ach,nai,nibo,dorkar,drkar,kinbo,din,bhai,vai,price,cost,buy,need,want,have,please,pls,part,no,number,oem,code,nombor,nomber,nambar,nmbr,spare,truck,lorry,gari,garir,gadir,trak'.split(
    ',',
  ),
);

/** Words that order what is found, and that a part need not have. */
export const preferences = new Set(
  'set,kit,assembly,complete,full,pair,new,old,genuine,front,rear,left,right,inner,outer,upper,lower,type,size,piece,pcs'.split(
    ',',
  ),
);

/** What words are compared with. */
export interface Knowledge {
  trade: TradeIndex;
  vocabulary: Vocabulary;
}

/** Whether a word is one of the trade, of the catalogue, or of a query. */
export const isKnown = (word: string, { trade, vocabulary }: Knowledge): boolean =>
  trade.words.has(word) || vocabulary.has(word) || fillers.has(word) || preferences.has(word);

/** Whether two words are one word of the table or the catalogue, such as "bharat benz". */
const isOneWord = (first: Word, second: Word, knowledge: Knowledge): boolean => {
  if (!second.isJoined || !/^[a-z]{2,}$/.test(first.term)) return false;
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

/** Splits a make from the word that is written together with it, such as "tata1613" or "ashokleyland". */
const splitMake = (word: Word, knowledge: Knowledge): Word[] => {
  const { makes, spellings } = knowledge.trade;
  const [, letters = '', digits = ''] = /^([a-z]{2,})(\d{3,4})$/.exec(word.term) ?? [];
  const usual = (piece: string) => ({ ...word, term: spellings.get(piece) ?? piece, raw: piece });
  if (letters) return isKnown(letters, knowledge) ? [letters, digits].map(usual) : [word];
  if (/\d/.test(word.term) || isKnown(word.term, knowledge)) return [word];
  for (let end = MIN_PIECE; end <= word.term.length - MIN_PIECE; end += 1) {
    const pieces = [word.term.slice(0, end), word.term.slice(end)].map(usual);
    if (makes.has(pieces[0]?.term ?? '') && pieces.every(({ term }) => isKnown(term, knowledge))) return pieces;
  }
  return [word];
};

/** The words of a query: genitives left out, makes and models apart. */
export const wordsOf = (text: string, knowledge: Knowledge): Word[] =>
  joinWords(readWords(text, knowledge.trade), knowledge)
    .filter(({ term }) => term !== 'er' && term !== 'r')
    .flatMap((word) => splitMake(word, knowledge))
    .slice(0, MAX_WORDS);
