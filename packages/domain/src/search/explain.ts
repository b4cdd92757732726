import { foldNumber, splitWords } from './words.js';
import type { IndexedPart, MatchReason, PartFacets, QueryPlan } from './types.js';

/** Why a part is found, where its name does not show it. */
export const matchReason = (part: IndexedPart, plan: QueryPlan, { vehicles }: PartFacets): MatchReason | undefined => {
  for (const number of plan.numbers) {
    if (part.numbers.includes(number)) return undefined;
    const replaced = part.replaces.split(' ').find((each) => each.includes(number));
    if (replaced) return { kind: 'replaces', number: replaced };
  }
  const wanted = plan.units.flatMap(({ terms, level }) => (level === 2 ? terms.map(({ term }) => term) : []));
  const missing = wanted.filter((term) => !term.startsWith('kind0') && !` ${part.name} `.includes(` ${term} `));
  if (missing.length === 0) return undefined;
  const vehicle = vehicles.find((each) => splitWords(each).some(({ term }) => missing.includes(term)));
  return vehicle === undefined ? undefined : { kind: 'vehicle', vehicle };
};

/** A piece of a text, and whether the search matched it. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Splits a text into pieces, so that the words which a plan asks for can be marked. */
export const markMatches = (
  text: string,
  { units, preferred, numbers }: QueryPlan,
  words: readonly string[] = [],
): TextPiece[] => {
  const terms = new Set([...units.flatMap((unit) => unit.terms.map(({ term }) => term)), ...preferred, ...words]);
  const pieces: TextPiece[] = [];
  for (const piece of text.split(/([\s,;()/]+)/)) {
    const isMatch =
      splitWords(piece).some(({ term }) => terms.has(term)) ||
      (piece.length >= 4 && numbers.some((number) => number === foldNumber(piece)));
    const last = pieces.at(-1);
    if (last && last.isMatch === isMatch) last.text += piece;
    else if (piece) pieces.push({ text: piece, isMatch });
  }
  return pieces;
};
