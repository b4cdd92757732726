'use client';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Sheet } from '../../elements/Sheet/Sheet.js';
import { useUi } from '../../UiProvider.js';
import { noFilters, selectedCount } from './filterValues.js';
import type { PartFilterValues } from './filterValues.js';
import { actions, groups, show } from './PartFilters.css.js';

interface FilterSheetProps {
  values: PartFilterValues;
  /** How many parts the filters leave; undefined while that is not known. */
  total: number | undefined;
  onChange: (changes: Partial<PartFilterValues>) => void;
  onShow: () => void;
  onClose: () => void;
  /** The filters. */
  children: ReactNode;
}

/** All filters on a phone. They apply at once, and the button says how many parts they leave. */
export const FilterSheet = ({ values, total, onChange, onShow, onClose, children }: FilterSheetProps) => {
  const { texts, formatNumber } = useUi();
  const { filters } = texts;
  return (
    <Sheet
      title={filters.label}
      onClose={onClose}
      onKeyDown={(event) => {
        // Enter would submit the form around the sheet.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <div className={groups}>{children}</div>
      <div className={actions}>
        {selectedCount(values) > 0 && <Button onClick={() => onChange(noFilters)}>{filters.clear}</Button>}
        <div className={show}>
          <Button tone="accent" onClick={onShow}>
            {total === undefined ? filters.showParts : filters.show(total, formatNumber(total))}
          </Button>
        </div>
      </div>
    </Sheet>
  );
};
