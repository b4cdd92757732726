'use client';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Checkbox } from '../../elements/Checkbox/Checkbox.js';
import { SearchField } from '../../elements/SearchField/SearchField.js';
import { foldText } from '@dealerkit/domain/text/foldText';
import type { FacetCount } from '@dealerkit/domain/search';
import { useTexts, useUi } from '../../UiProvider.js';
import { Text } from '../../elements/Text/Text.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { facetGroup, facetLegend, facetList } from './PartFilters.css.js';
import { filtersTexts } from '../../texts/en/filters.js';

interface FacetGroupProps {
  /** The name of the filter. */
  label: string;
  /** The values in display order. */
  values: readonly FacetCount[];
  /** The selected values. */
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Names a value in the language of the page. */
  nameOf?: ((value: string) => string) | undefined;
  /** New counts are loading. */
  isUpdating?: boolean | undefined;
}

/** How many values are shown at first; a longer list can be searched. */
const FIRST_VALUES = 8;

/** Selected values first, then those of the server. The order stays while the user selects, so that no row moves under the pointer. */
const useStableOrder = (values: readonly FacetCount[], selected: readonly string[]): FacetCount[] => {
  const [first] = useState(() => [...new Set([...selected, ...values.map(({ value }) => value)])]);
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  return [...new Set([...first, ...counts.keys()])].flatMap((value) =>
    counts.has(value) || selected.includes(value) ? [{ value, count: counts.get(value) ?? 0 }] : [],
  );
};

/** The values of one filter, each with its count; several can be selected. */
export const FacetGroup = (props: FacetGroupProps) => {
  const { label, values, selected, onChange, nameOf = String, isUpdating = false } = props;
  const { formatNumber } = useUi();
  const texts = useTexts(filtersTexts);
  const { filters } = texts;
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const ordered = useStableOrder(values, selected);
  const isLong = ordered.length > FIRST_VALUES;
  const words = foldText(typed);
  const matching =
    words === '' ? ordered : ordered.filter(({ value }) => foldText(`${value}\n${nameOf(value)}`).includes(words));
  const shown = isOpen || words !== '' ? matching : matching.slice(0, Math.max(FIRST_VALUES, selected.length));
  return (
    <Grid asChild columns="one" gap="xs">
      <fieldset className={facetGroup} aria-busy={isUpdating}>
        <Text asChild size="inherit" weight="strong">
          <legend className={facetLegend}>{label}</legend>
        </Text>
        {isLong && (
          <SearchField label={filters.find(label)} value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
        <Stack id={listId} gap="none" className={facetList}>
          {shown.map(({ value, count }) => (
            <Checkbox
              key={value}
              label={
                <Stack as="span" direction="row" justify="between" gap="sm">
                  <Text as="span" size="inherit" wrap="anywhere">
                    {nameOf(value)}
                  </Text>
                  <Text as="span" size="inherit" tone="muted" numeric>
                    {formatNumber(count)}
                  </Text>
                </Stack>
              }
              checked={selected.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...selected, value] : selected.filter((each) => each !== value))
              }
            />
          ))}
        </Stack>
        <Text size="label" tone="muted" role="status">
          {shown.length === 0 && (ordered.length === 0 ? filters.none : filters.noMatch)}
        </Text>
        {isLong && words === '' && (
          <Button aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? filters.showFewer : filters.showAll(formatNumber(ordered.length))}
          </Button>
        )}
      </fieldset>
    </Grid>
  );
};
