import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The names of CSS Color 4, and the notations; `transparent` and `currentcolor` are no colour of their own. */
const names =
  'aliceblue|antiquewhite|aqua(?:marine)?|azure|beige|bisque|black|blanchedalmond|blue(?:violet)?|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|(?:dark|deep|dim|dodger|fire|floral|forest|hot|indian|lawn|lemon|light|lime|medium|midnight|mint|misty|navajo|olive|orange|orchid|pale|papaya|peach|powder|rebecca|rosy|royal|saddle|sandy|sea|sky|slate|spring|steel|yellow)[a-z]+|fuchsia|gainsboro|ghostwhite|gold(?:enrod)?|gr[ae]y|green(?:yellow)?|honeydew|indigo|ivory|khaki|lavender(?:blush)?|lime|linen|magenta|maroon|moccasin|navy|oldlace|olive|orange|orchid|peru|pink|plum|purple|red|salmon|sienna|silver|snow|tan|teal|thistle|tomato|turquoise|violet|wheat|white(?:smoke)?|yellow';
const colour = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\\(|(?<![\\w-])(?:${names})(?![\\w-])`,
  'gi',
);

/** What a sheet paints with; in a mask only the opacity counts, and the values of roles are a brand's own. */
const paintIn = (css: string) =>
  [...css.matchAll(/([\w-]+):([^;{}]+)(?=[;}])/g)].filter(
    ([, property = '']) => !/^(-webkit-)?mask|^--dealer-|^font-family|^content|^transition|^animation/.test(property),
  );

const coloursInSheet = (css: string) =>
  paintIn(css).flatMap(([declaration, , value = '']) => (value.match(colour) ? [declaration] : []));

const coloursInMarkup = (script: string) =>
  [...script.matchAll(/\b(?:fill|stroke|stopColor|color|background|backgroundColor|borderColor): "([^"]+)"/g)].flatMap(
    ([attribute, value = '']) => (value.match(colour) ? [attribute] : []),
  );

const whereIn = (files: readonly string[], find: (text: string) => string[]) =>
  files.map((file) => [file, find(readFileSync(file, 'utf8'))] as const).filter(([, found]) => found.length > 0);

it('finds a colour in whatever way it is written, and takes no role for one', () => {
  const written = ['#fff', '#12345678', 'RED', 'rgb(0 0 0/.5)', 'oklch(50% 0 0)', '1px solid lightgrey', 'white'];
  expect(written.filter((value) => coloursInSheet(`.a{color:${value}}`).length === 0)).toEqual([]);
  const roles = ['var(--dealer-color-text)', 'transparent', 'currentcolor', '1px solid var(--dealer-color-red-ink)'];
  expect(coloursInSheet(`.a{${roles.map((value) => `color:${value};`).join('')}}`)).toEqual([]);
  expect(coloursInMarkup('jsx("path", { fill: "#ea4335", d: "M0 0" })')).toEqual(['fill: "#ea4335"']);
});

it('publishes no sheet with a colour that is not the value of a role', () => {
  const sheets = globSync('dist/**/*.css');
  expect(sheets.length).toBeGreaterThan(50);
  expect(whereIn(sheets, coloursInSheet)).toEqual([]);
});

it("publishes no markup with a colour, but for Google's own mark", () => {
  const coloured = whereIn(globSync('dist/**/*.js'), coloursInMarkup).map(([file]) => file);
  expect(coloured).toEqual(['dist/blocks/GoogleButton/GoogleLogo.js']);
});
