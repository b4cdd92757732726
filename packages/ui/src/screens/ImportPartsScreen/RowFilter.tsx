'use client';
import type { Texts } from '../../texts/en.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { label as labelStyle, root } from '../../elements/DescriptionList/DescriptionList.css.js';
import { Text } from '../../elements/Text/Text.js';
import { item, plate } from './RowFilter.css.js';
import { filterOf } from './statusOf.js';
import type { StatusRow } from './statusOf.js';
import { importPartsTexts } from '../../texts/en/importParts.js';

export type Filter = keyof Texts['importParts']['filters'];

interface RowFilterProps {
  rows: readonly StatusRow[];
  chosen: Filter;
  onChoose: (filter: Filter) => void;
}

/** How many rows have which status; each number shows its rows. */
export const RowFilter = ({ rows, chosen, onChoose }: RowFilterProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(importPartsTexts);
  const { filters, show } = texts.importParts;
  const counts: Record<Filter, number> = { all: rows.length, problem: 0, ready: 0, change: 0, added: 0, leftOut: 0 };
  for (const { status } of rows) counts[filterOf[status]] += 1;
  // Most lists change nothing and have nothing but parts.
  const shown = (Object.keys(filters) as Filter[]).filter(
    (filter) => (filter !== 'change' && filter !== 'leftOut') || counts[filter] > 0 || chosen === filter,
  );
  return (
    <div className={`${root} ${plate}`} role="group" aria-label={show}>
      {shown.map((filter) => (
        <button
          key={filter}
          className={item}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          <span className={labelStyle}>{filters[filter]}</span>{' '}
          <Text as="span" size="lead" weight="strong" numeric>
            {formatNumber(counts[filter])}
          </Text>
        </button>
      ))}
    </div>
  );
};
