import type { BrandColors } from '../Brand.js';
import type { BrandSeeds } from './BrandSeeds.js';
import { nearestLightness, toChannels, toHex, toOklch } from './color.js';
import type { Oklch } from './color.js';
import { pairsOf, passesIn } from './contrast.js';
import { backgroundStep, steps, textStep } from './lightnessSteps.js';
import type { HueSource, Step } from './lightnessSteps.js';
import { colorsByRole, colorsFromRoles } from '../roles.js';
import { surma } from '../brands/surma.js';

type Mode = 'light' | 'dark';

const hueOf = (...colors: (string | undefined)[]): Oklch | undefined =>
  colors.flatMap((color) => (color === undefined ? [] : toOklch(color))).find(({ c }) => c >= 0.004);

/** The hue and chroma of each source. A grey accent makes a grey brand, except for the tones, which have a meaning. */
const hueSources = (seeds: BrandSeeds): Record<HueSource, Oklch> => {
  const accent = toOklch(seeds.accent);
  const brand = seeds.brand === undefined ? { ...accent, c: Math.min(accent.c, 0.05) } : toOklch(seeds.brand);
  const link = seeds.link === undefined ? (hueOf(seeds.brand) ?? accent) : toOklch(seeds.link);
  const { success, warning, danger } = surma.light;
  return {
    accent,
    brand,
    link,
    focus: seeds.focus === undefined ? link : toOklch(seeds.focus),
    neutral: hueOf(seeds.background, seeds.text) ?? toOklch(seeds.brand ?? seeds.accent),
    success: toOklch(seeds.success ?? success.text),
    warning: toOklch(seeds.warning ?? warning.border),
    danger: toOklch(seeds.danger ?? danger.solid),
  };
};

/** Whether a colour can be the page of a mode. */
const isFor = (mode: Mode, { l }: Oklch) => (mode === 'light' ? l >= 0.6 : l < 0.6);

/** Keeps a page of middle lightness far enough from its text. */
const roomForText = (mode: Mode, color: Oklch): Oklch => ({
  ...color,
  l: mode === 'light' ? Math.max(0.68, color.l) : Math.min(0.45, color.l),
});

const overlayOf = (mode: Mode, { c, h }: Oklch) => {
  const { channels } = toChannels(toHex({ l: mode === 'light' ? 0.2 : 0.12, c: Math.min(c, 0.026), h }));
  return `rgb(${channels.join(' ')} / ${mode === 'light' ? 0.6 : 0.72})`;
};

/**
 * Derives the colours of a mode. Each role takes its fixed lightness and is made lighter or darker until it has the contrast of
 * all its pairs with the roles before it. Given colours are used unchanged.
 */
export const deriveColors = (mode: Mode, seeds: BrandSeeds): BrandColors => {
  const colors = colorsByRole(seeds[mode] ?? {});
  const sources = hueSources(seeds);
  const index = mode === 'light' ? 0 : 1;

  /** Sets the first target that passes, or else the colour that passes nearest to the first. */
  const set = (role: string, first: Oklch, ...others: Oklch[]) => {
    if (colors.has(role)) return;
    const passes = passesIn(pairsOf(role), role, colors);
    const target = [first, ...others].map(toHex).find(passes);
    colors.set(role, target ?? nearestLightness(first, passes) ?? toHex(first));
  };
  const lightnessOf = (role: string) => toOklch(colors.get(role) ?? '').l;
  const targetOf = ({ hue, lightness, chroma, from }: Step): Oklch => ({
    l: Math.min(1, lightness[index] + (from === undefined ? 0 : lightnessOf(from))),
    c: Math.min(chroma[index], sources[hue].c),
    h: sources[hue].h,
  });

  const background = seeds.background === undefined ? undefined : toOklch(seeds.background);
  const isOfMode = background !== undefined && isFor(mode, background);
  set('background', isOfMode ? roomForText(mode, background) : targetOf(backgroundStep));
  const text = seeds.text === undefined ? undefined : toOklch(seeds.text);
  set('text', text === undefined || isFor(mode, text) ? targetOf(textStep) : text);

  const { accent, brand, danger } = sources;
  const brandAt = (l: number): Oklch => ({ l, c: Math.min(brand.c, 0.05), h: brand.h });
  if (mode === 'dark') set('brand', brandAt(seeds.brand === undefined ? 0.24 : Math.min(0.24, brand.l)));
  else if (seeds.brand !== undefined) set('brand', brand);
  // The accent is the one colour that a dealer must choose, so the brand adapts to it: dark, or else light.
  else {
    set('accent.surface', accent);
    set('brand', brandAt(0.29), brandAt(0.24), brandAt(0.19), brandAt(0.14), brandAt(0.96));
  }
  set('accent.surface', accent);
  const dark = { ...sources.neutral, l: 0.27, c: Math.min(sources.neutral.c, 0.045) };
  const white = { l: 1, c: 0, h: 0 };
  set('accent.onSurface', dark, white);
  const rest = lightnessOf('accent.surface');
  const isLighterOnHover = lightnessOf('accent.onSurface') < 0.5 || rest < 0.25;
  set('accent.hover', { ...accent, l: rest + (isLighterOnHover ? 0.06 : -0.06) });
  set('danger.solid', mode === 'dark' && seeds.danger === undefined ? { ...danger, l: 0.552 } : danger);
  set('danger.onSolid', white, dark);
  const solidShift = mode === 'dark' ? 0.025 : -0.07;
  set('danger.solidHover', { ...danger, l: lightnessOf('danger.solid') + solidShift });
  set('brandText', { ...brandAt(0.995), c: 0.005 }, dark);
  set('brandBorder', { ...brandAt(lightnessOf('brand') + (lightnessOf('brand') < 0.6 ? 0.13 : -0.13)) });
  for (const step of steps) set(step.role, targetOf(step));
  if (!colors.has('overlay')) colors.set('overlay', overlayOf(mode, sources.neutral));

  return colorsFromRoles(new Map([...colorsByRole(surma[mode]).keys()].map((role) => [role, colors.get(role) ?? ''])));
};
