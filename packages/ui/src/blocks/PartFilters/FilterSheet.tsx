'use client';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Sheet } from '../../elements/Sheet/Sheet.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { noFilters } from './filterValues.js';
import type { PartFilterValues } from './filterValues.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { action, actions, sheet } from './PartFilters.css.js';
import { filtersTexts } from '../../texts/en/filters.js';

interface FilterSheetProps {
  /** The heading. */
  title: string;
  /** How many parts the filters leave; undefined while that is not known. */
  total: number | undefined;
  onChange: (changes: Partial<PartFilterValues>) => void;
  onShow: () => void;
  onClose: () => void;
  /** The filters. */
  children: ReactNode;
}

/** All filters on a phone. They apply at once, and the button says how many parts they leave. */
export const FilterSheet = ({ title, total, onChange, onShow, onClose, children }: FilterSheetProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(filtersTexts);
  const { filters } = texts;
  return (
    <Sheet
      title={title}
      className={sheet}
      onClose={onClose}
      onKeyDown={(event) => {
        // Enter would submit the form around the sheet.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <Stack gap="lg">{children}</Stack>
      <Stack direction="row" align="stretch" gap="sm" className={actions}>
        <Button onClick={() => onChange(noFilters)}>{filters.clear}</Button>
        <Button className={action} tone="accent" onClick={onShow}>
          {total === undefined ? filters.showParts : filters.show(total, formatNumber(total))}
        </Button>
      </Stack>
    </Sheet>
  );
};
