import type { Brand } from '../Brand.js';
import { toOklch } from './color.js';

/** The distance in OKLab below which two buttons look alike. */
const ALIKE = 0.1;

const distance = (one: string, other: string): number => {
  const [first, second] = [one, other].map((color) => {
    const { l, c, h } = toOklch(color);
    const angle = (h * Math.PI) / 180;
    return { l, a: c * Math.cos(angle), b: c * Math.sin(angle) };
  });
  return Math.hypot(...(['l', 'a', 'b'] as const).map((axis) => (first?.[axis] ?? 0) - (second?.[axis] ?? 0)));
};

/** Says in one sentence for each mode that the main buttons look like those which delete something; empty if they do not. */
export const dangerWarnings = (brand: Brand): string[] =>
  (['light', 'dark'] as const).flatMap((mode) => {
    const { accent, danger } = brand[mode];
    return distance(accent.surface, danger.solid) >= ALIKE
      ? []
      : [
          `${mode}: main buttons (${accent.surface}) look like those that delete (${danger.solid}): choose another accent, or a danger of another lightness or hue.`,
        ];
  });
