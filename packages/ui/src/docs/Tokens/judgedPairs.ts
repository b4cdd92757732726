import { contrast, contrastPairs } from '../../theme/contrast.js';
import type { ContrastPair } from '../../theme/contrast.js';

/** A pair with the ratio that its colours come to. */
export interface JudgedPair extends ContrastPair {
  ratio: number;
}

/** Every pair of a look; none before its colours were read. */
export const judgedPairs = (colors: ReadonlyMap<string, string>): JudgedPair[] =>
  contrastPairs.flatMap((pair) => {
    const [seen, ground] = [colors.get(pair.foreground), colors.get(pair.background)];
    return seen && ground ? [{ ...pair, ratio: contrast(seen, ground) }] : [];
  });

/** The pair that comes closest to its minimum ratio. */
export const tightestPair = (pairs: readonly JudgedPair[]): JudgedPair | undefined =>
  pairs.toSorted((one, other) => one.ratio / one.minimum - other.ratio / other.minimum)[0];

/** `accent.surface` as one reads it: "accent surface", "ink muted". */
export const spoken = (role: string) =>
  role.replace('.', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
