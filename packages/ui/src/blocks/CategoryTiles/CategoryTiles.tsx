'use client';
import { paths } from '@dealerkit/domain/paths';
import { languageOf } from '../../format/languageOf.js';
import { useUi } from '../../UiProvider.js';
import { count as countStyle, name, tile, tiles } from './CategoryTiles.css.js';

/** A category of parts. */
export interface CategoryCount {
  /** The name of the category. */
  value: string;
  /** The number of its parts. */
  count?: number | undefined;
}

export interface CategoryTilesProps {
  /** The categories, in display order; without any their room is empty. */
  categories: readonly CategoryCount[];
}

/** The categories of the parts in two rows; each is a link to its parts. */
export const CategoryTiles = ({ categories }: CategoryTilesProps) => {
  const { texts, Link, formatNumber } = useUi();
  return (
    <ul className={tiles}>
      {categories.map(({ value, count }) => {
        const label = texts.search.categoryName(value);
        return (
          <li key={value}>
            <Link href={paths.partsOfCategory(value)} className={tile}>
              <span className={name} lang={languageOf(label, texts.locale)}>
                {label}
              </span>{' '}
              {count !== undefined && (
                <span className={countStyle}>{texts.part.count(count, formatNumber(count))}</span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
};
