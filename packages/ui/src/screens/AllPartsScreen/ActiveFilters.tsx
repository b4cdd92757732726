'use client';
import { Stack } from '../../elements/Stack/Stack.js';
import { chip } from '../../blocks/chip.css.js';
import { facetNames } from '../../blocks/PartFilters/filterValues.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { closeIcon } from '../../elements/Icon/icons.js';
import type { PartQuery } from '@dealerkit/domain/parts/partQuery';
import { useTexts, useUi } from '../../UiProvider.js';
import { allPartsTexts } from '../../texts/en/allParts.js';

interface ActiveFiltersProps {
  query: PartQuery;
  /** Called with the query without the filter that the user removes. */
  onRemove: (query: PartQuery) => void;
}

/** The filters that are set, each a button that removes it. */
export const ActiveFilters = ({ query, onRemove }: ActiveFiltersProps) => {
  const { texts, formatMoney } = useUi();
  const { allParts } = useTexts(allPartsTexts);
  const active = [
    ...facetNames.flatMap((name) => {
      const selected = query[name] ?? [];
      return selected.map((value) => ({
        label: name === 'categories' ? texts.search.categoryName(value) : value,
        without: { [name]: selected.filter((each) => each !== value) },
      }));
    }),
    query.isInStock && { label: allParts.inStock, without: { isInStock: false } },
    query.min !== undefined && { label: allParts.minChip(formatMoney(query.min)), without: { min: undefined } },
    query.max !== undefined && { label: allParts.maxChip(formatMoney(query.max)), without: { max: undefined } },
  ].filter((filter) => filter !== false);
  if (active.length === 0) return null;
  return (
    <Stack as="ul" direction="row" gap="xs">
      {active.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={chip}
            aria-label={texts.common.removeFilter(label)}
            onClick={() => onRemove({ ...query, ...without })}
          >
            {label} <Icon path={closeIcon} />
          </button>
        </li>
      ))}
    </Stack>
  );
};
