import { contrast } from './color.js';

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

/** A contrast pair with its colours and their ratio. */
export interface MeasuredPair extends ContrastPair {
  foregroundColor: string;
  backgroundColor: string;
  ratio: number;
}

/** Measures the pairs of which both colours are given by role name. */
export const measurePairs = (colors: ReadonlyMap<string, string>, pairs = contrastPairs): MeasuredPair[] =>
  pairs.flatMap((pair) => {
    const [foregroundColor, backgroundColor] = [colors.get(pair.foreground), colors.get(pair.background)];
    if (foregroundColor === undefined || backgroundColor === undefined) return [];
    const ratio = contrast(foregroundColor, backgroundColor, colors.get('background'));
    return [{ ...pair, foregroundColor, backgroundColor, ratio }];
  });

/** The pairs that a role is part of. */
export const pairsOf = (role: string): readonly ContrastPair[] =>
  contrastPairs.filter(({ foreground, background }) => foreground === role || background === role);

/** Tests whether a colour has the minimum contrast if a role has it. */
export const passesIn =
  (pairs: readonly ContrastPair[], role: string, colors: ReadonlyMap<string, string>) =>
  (color: string): boolean => {
    const changed = new Map(colors).set(role, color);
    return pairs.every((pair) => measurePairs(changed, [pair]).every(({ ratio }) => ratio >= pair.minimum));
  };
