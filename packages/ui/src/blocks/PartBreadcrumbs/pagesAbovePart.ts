import type { Part } from '@dealerkit/domain/entities';
import { readDescription } from '@dealerkit/domain/parts/partFacts';
import { paths } from '@dealerkit/domain/paths';
import type { Breadcrumb } from '../../elements/Breadcrumbs/Breadcrumbs.js';
import type { SharedTexts } from '../../texts/en/shared.js';

/** The pages above a part: the home page, and the parts of its category or all parts. */
export const pagesAbovePart = (
  part: Pick<Part, 'description'> | undefined,
  { navbar, titles, search }: SharedTexts,
  knownCategory?: string,
): readonly Breadcrumb[] => {
  const [category = knownCategory] = readDescription(part?.description).category;
  return [
    { label: navbar.home, href: paths.home },
    category === undefined
      ? { label: titles.allParts, href: paths.allParts }
      : { label: search.categoryName(category), href: paths.partsOfCategory(category) },
  ];
};
