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

/** What of a story its looks depend on. */
export interface Shown {
  id: string;
  title: string;
  /** Its page is that of a sister story but for a sentence; said by the story's parameters. */
  variants?: 'few' | undefined;
}

/**
 * The looks that a story is held to: every look by every rule, or a choice that a commit can wait for. The choice has
 * the story's own look in both modes and widths, and a share of the others that goes round: a screen meets each brand
 * in each language, a block or an element two of them, a sister one. One story always gets the same choice, all together get all.
 */
export function looksFor({ id, title, variants }: Shown, whole: boolean): Look[] {
  if (whole) return matrix;
  const isScreen = title.startsWith('Screens/');
  const turn = numberOf(id);
  const isSister = variants === 'few';
  const darkWidth = turn % 2 === 0 ? phone : desk;
  const isDarkToo = (width: number) => !isSister && (isScreen || width === darkWidth);
  const own = matrix.filter(isOwn).filter(({ mode, width }) => mode === 'light' || isDarkToo(width));
  const foreign = matrix.filter((look) => !isOwn(look));
  const step = isSister ? foreign.length : isScreen ? 4 : 10;
  const others = foreign.filter((_, index) => index % step === turn % step);
  // A brand and a mode change values alone; words and widths change what there is to judge.
  const lastInBangla = others.findLast(({ language }) => language === 'bn');
  return [...others, ...own].map((look) => {
    const isNew = look === lastInBangla || (isOwn(look) && look.mode === 'light');
    return { ...look, rules: isNew ? 'all' : 'colours' };
  });
}
