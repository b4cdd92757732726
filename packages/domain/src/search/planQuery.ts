import { MAX_PHRASE } from './findKinds.js';
import { numbersIn } from './partNumbers.js';
import { readWords, type TradeIndex } from './tradeIndex.js';
import type { QueryPlan, QueryTerm, QueryUnit } from './types.js';
import type { Vocabulary } from './vocabulary.js';

/** The longest text that is searched for, and the most words of it. */
const MAX_TEXT = 200;
const MAX_WORDS = 12;

/** Words around what is asked for, in English and in Bangla as it is read in Latin letters. */
const fillers = new Set(
  'a,an,the,of,for,with,and,in,on,to,my,is,ar,er,r,jonno,jny,dam,koto,kt,lagbe,lagb,chai,ache,ach,nai,nibo,dorkar,drkar,kinbo,din,bhai,vai,price,cost,buy,need,want,have,please,pls,part,no,number,oem,code,nombor,nomber,nambar,nmbr,spare,truck,lorry,gari,garir,gadir,trak'.split(
    ',',
  ),
);

/** Words that order what is found, and that a part need not have. */
const preferences = new Set(
  'set,kit,assembly,complete,full,pair,new,old,genuine,front,rear,left,right,inner,outer,upper,lower,type,size,piece,pcs'.split(
    ',',
  ),
);

/** A word that a typed word can stand for. */
interface Choice extends QueryTerm {
  /** Whether it is near enough on its own, and not only beside another word of a name. */
  isSure: boolean;
  isCorrection: boolean;
}

interface Knowledge {
  trade: TradeIndex;
  vocabulary: Vocabulary;
}

const isKnown = (word: string, { trade, vocabulary }: Knowledge): boolean =>
  trade.vocabulary.has(word) || vocabulary.has(word) || fillers.has(word) || preferences.has(word);

/** The words that a typed word can stand for: itself if it is known, else the known words nearest to it. */
const choicesOf = (typed: string, knowledge: Knowledge, isExact: boolean): Choice[] => {
  const own = { term: typed, cost: 0, isSure: true, isCorrection: false };
  if (isExact || /\d/.test(typed) || isKnown(typed, knowledge)) return [own];
  // The genitive of Bangla.
  const stem = typed.replace(/(er|r)$/, '');
  if (stem.length > 2 && stem !== typed && isKnown(stem, knowledge)) return [{ ...own, term: stem }];
  const { trade, vocabulary } = knowledge;
  const near = [...trade.vocabulary.near(typed), ...vocabulary.near(typed)]
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ word, distance, isSure }) => ({
      term: trade.spellings.get(word) ?? word,
      cost: 2 + distance * 2,
      isSure,
      isCorrection: true,
    }));
  return near.length > 0 ? near : [own];
};

/** The combinations of choices. */
const combine = (lists: readonly (readonly Choice[])[]): Choice[][] =>
  lists.reduce<Choice[][]>((all, list) => all.flatMap((one) => list.slice(0, 5).map((each) => [...one, each])), [[]]);

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

/** The words of a query: genitives left out, models in the form in which the catalogue has them. */
const wordsOf = (text: string, knowledge: Knowledge) => {
  const words = readWords(text, knowledge.trade)
    .filter(({ term }) => term !== 'er' && term !== 'r')
    .flatMap((word) => {
      // "tata1613"
      const [, letters = '', digits = ''] = /^([a-z]{2,})(\d{3,4})$/.exec(word.term) ?? [];
      if (!letters || isKnown(word.term, knowledge) || !isKnown(letters, knowledge)) return [word];
      return [
        { ...word, term: letters, raw: letters },
        { ...word, term: digits, raw: digits },
      ];
    });
  return words
    .flatMap((word, index) => {
      // "ak 1j"
      const isModel = (first = '', second = '') =>
        /\d/.test(first + second) && knowledge.vocabulary.has(first + second);
      if (isModel(words[index - 1]?.term, word.term)) return [];
      const next = words[index + 1];
      return isModel(word.term, next?.term) ? [{ ...word, term: word.term + (next?.term ?? '') }] : [word];
    })
    .slice(0, MAX_WORDS);
};

/** Reads what a text asks for. `isExact` switches correction off. */
export const planQuery = (
  text: string,
  trade: TradeIndex,
  vocabulary: Vocabulary,
  { isExact = false }: { isExact?: boolean } = {},
): QueryPlan => {
  const typed = text.slice(0, MAX_TEXT);
  const words = wordsOf(typed, { trade, vocabulary });
  const terms = words.map(({ term }) => term);
  const choices = terms.map((term) => choicesOf(term, { trade, vocabulary }, isExact));
  const units: QueryUnit[] = [];
  const preferred: string[] = [];
  const shown: { word: string; isCorrection: boolean }[] = [];
  const show = (used: readonly Choice[], start: number) =>
    shown.push(
      ...used.map(({ term, isCorrection }, index) => ({
        word: isCorrection ? term : (words[start + index]?.raw ?? ''),
        isCorrection,
      })),
    );
  for (let start = 0; start < words.length;) {
    let end = Math.min(words.length, start + MAX_PHRASE) + 1;
    let named: readonly Choice[] | undefined;
    while (!named && --end > start) named = readKind(terms.slice(start, end), choices.slice(start, end), trade);
    if (named) {
      const [first] = named;
      const cost = costOf(named);
      const kind = { term: trade.phrases.get(phraseOf(named)) ?? '', cost };
      units.push({
        terms: first && named.length === 1 ? [kind, { term: first.term, cost: cost + 20 }] : [kind],
        level: 2,
      });
      show(named, start);
      start = end;
      continue;
    }
    const term = terms[start] ?? '';
    const nearest = (choices[start] ?? []).filter(({ isSure, cost }, _, [best]) => isSure && cost === best?.cost);
    const used = nearest.length > 0 ? nearest : [{ term, cost: 0, isSure: true, isCorrection: false }];
    show(used.slice(0, 1), start);
    start += 1;
    if (preferences.has(term)) preferred.push(term);
    if (preferences.has(term) || fillers.has(term)) continue;
    const isVehicle = used.some((each) => /^\d{2,5}$/.test(each.term) || trade.makes.has(each.term));
    units.push({ terms: used.map((each) => ({ term: each.term, cost: each.cost })), level: isVehicle ? 2 : 1 });
  }
  if (units.length === 0) for (const term of preferred) units.push({ terms: [{ term, cost: 0 }], level: 1 });
  const isCorrected = shown.some(({ isCorrection }) => isCorrection) && /^[\0-\x7f]*$/.test(typed);
  return {
    units,
    preferred,
    numbers: numbersIn(typed),
    ...(isCorrected && { corrected: shown.map(({ word }) => word).join(' ') }),
  };
};
