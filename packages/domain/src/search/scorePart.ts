import type { Candidate, IndexedPart, Level, QueryPlan, QueryUnit } from './types.js';

/** The most candidates of a search; pages lead through these. */
export const MAX_CANDIDATES = 300;

/** What a term is worth at its level. */
const weights = { 0: 0, 1: 10, 2: 40, 3: 100 } as const;
const preferredWeight = 3;

const hasTerm = (terms: string, term: string): boolean => {
  for (let start = terms.indexOf(term); start >= 0; start = terms.indexOf(term, start + 1)) {
    const end = start + term.length;
    if ((start === 0 || terms[start - 1] === ' ') && (end === terms.length || terms[end] === ' ')) return true;
  }
  return false;
};

const levelOf = (part: IndexedPart, term: string): Level | 0 => {
  if (hasTerm(part.name, term)) return 3;
  if (hasTerm(part.facts, term)) return 2;
  return hasTerm(part.text, term) ? 1 : 0;
};

/** The highest level at which a part has a term of a unit, and the highest score. */
const matchUnit = (part: IndexedPart, { terms, level: lowest }: QueryUnit): { level: Level | 0; score: number } => {
  let highest: Level | 0 = 0;
  let score = 0;
  for (const { term, cost } of terms) {
    const level = levelOf(part, term);
    if (level < lowest) continue;
    if (level > highest) highest = level;
    score = Math.max(score, weights[level] - Math.round(cost), 1);
  }
  return { level: highest, score };
};

/** The level at which a part has all units of a plan; 0 if it lacks one. Stores cut candidates by it, the highest first. */
export const candidateLevel = (part: IndexedPart, { units }: QueryPlan): Level | 0 => {
  let lowest: Level | 0 = units.length === 0 ? 0 : 3;
  for (const unit of units) {
    const { level } = matchUnit(part, unit);
    if (level === 0) return 0;
    if (level < lowest) lowest = level;
  }
  return lowest;
};

/** What a number is worth that is the same, begins so, or contains it: the part's own, then those that it replaces. */
const numberWeights = { own: [900_000, 800_000, 500_000], replaced: [700_000, 600_000, 400_000] } as const;

const matchNumber = (numbers: string, number: string, [same, beginning, piece]: readonly [number, number, number]) => {
  if (!numbers.includes(number)) return 0;
  if (hasTerm(numbers, number)) return same;
  return ` ${numbers}`.includes(` ${number}`) ? beginning : piece;
};

/** The score of a part for its numbers, 0 if none matches; the first number of the plan counts most. */
export const numberScore = (part: IndexedPart, { numbers }: QueryPlan): number =>
  numbers.reduce((best, number, index) => {
    const own = matchNumber(part.numbers, number, numberWeights.own);
    const replaced = matchNumber(part.replaces, number, numberWeights.replaced);
    const score = Math.max(own, replaced);
    return Math.max(best, score > 0 ? score - index * 1000 : 0);
  }, 0);

/** The score of a part, a whole number; 0 if it is not found. */
export const scorePart = (part: IndexedPart, plan: QueryPlan): number => {
  const scores = plan.units.map((unit) => matchUnit(part, unit).score);
  const byWords = scores.every((score) => score > 0) ? scores.reduce((sum, score) => sum + score, 0) : 0;
  const preferred = byWords > 0 ? plan.preferred.filter((term) => hasTerm(part.name, term)).length : 0;
  return byWords + preferred * preferredWeight + numberScore(part, plan);
};

/** Sorts candidates by their score, those in stock before others of the same score, then by `_id`. */
export const rankParts = <T extends Candidate>(candidates: readonly T[], plan: QueryPlan): T[] =>
  candidates
    .map((part) => ({ part, score: scorePart(part, plan) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        Number(other.part.isInStock) - Number(one.part.isInStock) ||
        (one.part._id < other.part._id ? -1 : 1),
    )
    .map(({ part }) => part);
