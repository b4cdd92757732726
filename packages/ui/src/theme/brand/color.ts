import { oklch, rgb } from 'culori/css';
import { blend, formatHex, parse, toGamut, wcagContrast } from 'culori/fn';
import type { Color } from 'culori/fn';
import { BrandError } from './BrandError.js';

/** A colour by perceived lightness (0 to 1), chroma (0 for grey) and hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const parsed = (color: string) => {
  const result = parse(color);
  if (!result) throw new BrandError(`"${color}" is not a color with a value of its own; write it as #rrggbb.`);
  return result;
};

/** Whether a text is a CSS colour in any syntax that has a value of its own, unlike `var()` and `color-mix()`. */
export const isColor = (text: string): boolean => parse(text) !== undefined;

/** Converts a CSS colour and drops its alpha. */
export const toOklch = (color: string): Oklch => {
  const { l, c, h = 0 } = oklch(parsed(color));
  return { l, c, h };
};

const toSrgb = toGamut('rgb', 'oklch');

/** The nearest `#rrggbb` with the same lightness and hue. */
export const toHex = ({ l, c, h }: Oklch): string => formatHex(toSrgb({ mode: 'oklch', l, c, h }));

/** Red, green and blue from 0 to 255 and alpha from 0 to 1, mapped to sRGB. */
export const toChannels = (color: string): { channels: [number, number, number]; alpha: number } => {
  const { r, g, b, alpha = 1 } = toSrgb(rgb(parsed(color)));
  const channel = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return { channels: [channel(r), channel(g), channel(b)], alpha };
};

const over = (color: Color, below: Color) => ((color.alpha ?? 1) < 1 ? blend([below, color]) : color);

/** The WCAG contrast ratio, 1 to 21, of a foreground on a background on a page; translucent colours are blended with what is below. */
export const contrast = (foreground: string, background: string, page = '#ffffff'): number => {
  const below = over(parsed(background), parsed(page));
  return wcagContrast(over(parsed(foreground), below), below);
};

const step = 0.005;

/** The colour of the same hue with the nearest lightness that passes; undefined if none does. */
export const nearestLightness = (color: Oklch, passes: (hex: string) => boolean): string | undefined => {
  for (let distance = 0; distance <= 1; distance += step) {
    for (const l of [color.l + distance, color.l - distance]) {
      if (l > 1 + step || l < -step) continue;
      const hex = toHex({ ...color, l: Math.min(1, Math.max(0, l)) });
      if (passes(hex)) return hex;
    }
  }
  return undefined;
};
