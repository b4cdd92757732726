import type { LanguageCode } from '../packages/ui/src/languages.js';
import type { BrandName } from '../packages/ui/src/UiProvider.js';

/** Widths of the page in CSS pixels. */
export const widths = { smallest: 320, phone: 360, zoomed: 640, tablet: 768, desktop: 1280 } as const;

/** Returns the size of the window for a width. */
export const viewportOf = (width: number) => ({ width, height: width < widths.tablet ? 740 : 800 });

// Records, so that the compiler reports a missing brand or language. The default ones are last, because a story must end in them.
const brands: Record<BrandName, true> = { wireframe: true, meghna: true, surma: true };

export const brandNames = Object.keys(brands) as BrandName[];

const languages: Record<LanguageCode, true> = { bn: true, en: true };

export const languageCodes = Object.keys(languages) as LanguageCode[];

/** The choices of the toolbar. */
export interface Choices {
  brand: BrandName;
  language: LanguageCode;
  mode: 'light' | 'dark';
  /** The root font size: `200%` for users who enlarge all text. */
  textSize: '100%' | '200%';
}

/** Which checks run after a rendering: all, or those that depend on colours and the layout. */
export type Checks = 'all' | 'colours';

/** One combination of choices and width in which a story is checked. */
export interface Variant {
  choices: Choices;
  width: number;
  checks: Checks;
}

/** The choices in which every story is first rendered and played. */
export const defaults: Choices = { brand: 'surma', language: 'en', mode: 'light', textSize: '100%' };

/** Every brand, language, width and mode. */
export const matrix: Variant[] = languageCodes
  .flatMap((language) => brandNames.map((brand) => ({ ...defaults, language, brand })))
  .flatMap((choices) => [widths.desktop, widths.phone].map((width) => ({ choices, width })))
  .flatMap(({ choices, width }) =>
    (['dark', 'light'] as const).map((mode) => ({ choices: { ...choices, mode }, width, checks: 'all' as const })),
  );

const isDefault = ({ choices: { brand, language } }: Variant) =>
  brand === defaults.brand && language === defaults.language;

/** Returns a stable number for an id; the numbers of all ids are spread evenly. */
const hash = (id: string) => Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);

/** The parts of a story that select its variants. */
export interface Story {
  id: string;
  /** `few` for a story that differs from its neighbour by one sentence. */
  variants?: 'few' | undefined;
}

/**
 * Returns the variants in which a story is checked: the whole matrix, or a selection for every commit. The selection has both
 * widths and modes of the default brand and language, and two of the others by the story's id; all stories together have all.
 */
export const variantsOf = ({ id, variants }: Story, isWhole: boolean): Variant[] => {
  if (isWhole) return matrix;
  const isFew = variants === 'few';
  const turn = hash(id);
  const darkWidth = turn % 2 === 0 ? widths.phone : widths.desktop;
  const foreign = matrix.filter((variant) => !isDefault(variant));
  const step = isFew ? foreign.length : 10;
  const others = foreign.filter((_, index) => index % step === turn % step);
  const same = matrix
    .filter(isDefault)
    .filter(({ choices, width }) => choices.mode === 'light' || (!isFew && width === darkWidth));
  // A brand or a mode changes colours only. A language or a width can break every rule.
  const lastIn = (language: LanguageCode) => others.findLast(({ choices }) => choices.language === language);
  const selected = [...others, ...same].map((variant) => {
    const { language, mode } = variant.choices;
    const isNew = isDefault(variant)
      ? mode === 'light'
      : language !== defaults.language && variant === lastIn(language);
    return { ...variant, checks: isNew ? ('all' as const) : ('colours' as const) };
  });
  // Few changes of the width, because the browser draws the whole page after each.
  return languageCodes.flatMap((language) =>
    selected.filter(({ choices }) => choices.language === language).toSorted((one, other) => other.width - one.width),
  );
};

/** Text of 200 %, a zoom of 200 % (half the width) and the smallest phone, in which nothing may be cut off (WCAG 1.4.4, 1.4.10). */
export const reflows = [
  { textSize: '200%', width: widths.desktop },
  { textSize: '100%', width: widths.zoomed },
  { textSize: '100%', width: widths.smallest },
] as const;

export const nameOf = ({ choices: { brand, language, mode }, width }: Omit<Variant, 'checks'>) =>
  `${brand}-${language}-${mode}-${width}`;

/** Chromatic charges for each picture. Any two choices of brand, language, mode and width are together in one of these. */
const inChromatic = [
  'surma-en-light-360',
  'surma-bn-dark-1280',
  'meghna-en-dark-360',
  'meghna-bn-light-1280',
  'wireframe-en-light-1280',
  'wireframe-bn-dark-360',
];

export const chromaticModes = Object.fromEntries(
  matrix
    .filter((variant) => inChromatic.includes(nameOf(variant)))
    .map((variant) => [nameOf(variant), { ...variant.choices, viewport: variant.width }]),
);
