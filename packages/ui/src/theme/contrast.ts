import type { BrandColors } from './Brand.js';

/** Least ratio of text (WCAG 2.2, 1.4.3), and of large text, icons, edges of controls and focus rings (1.4.11). */
const text = 4.5;
const largeTextIconOrEdge = 3;

const grounds = ['background', 'surface', 'surfaceSunken'];

/** Everything that components may put on a ground: what is seen, the grounds it stands on, the least ratio. */
const rules: readonly (readonly [seen: string, grounds: readonly string[], least: number])[] = [
  ['text', [...grounds, 'border', 'neutral.surface', 'success.surface', 'warning.surface', 'danger.surface'], text],
  ['textMuted', grounds, text],
  ['link', [...grounds, 'neutral.surface'], text],
  ['accent.text', grounds, text],
  ['brandText', ['brand'], text],
  ['brandTextMuted', ['brand'], text],
  ['imageText', ['imageBackground'], text],
  ['accent.onSurface', ['accent.surface', 'accent.hover'], text],
  ['neutral.text', [...grounds, 'neutral.surface'], text],
  ['success.text', [...grounds, 'success.surface'], text],
  ['warning.text', [...grounds, 'warning.surface'], text],
  ['danger.text', [...grounds, 'danger.surface'], text],
  ['danger.onSolid', ['danger.solid', 'danger.solidHover'], text],
  ['borderStrong', grounds, largeTextIconOrEdge],
  ['accent.border', grounds, largeTextIconOrEdge],
  ['accent.surface', ['brand'], largeTextIconOrEdge],
  [
    'focus',
    [...grounds, 'neutral.surface', 'success.surface', 'warning.surface', 'danger.surface'],
    largeTextIconOrEdge,
  ],
  ['focusOnBrand', ['brand'], largeTextIconOrEdge],
];

/** A role that is seen, the role it stands on, and how far apart they must be at the least. */
export interface ContrastPair {
  seen: string;
  ground: string;
  least: number;
}

/** Each pair by itself. */
export const contrastPairs: readonly ContrastPair[] = rules.flatMap(([seen, on, least]) =>
  on.map((ground) => ({ seen, ground, least })),
);

/** Lines and veils that tell nothing by themselves. */
export const decoration = [
  'border',
  'brandBorder',
  'overlay',
  'neutral.border',
  'success.border',
  'warning.border',
  'danger.border',
];

/** The colours of a mode under the names that the pairs use: `accent.surface`. */
export const colorsByRole = (colors: BrandColors): Map<string, string> =>
  new Map(
    Object.entries(colors).flatMap(([role, value]: [string, string | Record<string, string>]) =>
      typeof value === 'string'
        ? [[role, value] as const]
        : Object.entries(value).map(([part, color]) => [`${role}.${part}`, color] as const),
    ),
  );

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (color: string): number => {
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`"${color}" is not written as #rrggbb`);
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). Throws where one is not written as #rrggbb. */
export const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};
