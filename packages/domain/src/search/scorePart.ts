import type { Candidate, IndexedPart, Level, QueryPlan, QueryUnit } from './types.js';

/** The most candidates of a search; pages lead through these. */
export const MAX_CANDIDATES = 300;

const weights: Record<Level, number> = { 3: 100, 2: 40, 1: 10 };

const hasTerm = (terms: string, term: string): boolean => ` ${terms} `.includes(` ${term} `);

const levelOf = (part: IndexedPart, term: string): Level | 0 => {
  if (hasTerm(part.name, term)) return 3;
  if (hasTerm(part.facts, term)) return 2;
  return hasTerm(part.text, term) ? 1 : 0;
};

/** The best level at which a part has a term of a unit, and its score; 0 if it has none. */
const matchUnit = (part: IndexedPart, unit: QueryUnit): { level: Level | 0; score: number } => {
  let best: { level: Level | 0; score: number } = { level: 0, score: 0 };
  let highest: Level | 0 = 0;
  for (const { term, cost } of unit.terms) {
    const level = levelOf(part, term);
    if (level === 0 || level < unit.level) continue;
    highest = level > highest ? level : highest;
    const score = Math.max(1, weights[level] - cost);
    if (score > best.score) best = { level, score };
  }
  return { ...best, level: highest };
};

/** The level at which a part has all units of a plan; 0 if it lacks one. Stores cut candidates by it, the highest first. */
export const candidateLevel = (part: IndexedPart, { units }: QueryPlan): Level | 0 =>
  units.length === 0
    ? 0
    : units.reduce<Level | 0>((lowest, unit) => {
        const { level } = matchUnit(part, unit);
        return level < lowest ? level : lowest;
      }, 3);

/** How well a number of a part matches: 3 the same, 2 its beginning, 1 a piece of it. */
const matchNumber = (numbers: string, number: string): 0 | 1 | 2 | 3 => {
  if (hasTerm(numbers, number)) return 3;
  if (` ${numbers}`.includes(` ${number}`)) return 2;
  return numbers.includes(number) ? 1 : 0;
};

const numberScores = { own: [0, 500_000, 800_000, 900_000], replaced: [0, 400_000, 600_000, 700_000] } as const;

/** The score of a part for its numbers; the first number of the plan counts most. */
export const numberScore = (part: IndexedPart, { numbers }: QueryPlan): number =>
  numbers.reduce((best, number, index) => {
    const score = Math.max(
      numberScores.own[matchNumber(part.numbers, number)],
      numberScores.replaced[matchNumber(part.replaces, number)],
    );
    return Math.max(best, score > 0 ? score - Math.min(index, 9) * 1000 : 0);
  }, 0);

/** The score of a part, a whole number; 0 if it is not found. */
export const scorePart = (part: IndexedPart, plan: QueryPlan): number => {
  const byWords =
    candidateLevel(part, plan) === 0
      ? 0
      : plan.units.reduce((sum, unit) => sum + Math.round(matchUnit(part, unit).score), 0) +
        plan.preferred.filter((term) => hasTerm(part.name, term)).length * 3;
  return byWords + numberScore(part, plan);
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
