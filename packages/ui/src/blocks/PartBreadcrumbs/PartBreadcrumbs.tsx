'use client';
import type { Part } from '@dealerkit/domain/entities';
import { readDescription } from '@dealerkit/domain/partFacts';
import { paths } from '@dealerkit/domain/paths';
import { Breadcrumbs } from '../../elements/Breadcrumbs/Breadcrumbs.js';
import type { Breadcrumb } from '../../elements/Breadcrumbs/Breadcrumbs.js';
import { partName } from '../../partName.js';
import type { SharedTexts } from '../../texts/en/shared.js';
import { useUi } from '../../UiProvider.js';
import { breadcrumbs } from './PartBreadcrumbs.css.js';

export interface PartBreadcrumbsProps {
  /** The part of the page; undefined while it loads. */
  part: Part | undefined;
  /** The category of a part whose description names none. */
  category?: string | undefined;
}

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

/** The way from the home page to a part, through its category. */
export const PartBreadcrumbs = ({ part, category }: PartBreadcrumbsProps) => {
  const { texts } = useUi();
  return (
    <Breadcrumbs
      className={breadcrumbs}
      pages={pagesAbovePart(part, texts, category)}
      current={part ? partName(part, texts) : texts.titles.purchase}
    />
  );
};
