import type { Brand } from '../Brand.js';
import { BrandError } from './BrandError.js';
import { nearestLightness, toOklch } from './color.js';
import { contrastPairs, measurePairs, pairsOf, passesIn } from './contrast.js';
import type { ContrastPair, MeasuredPair } from './contrast.js';
import { colorsByRole } from '../roles.js';

/** A pair of colours whose contrast is too low, and a colour that passes. */
export interface FailingPair extends MeasuredPair {
  mode: 'light' | 'dark';
  /**
   * A colour of the same hue with the nearest lightness that passes. It is for the foreground, or for the background if no
   * foreground passes on all its backgrounds.
   */
  suggestion: { role: string; color: string };
}

const suggest = (colors: ReadonlyMap<string, string>, pair: MeasuredPair): FailingPair['suggestion'] => {
  const { foreground, background, foregroundColor, backgroundColor } = pair;
  const onAllBackgrounds = contrastPairs.filter((one) => one.foreground === foreground);
  const attempts: [role: string, color: string, pairs: readonly ContrastPair[]][] = [
    [foreground, foregroundColor, pairsOf(foreground)],
    [foreground, foregroundColor, onAllBackgrounds],
    [background, backgroundColor, pairsOf(background)],
    [foreground, foregroundColor, [pair]],
  ];
  for (const [role, color, pairs] of attempts) {
    const found = nearestLightness(toOklch(color), passesIn(pairs, role, colors));
    if (found !== undefined) return { role, color: found };
  }
  // Black or white has at least 4.58:1 on every background.
  throw new BrandError(`No color has a contrast of ${pair.minimum}:1 on ${backgroundColor}.`);
};

/** The pairs of one mode whose contrast is too low; the colours are by role name, as `accent.surface`. */
export const checkColors = (mode: FailingPair['mode'], colors: ReadonlyMap<string, string>): FailingPair[] =>
  measurePairs(colors)
    .filter(({ ratio, minimum }) => ratio < minimum)
    .map((pair) => ({ ...pair, mode, suggestion: suggest(colors, pair) }));

/** Returns every pair of colours of a brand whose contrast is too low, in both modes; empty if the brand passes. */
export const checkBrand = (brand: Brand): FailingPair[] =>
  (['light', 'dark'] as const).flatMap((mode) => checkColors(mode, colorsByRole(brand[mode])));
