import type { Brand } from './Brand.js';
import { contrast, nearestLightness, toOklch } from './color.js';
import { contrastPairs, measurePairs } from './contrast.js';
import type { MeasuredPair } from './contrast.js';
import { passesAs } from './deriveColors.js';
import { colorsByRole } from './roles.js';

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
  const { foreground, background, foregroundColor, backgroundColor, minimum } = pair;
  const onAllBackgrounds = (color: string) =>
    contrastPairs
      .filter((one) => one.foreground === foreground)
      .every((one) => contrast(color, colors.get(one.background) ?? backgroundColor) >= one.minimum);
  const attempts: [string, string, (color: string) => boolean][] = [
    [foreground, foregroundColor, passesAs(foreground, colors)],
    [foreground, foregroundColor, onAllBackgrounds],
    [background, backgroundColor, passesAs(background, colors)],
    [foreground, foregroundColor, (color) => contrast(color, backgroundColor) >= minimum],
  ];
  for (const [role, color, passes] of attempts) {
    const found = nearestLightness(toOklch(color), passes);
    if (found !== undefined) return { role, color: found };
  }
  return { role: foreground, color: contrast('#000000', backgroundColor) > minimum ? '#000000' : '#ffffff' };
};

/** The pairs of one mode whose contrast is too low; the colours are by role name, as `accent.surface`. */
export const checkColors = (mode: FailingPair['mode'], colors: ReadonlyMap<string, string>): FailingPair[] =>
  measurePairs(colors)
    .filter(({ ratio, minimum }) => ratio < minimum)
    .map((pair) => ({ ...pair, mode, suggestion: suggest(colors, pair) }));

/** Returns every pair of colours of a brand whose contrast is too low, in both modes; empty if the brand passes. */
export const checkBrand = (brand: Brand): FailingPair[] =>
  (['light', 'dark'] as const).flatMap((mode) => checkColors(mode, colorsByRole(brand[mode])));
