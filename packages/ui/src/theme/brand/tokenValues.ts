import list from 'postcss/lib/list';
import * as v from 'valibot';
import { BrandError } from './BrandError.js';
import { isColor, toChannels } from './color.js';

/** A token of one type: how it is written from CSS, and a schema that reads it to CSS. */
interface TokenType {
  $type: 'color' | 'dimension' | 'fontFamily' | 'shadow';
  write: (css: string) => unknown;
  value: v.GenericSchema<unknown, string>;
}

const hex = (channel: number) => channel.toString(16).padStart(2, '0');

const writeColor = (css: string) => {
  const { channels, alpha } = toChannels(css);
  const components = channels.map((channel) => channel / 255);
  return { colorSpace: 'srgb', components, ...(alpha < 1 && { alpha }), hex: `#${channels.map(hex).join('')}` };
};

/** The colour spaces that CSS writes as functions with their own names; all others are written with `color()`. */
const functions = ['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

/** The names in Design Tokens and in CSS are the same. */
const colorText = (space: string, [first, ...others]: readonly (number | 'none')[], alpha: number) => {
  const isPercent = space === 'hsl' || space === 'hwb';
  const numbers = [first, ...others.map((value) => (isPercent && value !== 'none' ? `${value}%` : value))].join(' ');
  return functions.includes(space) ? `${space}(${numbers} / ${alpha})` : `color(${space} ${numbers} / ${alpha})`;
};

const toCss = (color: string) => {
  const { channels, alpha } = toChannels(color);
  if (alpha === 0) return 'transparent';
  return alpha < 1 ? `rgb(${channels.join(' ')} / ${alpha})` : `#${channels.map(hex).join('')}`;
};

const colorValue = v.pipe(
  v.object({
    colorSpace: v.string(),
    components: v.pipe(v.array(v.union([v.number(), v.literal('none')])), v.length(3)),
    alpha: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  }),
  v.transform(({ colorSpace, components, alpha }) => colorText(colorSpace, components, alpha)),
  v.check(isColor, 'The color space is unknown'),
  v.transform(toCss),
);

const writeDimension = (css: string) => {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (value === undefined) throw new BrandError(`"${css}" is not a length in px or rem, the units of design tokens.`);
  return { value: Number(value), unit };
};

const dimensionValue = v.pipe(
  v.object({ value: v.number(), unit: v.picklist(['px', 'rem']) }),
  v.transform(({ value, unit }) => (value === 0 ? '0' : `${value}${unit}`)),
);

const writeFonts = (css: string) => list.comma(css).map((name) => name.replaceAll(/^['"]|['"]$/g, ''));

const toFonts = (names: readonly string[]) =>
  names.map((name) => (/^[\w-]+$/.test(name) ? name : `'${name}'`)).join(', ');

const fontValue = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((names) => toFonts([names].flat())),
);

const writeShadow = (css: string) => {
  const parts = list.space(css);
  const color = parts.find((part) => isColor(part));
  const [offsetX, offsetY, blur = '0', spread = '0'] = parts.filter((part) => part !== color && part !== 'inset');
  if (color === undefined || offsetX === undefined || offsetY === undefined)
    throw new BrandError(`"${css}" is not a shadow with two offsets and a color, as "0 4px 12px rgb(0 0 0 / 0.2)".`);
  const lengths = Object.entries({ offsetX, offsetY, blur, spread });
  const dimensions = Object.fromEntries(lengths.map(([name, length]) => [name, writeDimension(length)]));
  return { color: writeColor(color), ...dimensions, ...(parts.includes('inset') && { inset: true }) };
};

const oneShadow = v.pipe(
  v.object({
    color: colorValue,
    offsetX: dimensionValue,
    offsetY: dimensionValue,
    blur: dimensionValue,
    spread: dimensionValue,
    inset: v.optional(v.boolean(), false),
  }),
  v.transform(({ color, offsetX, offsetY, blur, spread, inset }) =>
    [inset && 'inset', offsetX, offsetY, blur, spread !== '0' && spread, color].filter(Boolean).join(' '),
  ),
);

const shadowValue = v.pipe(
  v.union([oneShadow, v.array(oneShadow)]),
  v.transform((shadows) => [shadows].flat().join(', ')),
);

export const colorToken: TokenType = { $type: 'color', write: writeColor, value: colorValue };
export const dimensionToken: TokenType = { $type: 'dimension', write: writeDimension, value: dimensionValue };
export const fontToken: TokenType = { $type: 'fontFamily', write: writeFonts, value: fontValue };
export const shadowToken: TokenType = {
  $type: 'shadow',
  write: (css) => list.comma(css).map(writeShadow),
  value: shadowValue,
};
