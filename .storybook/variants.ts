import { languageCodes as domainCodes } from '../packages/domain/src/text/languages.ts';
import type { LanguageCode } from '../packages/domain/src/text/languages.ts';
import type { BrandName } from '../packages/ui/src/UiProvider.js';

/** Widths of the page in CSS pixels. */
export const widths = { smallest: 320, phone: 360, zoomed: 640, tablet: 768, desktop: 1280 } as const;

/** Returns the size of the window for a width. */
export const viewportOf = (width: number) => ({ width, height: width < widths.tablet ? 740 : 800 });

// A record, so that the compiler reports a missing brand. The default choices are last, because a story must end in them.
const brands: Record<BrandName, true> = { wireframe: true, meghna: true, surma: true };

export const brandNames = Object.keys(brands) as BrandName[];

export const languageCodes = domainCodes.toReversed();

const modes = ['dark', 'light'] as const;

/** The choices of the toolbar. */
export interface Choices {
  brand: BrandName;
  language: LanguageCode;
  mode: (typeof modes)[number];
  /** The root font size: `200%` for users who enlarge all text. */
  textSize: '100%' | '200%';
}

/** The choices in which every story is first rendered and played. */
export const defaults: Choices = { brand: 'surma', language: 'en', mode: 'light', textSize: '100%' };

/** One combination of choices and width in which a story is checked. */
export interface Variant {
  choices: Choices;
  width: number;
  /** All checks, those that depend on colours and the layout, or the layout of the story as it was last rendered. */
  checks: 'all' | 'colours' | 'layout';
}

/** What decides the variants of a story. */
export interface Story {
  id: string;
  /** The choices that the story fixes for itself. */
  fixed?: Partial<Pick<Choices, 'language' | 'mode'>> & { viewport?: { value: keyof typeof widths } };
}

/** `every` for each variant of each story; `selected` proves each state once, and one state of each component in several variants. */
export type Selection = 'every' | 'selected';

export const nameOf = ({ choices: { brand, language, mode }, width }: Pick<Variant, 'choices' | 'width'>) =>
  `${brand}-${language}-${mode}-${width}`;

/** Every language, width, brand and mode: with few changes of the width, after which the browser draws the whole page. */
export const matrix: Variant[] = languageCodes.flatMap((language) =>
  [widths.desktop, widths.phone].flatMap((width) =>
    brandNames.flatMap((brand) =>
      modes.map((mode) => ({ choices: { ...defaults, language, brand, mode }, width, checks: 'all' })),
    ),
  ),
);

/** Text of 200 %, a zoom of 200 % (half the width) and the smallest phone, in which nothing may be cut off (WCAG 1.4.4, 1.4.10). */
const reflows = [
  ['200%', widths.desktop],
  ['100%', widths.zoomed],
  ['100%', widths.smallest],
] as const;

/** Returns a stable number for an id; the numbers of all ids are spread evenly. */
const hash = (id: string) => Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);

/** A block is inside a screen, whose variants show it too. */
const isShownInVariants = (id: string) => /^(elements|screens)-\w+--default$/.test(id);

/**
 * Returns the variants in which a story is checked after it was played in the default ones. Of the selected ones, most stories have
 * the narrowest layout only. The default story of an element or a screen has the default brand and language in the other width and
 * in dark, and two of the others by the story's id; all stories together have all. After each language, the layout is checked in
 * other widths and text sizes.
 */
export const variantsOf = ({ id, fixed = {} }: Story, selection: Selection): Variant[] => {
  if (selection === 'selected' && !isShownInVariants(id))
    return fixed.viewport ? [] : [{ choices: defaults, width: widths.smallest, checks: 'layout' }];
  // A choice that the story fixes stays at its default.
  const all = matrix
    .filter(({ choices }) => !fixed.language || choices.language === defaults.language)
    .filter(({ choices }) => !fixed.mode || choices.mode === defaults.mode)
    .filter(({ width }) => !fixed.viewport || width === widths.desktop);
  const isOwn = ({ choices: { brand, language } }: Variant) =>
    brand === defaults.brand && language === defaults.language;
  const dark = all.filter((variant) => isOwn(variant) && variant.choices.mode === 'dark');
  const others = all.filter((variant) => !isOwn(variant));
  const last = all.slice(-1);
  const share = (list: Variant[], count: number) => {
    const step = Math.floor(list.length / count);
    return list.filter((_, index) => index % step === hash(id) % step);
  };
  const chosen = selection === 'every' ? all : [...share(others, 2), ...share(dark, 1), ...last];
  const rendered = all.filter((variant) => chosen.includes(variant));
  return rendered.flatMap((variant, index): Variant[] => {
    const { choices, width } = variant;
    // A brand or a mode changes colours only. A language or a width can break every rule.
    const isWhole = selection === 'every' || choices.language !== defaults.language || last.includes(variant);
    const isLast = choices.language !== rendered[index + 1]?.choices.language;
    return [
      { choices, width, checks: isWhole ? 'all' : 'colours' },
      ...(isLast && !fixed.viewport ? reflows : []).map(([textSize, reflowed]): Variant => ({
        choices: { ...choices, textSize },
        width: reflowed,
        checks: 'layout',
      })),
    ];
  });
};

/**
 * Chromatic charges for each picture, so it takes each brand in each language once. The modes and widths alternate such that any
 * two choices of brand, language, mode and width are together in a picture.
 */
export const chromaticModes = Object.fromEntries(
  brandNames.flatMap((brand, row) =>
    languageCodes.map((language, column) => {
      const mode = modes[(column + Math.floor(row / 2)) % 2];
      const viewport = [widths.desktop, widths.phone][(column + Math.ceil(row / 2)) % 2];
      return [`${brand}-${language}-${mode}-${viewport}`, { ...defaults, brand, language, mode, viewport }];
    }),
  ),
);
