import type { MeasuredPair } from '../../theme/brand/contrast.js';

/** The pair with the smallest margin above its minimum ratio. */
export const lowestPair = (pairs: readonly MeasuredPair[]): MeasuredPair | undefined =>
  pairs.toSorted((one, other) => one.ratio / one.minimum - other.ratio / other.minimum)[0];

/** A role in plain words: `accent.surface` is "accent surface", `textMuted` is "text muted". */
export const roleLabel = (role: string) =>
  role.replace('.', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
