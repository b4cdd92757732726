'use client';
import type { Part } from '@dealerkit/domain/entities';
import { Breadcrumbs } from '../../elements/Breadcrumbs/Breadcrumbs.js';
import { partName } from '../../partName.js';
import { useUi } from '../../UiProvider.js';
import { pagesAbovePart } from './pagesAbovePart.js';
import { breadcrumbs } from './PartBreadcrumbs.css.js';

export { type PartHead, partHead } from './partHead.js';

export interface PartBreadcrumbsProps {
  /** The part of the page; undefined while it loads. */
  part: Part | undefined;
  /** The category of a part whose description names none. */
  category?: string | undefined;
  /** The title of the page while the part is not known. @default that of the public page of a part */
  title?: string | undefined;
}

/** The way from the home page to a part, through its category. */
export const PartBreadcrumbs = ({ part, category, title }: PartBreadcrumbsProps) => {
  const { texts } = useUi();
  return (
    <Breadcrumbs
      className={breadcrumbs}
      pages={pagesAbovePart(part, texts, category)}
      current={part ? partName(part, texts) : (title ?? texts.titles.part)}
    />
  );
};
