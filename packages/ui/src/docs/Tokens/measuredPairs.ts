import { contrast, contrastPairs } from '../../theme/contrast.js';
import type { ContrastPair } from '../../theme/contrast.js';

/** A contrast pair with the ratio of its current colours. */
export interface MeasuredPair extends ContrastPair {
  ratio: number;
}

/** All contrast pairs with their ratios; empty before the colours are read. */
export const measurePairs = (colors: ReadonlyMap<string, string>): MeasuredPair[] =>
  contrastPairs.flatMap((pair) => {
    const [foreground, background] = [colors.get(pair.foreground), colors.get(pair.background)];
    return foreground && background ? [{ ...pair, ratio: contrast(foreground, background) }] : [];
  });

/** The pair with the smallest margin above its minimum ratio. */
export const lowestPair = (pairs: readonly MeasuredPair[]): MeasuredPair | undefined =>
  pairs.toSorted((one, other) => one.ratio / one.minimum - other.ratio / other.minimum)[0];

/** A role in plain words: `accent.surface` is "accent surface", `textMuted` is "text muted". */
export const roleLabel = (role: string) =>
  role.replace('.', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
