import { MAX_PHRASE } from './findKinds.js';
import { numbersIn } from './partNumbers.js';
import { readWords, type TradeIndex } from './tradeIndex.js';
import type { QueryPlan, QueryTerm, QueryUnit } from './types.js';
import type { Vocabulary } from './vocabulary.js';

/** The longest text that is searched for, and the most words of it. */
const MAX_TEXT = 200;
const MAX_WORDS = 12;

const fillers = new Set(
  'a,an,the,of,for,with,and,in,on,to,er,r,ar,jonno,dam,koto,lagbe,chai,ache,nai,nibo,dorkar,price,cost,buy,need,want,part,no,number,oem,code,nombor,nomber,nambar,spare,truck,lorry,gari,garir,tark,trak,please,pls,my,bhai'.split(
    ',',
  ),
);
/** Words that order what is found without being asked for. */
const preferences = new Set(
  'set,kit,assembly,complete,full,pair,new,genuine,original,front,rear,left,right,lh,rh,inner,outer,upper,lower,type,size'.split(
    ',',
  ),
);

interface Choice extends QueryTerm {
  isSure: boolean;
}

/** The words that a typed word can stand for: itself if it is known, else those near to it. */
const choicesOf = (typed: string, trade: TradeIndex, vocabulary: Vocabulary, isExact: boolean): Choice[] => {
  const isKnown = (word: string) => trade.vocabulary.has(word) || vocabulary.has(word) || fillers.has(word);
  const own = { term: typed, cost: 0, isSure: true };
  if (isExact || /\d/.test(typed) || isKnown(typed)) return [own];
  const stem = typed.replace(/(er|r|ta|ti)$/, '');
  if (stem.length > 2 && stem !== typed && isKnown(stem)) return [{ term: stem, cost: 1, isSure: true }];
  const near = [...trade.vocabulary.near(typed), ...vocabulary.near(typed)]
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ word, distance, isSure }) => ({ term: trade.spellings.get(word) ?? word, cost: 2 + distance * 2, isSure }));
  return near.length > 0 ? near : [own];
};

/** The combinations of choices, the cheapest first. */
const combine = (lists: readonly (readonly Choice[])[]): Choice[][] =>
  lists.reduce<Choice[][]>(
    (all, list) => all.flatMap((one) => list.slice(0, 5).map((choice) => [...one, choice])),
    [[]],
  );

const costOf = (choices: readonly Choice[]): number => choices.reduce((sum, { cost }) => sum + cost, 0);

/** The kind that some of the words name: the choices that name it, or undefined. */
const readKind = (
  typed: readonly string[],
  lists: readonly (readonly Choice[])[],
  { phrases, vocabulary }: TradeIndex,
): readonly Choice[] | undefined => {
  const isSure = (choices: readonly Choice[]) =>
    choices.every((choice) => choice.isSure) || (choices.length > 1 && choices.some(({ cost }) => cost === 0));
  const isName = (choices: readonly Choice[]) => phrases.has(choices.map(({ term }) => term).join(''));
  const [best] = combine(lists)
    .filter((choices) => isName(choices) && isSure(choices))
    .toSorted((one, other) => costOf(one) - costOf(other));
  if (best || lists.length !== 2 || lists.every(([first]) => first?.cost === 0)) return best;
  // One misspelled word written as two, such as "fly weel".
  const whole = vocabulary.near(typed.join('')).find(({ word, isSure: isNear }) => isNear && phrases.has(word));
  return whole && [{ term: whole.word, cost: 4 + whole.distance * 2, isSure: true }];
};

/** Reads what a text asks for. `isExact` switches correction off. */
export const planQuery = (
  text: string,
  trade: TradeIndex,
  vocabulary: Vocabulary,
  { isExact = false }: { isExact?: boolean } = {},
): QueryPlan => {
  const typed = text.slice(0, MAX_TEXT);
  const words = readWords(typed, trade).slice(0, MAX_WORDS);
  const choices = words.map(({ term }) => choicesOf(term, trade, vocabulary, isExact));
  const typedTerms = words.map(({ term }) => term);
  const units: QueryUnit[] = [];
  const preferred: string[] = [];
  const used: string[] = [];
  for (let start = 0; start < words.length;) {
    let end = Math.min(words.length, start + MAX_PHRASE);
    let named: readonly Choice[] | undefined;
    for (; end > start; end -= 1) {
      named = readKind(typedTerms.slice(start, end), choices.slice(start, end), trade);
      if (named) break;
    }
    if (named) {
      const term = trade.phrases.get(named.map((choice) => choice.term).join('')) ?? '';
      const cost = costOf(named);
      units.push({
        terms: [{ term, cost }, ...(named.length === 1 ? [{ term: named[0]?.term ?? '', cost: cost + 20 }] : [])],
        level: 2,
      });
      used.push(...named.map((choice) => choice.term));
      start = end;
      continue;
    }
    const list = choices[start] ?? [];
    const [first] = list;
    start += 1;
    if (!first) continue;
    if (preferences.has(first.term)) preferred.push(first.term);
    if (preferences.has(first.term) || fillers.has(first.term)) {
      used.push(first.term);
      continue;
    }
    const sure = list.filter(({ isSure }) => isSure);
    const terms = sure.length > 0 ? sure : [{ term: words[start - 1]?.term ?? '', cost: 0 }];
    used.push(terms[0]?.term ?? '');
    units.push({
      terms: terms.map(({ term, cost }) => ({ term, cost })),
      level: /\d/.test(first.term) || trade.vehicles.has(first.term) ? 2 : 1,
    });
  }
  if (units.length === 0) for (const term of preferred) units.push({ terms: [{ term, cost: 0 }], level: 1 });
  const isCorrected = used.some((term, index) => term !== words[index]?.term);
  const hasOtherScript = /[^\0-\x7f]/.test(typed);
  return {
    units,
    preferred,
    numbers: numbersIn(typed),
    ...(isCorrected && !hasOtherScript && { corrected: used.join(' ') }),
  };
};
