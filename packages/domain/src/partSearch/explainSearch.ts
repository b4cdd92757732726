import type { LanguageCode } from '../text/languages.js';
import { emptyPartQuery, partsHref } from '../parts/partQuery.js';
import type { UnderstoodSearch } from '../search/index.js';

/** What is shown of a search that found nothing: what it names in a language, and the nearest category. */
export const explainSearch = (
  { kinds, vehicles, brands, category }: UnderstoodSearch,
  language: LanguageCode,
): { understood: readonly string[]; nearestCategory: { name: string; href: string } | undefined } => ({
  understood: [
    ...kinds.flatMap(({ names, bangla }) => (language === 'bn' ? bangla[0] : undefined) ?? names[0] ?? []),
    ...vehicles,
    ...brands,
  ],
  nearestCategory:
    category === undefined
      ? undefined
      : { name: category, href: partsHref({ ...emptyPartQuery, categories: [category] }) },
});
