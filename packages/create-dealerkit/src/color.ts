import { BrandError, checkBrand, contrast, dangerWarnings, defineBrand } from '@dealerkit/ui/brand';
import { UsageError } from './Answers.ts';

const hex = /^#?([\da-f]{3}|[\da-f]{6})$/i;

/** A colour as six hexadecimal digits. @throws UsageError */
export function readColor(text: string): string {
  const [, digits] = hex.exec(text.trim()) ?? [];
  if (digits === undefined)
    throw new UsageError(`"${text}" is not a colour: write it as #rrggbb, for example #0b6e4f.`);
  return `#${(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase()}`;
}

const figure = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** Describes in one line for each mode which colour buttons get, and the contrast of their text, and warns of one that looks like that of destructive buttons. */
export function contrastLines(text: string): string[] {
  const color = readColor(text);
  const brand = defineBrand({ accent: color });
  const [failing] = checkBrand(brand);
  if (failing) throw new BrandError(`The brand of ${color} fails.`);
  const lines = (['light', 'dark'] as const).map((mode) => {
    const { surface, onSurface } = brand[mode].accent;
    const line = `${mode}: text ${onSurface} on ${surface} has a contrast of ${figure(contrast(onSurface, surface))}`;
    if (surface === color) return line;
    return `${line}; ${color} is too close to the ${mode} page, and ${surface} is the nearest that is not`;
  });
  return [...lines, ...dangerWarnings(brand)];
}
