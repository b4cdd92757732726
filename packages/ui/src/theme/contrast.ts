import type { BrandColors } from './Brand.js';

/** WCAG 2.2, 1.4.3: minimum contrast ratio of text. */
const text = 4.5;

/** WCAG 2.2, 1.4.11: minimum contrast ratio of icons, borders of controls and focus rings. */
const nonText = 3;

const pageBackgrounds = ['background', 'surface', 'surfaceSunken'];
const toneBackgrounds = ['neutral.surface', 'success.surface', 'warning.surface', 'danger.surface'];

/** Every combination that components use: the foreground role, its background roles and the minimum ratio. */
const rules: readonly (readonly [foreground: string, backgrounds: readonly string[], minimum: number])[] = [
  ['text', [...pageBackgrounds, 'border', ...toneBackgrounds], text],
  ['textMuted', pageBackgrounds, text],
  ['link', [...pageBackgrounds, 'neutral.surface'], text],
  ['accent.text', pageBackgrounds, text],
  ['brandText', ['brand'], text],
  ['brandTextMuted', ['brand'], text],
  ['imageText', ['imageBackground'], text],
  ['accent.onSurface', ['accent.surface', 'accent.hover'], text],
  ['neutral.text', [...pageBackgrounds, 'neutral.surface'], text],
  ['success.text', [...pageBackgrounds, 'success.surface'], text],
  ['warning.text', [...pageBackgrounds, 'warning.surface'], text],
  ['danger.text', [...pageBackgrounds, 'danger.surface'], text],
  ['danger.onSolid', ['danger.solid', 'danger.solidHover'], text],
  ['borderStrong', pageBackgrounds, nonText],
  ['accent.border', pageBackgrounds, nonText],
  ['accent.surface', ['brand'], nonText],
  ['focus', [...pageBackgrounds, ...toneBackgrounds], nonText],
  ['focusOnBrand', ['brand'], nonText],
];

/** A foreground role on a background role, and the minimum contrast ratio between them. */
export interface ContrastPair {
  foreground: string;
  background: string;
  minimum: number;
}

/** Every foreground and background that components combine. */
export const contrastPairs: readonly ContrastPair[] = rules.flatMap(([foreground, backgrounds, minimum]) =>
  backgrounds.map((background) => ({ foreground, background, minimum })),
);

/** Roles that carry no information, so no contrast is required. */
export const decorativeRoles = [
  'border',
  'brandBorder',
  'overlay',
  'neutral.border',
  'success.border',
  'warning.border',
  'danger.border',
];

/** The colours of a mode by role name, with nested roles joined by a dot: `accent.surface`. */
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
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`"${color}" is not a color in the form #rrggbb`);
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). Throws if a colour is not in the form #rrggbb. */
export const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};
