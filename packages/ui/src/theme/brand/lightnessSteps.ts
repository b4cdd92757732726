import type { BrandSeeds } from './BrandSeeds.js';

/** The source of the hue and the highest chroma of a role. */
export type HueSource =
  | 'neutral'
  | Exclude<keyof BrandSeeds, 'background' | 'text' | 'font' | 'radius' | 'shadow' | 'image' | 'light' | 'dark'>;

type Pair = readonly [light: number, dark: number];

/** The lightness and the highest chroma of a role in each mode. */
export interface Step {
  role: string;
  hue: HueSource;
  lightness: Pair;
  chroma: Pair;
  /** The lightness is relative to this role. */
  from?: string;
}

const step = (role: string, hue: HueSource, lightness: Pair, chroma: Pair, from?: string): Step => ({
  role,
  hue,
  lightness,
  chroma,
  ...(from && { from }),
});

/** The page. */
export const backgroundStep = step('background', 'neutral', [0.973, 0.188], [0.007, 0.02]);

/** The text, to which all other backgrounds on the page adapt. */
export const textStep = step('text', 'neutral', [0.27, 0.955], [0.035, 0.01]);

/** The means of the brands surma and meghna. Backgrounds are first, because the colours on them adapt to them. */
export const steps: readonly Step[] = [
  step('surface', 'neutral', [0.025, 0.05], [0.004, 0.025], 'background'),
  step('surfaceSunken', 'neutral', [-0.034, 0.025], [0.014, 0.023], 'background'),
  step('border', 'neutral', [-0.103, 0.15], [0.022, 0.029], 'background'),
  step('neutral.surface', 'neutral', [-0.04, 0.1], [0.015, 0.028], 'background'),
  step('success.surface', 'success', [0.946, 0.281], [0.021, 0.044]),
  step('warning.surface', 'warning', [0.958, 0.283], [0.036, 0.043]),
  step('danger.surface', 'danger', [0.952, 0.258], [0.02, 0.056]),
  step('imageBackground', 'neutral', [0.918, 0.918], [0.005, 0.005]),

  step('textMuted', 'neutral', [0.471, 0.775], [0.027, 0.022]),
  step('borderStrong', 'neutral', [0.578, 0.623], [0.031, 0.031]),
  step('brandTextMuted', 'brand', [0.84, 0.816], [0.027, 0.029]),
  step('imageText', 'neutral', [0.455, 0.455], [0.024, 0.024]),
  step('link', 'link', [0.424, 0.82], [0.1, 0.092]),
  step('focus', 'focus', [0.495, 0.847], [0.168, 0.117]),
  step('focusOnBrand', 'accent', [0.9, 0.9], [0.116, 0.116]),
  step('accent.text', 'accent', [0.457, 0.853], [0.104, 0.138]),
  step('accent.border', 'accent', [0.604, 0.623], [0.134, 0.13]),
  step('neutral.text', 'neutral', [0.27, 0.955], [0.035, 0.01]),
  step('success.text', 'success', [0.433, 0.833], [0.094, 0.098]),
  step('warning.text', 'warning', [0.431, 0.848], [0.094, 0.105]),
  step('danger.text', 'danger', [0.46, 0.812], [0.164, 0.108]),

  step('neutral.border', 'neutral', [0.8, 0.43], [0.026, 0.032]),
  step('success.border', 'success', [0.774, 0.476], [0.069, 0.077]),
  step('warning.border', 'warning', [0.804, 0.47], [0.093, 0.075]),
  step('danger.border', 'danger', [0.752, 0.448], [0.09, 0.105]),
];
