import type { BrandName } from '../packages/ui/src/theme/brands.js';

/** One way to look at a story: what the toolbar can choose, and how wide the page is. */
export interface Look {
  brand: BrandName;
  language: 'en' | 'bn';
  mode: 'light' | 'dark';
  /** Of the page, in CSS pixels. */
  width: number;
  /** Every rule, or only those about what a mode or a brand can change. */
  rules: 'all' | 'colours';
}

const phone = 360;
const desk = 1280;

/** A record, so that the compiler misses a brand that is not named here. */
const brands: Record<BrandName, true> = { wireframe: true, meghna: true, surma: true };

/** Every look there is. The last is that in which stories are drawn and played, its neighbours differ least from it. */
const matrix: Look[] = (['bn', 'en'] as const)
  .flatMap((language) => (Object.keys(brands) as BrandName[]).map((brand) => ({ language, brand })))
  .flatMap((look) => [phone, desk].map((width) => ({ ...look, width })))
  .flatMap((look) => (['dark', 'light'] as const).map((mode) => ({ ...look, mode, rules: 'all' as const })));

const isOwn = ({ language, brand }: Look) => language === 'en' && brand === 'surma';

/** A number that is always the same for one name and spreads names evenly. */
const numberOf = (name: string) =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);

/**
 * The looks that a story is held to: every look by every rule, or a choice that a commit can wait for. The choice has
 * the story's own look in both modes and widths, and a share of the others that goes round: a screen meets each brand
 * in each language, a block or an element two of them. One story always gets the same choice, all together get all.
 */
export function looksFor({ id, title }: { id: string; title: string }, whole: boolean): Look[] {
  if (whole) return matrix;
  const isScreen = title.startsWith('Screens/');
  const turn = numberOf(id);
  const step = isScreen ? 4 : 10;
  const darkWidth = turn % 2 === 0 ? phone : desk;
  const own = matrix.filter(isOwn).filter(({ mode, width }) => isScreen || mode === 'light' || width === darkWidth);
  const others = matrix.filter((look) => !isOwn(look)).filter((_, index) => index % step === turn % step);
  return [...others, ...own].map((look) => {
    const isNew = look.language === 'bn' || (isOwn(look) && look.mode === 'light');
    return { ...look, rules: isNew ? 'all' : 'colours' };
  });
}
