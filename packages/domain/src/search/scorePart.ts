import type { Candidate, IndexedPart, Level, QueryPlan, QueryUnit } from './types.js';

/** The most candidates of a search; pages lead through these. */
export const MAX_CANDIDATES = 300;

/** What a term is worth at its level. */
const weights = [0, 10, 40, 100] as const;
const preferredWeight = 3;

const hasTerm = (terms: string, term: string): boolean => terms.includes(term) && ` ${terms} `.includes(` ${term} `);

const levelOf = (part: IndexedPart, term: string): Level | 0 => {
  if (hasTerm(part.name, term)) return 3;
  if (hasTerm(part.facts, term)) return 2;
  return hasTerm(part.text, term) ? 1 : 0;
};

/** The highest level at which a part has a term of a unit, and the highest score. */
const matchUnit = (part: IndexedPart, { terms, level: lowest }: QueryUnit): { level: number; score: number } => {
  let highest = 0;
  let score = 0;
  for (const { term, cost } of terms) {
    const level = levelOf(part, term);
    if (level < lowest) continue;
    highest = Math.max(highest, level);
    score = Math.max(score, weights[level] - Math.round(cost), 1);
  }
  return { level: highest, score };
};

/** The level at which a part has all units of a plan; 0 if it lacks one. */
const candidateLevel = (part: IndexedPart, { units }: QueryPlan): number =>
  units.length > 0 ? Math.min(...units.map((unit) => matchUnit(part, unit).level)) : 0;

/** What a number is worth that is the same, is so but for leading zeros, begins so, or contains it: the part's own, then those that it replaces. */
const numberWeights = {
  own: [900_000, 850_000, 800_000, 500_000],
  replaced: [700_000, 650_000, 600_000, 400_000],
} as const;
type NumberWeights = (typeof numberWeights)[keyof typeof numberWeights];

/** The weights of whole numbers, with leading zeros or without. */
const wholeWeights: ReadonlySet<number> = new Set(
  Object.values(numberWeights).flatMap(([same, padded]) => [same, padded]),
);

const hasPadded = (numbers: string, number: string): boolean =>
  numbers.split(' ').some((each) => each.endsWith(number) && /^0+$/.test(each.slice(0, -number.length)));

const matchNumber = (numbers: string, number: string, [same, padded, beginning, piece]: NumberWeights) => {
  if (!numbers.includes(number)) return 0;
  if (hasTerm(numbers, number)) return same;
  if (hasPadded(numbers, number)) return padded;
  if (` ${numbers}`.includes(` ${number}`)) return beginning;
  return piece;
};

/** The best match of the numbers of a part, of which the first number of the plan counts most. */
const bestNumber = (part: IndexedPart, { numbers }: QueryPlan): { score: number; isWhole: boolean } => {
  let best = { score: 0, isWhole: false };
  for (const [index, number] of numbers.entries()) {
    const own = matchNumber(part.numbers, number, numberWeights.own);
    const replaced = matchNumber(part.replaces, number, numberWeights.replaced);
    const weight = Math.max(own, replaced);
    const score = weight - index * 1000;
    if (score > best.score) best = { score, isWhole: wholeWeights.has(weight) };
  }
  return best;
};

/** The score of a part for its numbers, 0 if none matches. */
export const numberScore = (part: IndexedPart, plan: QueryPlan): number => bestNumber(part, plan).score;

/** What it is worth that a part with the whole number is in stock: more than the words of all names. */
const STOCK = 500;

/** The score of a part, a whole number; 0 if it is not found. */
export const scorePart = (part: IndexedPart & Partial<Pick<Candidate, 'isInStock'>>, plan: QueryPlan): number => {
  const scores = plan.units.map((unit) => matchUnit(part, unit).score);
  const byWords = scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
  const preferred = byWords > 0 ? plan.preferred.filter((term) => hasTerm(part.name, term)).length : 0;
  const words = byWords + preferred * preferredWeight;
  const { score, isWhole } = bestNumber(part, plan);
  return isWhole ? score + Math.min(words, STOCK - 1) + (part.isInStock ? STOCK : 0) : score + words;
};

/** The parts that a plan finds, in the order in which every store cuts them: by number, then by level, then by `_id`. */
export const sortCandidates = <T extends Candidate>(parts: readonly T[], plan: QueryPlan): T[] =>
  parts
    .map((part) => ({ part, number: numberScore(part, plan), level: candidateLevel(part, plan) }))
    .filter(({ number, level }) => number > 0 || level > 0)
    .toSorted(
      (one, other) => other.number - one.number || other.level - one.level || (one.part._id < other.part._id ? -1 : 1),
    )
    .map(({ part }) => part);

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
