'use client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { Checkbox } from '../../elements/Checkbox/Checkbox.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { downIcon, filterIcon, truckIcon } from '../../elements/Icon/icons.js';
import { Popover } from '../../elements/Popover/Popover.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import type { AsyncData } from '../../AsyncData.js';
import type { FacetCount, FacetCounts } from '@dealerkit/domain/search';
import { useTexts, useUi } from '../../UiProvider.js';
import { MyTrucks } from './MyTrucks.js';
import { FacetGroup } from './FacetGroup.js';
import { FilterSheet } from './FilterSheet.js';
import { facetNames, selectedCount } from './filterValues.js';
import type { FacetName, PartFilterValues } from './filterValues.js';
import { Grid } from '../../elements/Grid/Grid.js';
import * as css from './PartFilters.css.js';
import { PriceField } from './PriceField.js';
import { allPartsTexts } from '../../texts/en/allParts.js';
import { filtersTexts } from '../../texts/en/filters.js';
import { Stack } from '../../elements/Stack/Stack.js';

export type { PartFilterValues } from './filterValues.js';

/** The vehicles of this visitor. */
export interface MyTruckChoice {
  /** The chosen vehicles. */
  trucks: readonly string[];
  /** All vehicles for which the dealer lists parts. */
  vehicles: AsyncData<readonly FacetCount[]>;
  /** Called with the chosen vehicles, to keep them. */
  onChange: (trucks: string[]) => void;
}

export interface PartFiltersProps {
  /** The filters that are set. */
  values: PartFilterValues;
  /** Called with the filters that change. */
  onChange: (changes: Partial<PartFilterValues>) => void;
  /** The values to choose from, or those of the query before while `isUpdating`. */
  facets: AsyncData<FacetCounts>;
  /** The counts of a new query are loading. @default false */
  isUpdating?: boolean | undefined;
  /** The vehicles of this visitor. Without it there is no "My trucks". */
  myTrucks?: MyTruckChoice | undefined;
  /** Called when the user closes a sheet to see the parts, for example to move the focus to them. */
  onShow?: (() => void) | undefined;
  /** A further field before the filters, such as the sort order. */
  children?: ReactNode | undefined;
}

const english = { ...filtersTexts, ...allPartsTexts };

/** Filters for a list of parts, with counts: one row, and a sheet on a phone. */
export const PartFilters = (props: PartFiltersProps) => {
  const { values, onChange, facets, isUpdating = false, myTrucks, onShow, children } = props;
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { filters, allParts } = texts;
  const [sheet, setSheet] = useState<'filters' | 'trucks'>();
  const chosen = (label: string, count: number) => (count === 0 ? label : filters.chosen(label, formatNumber(count)));
  const showParts = () => {
    // The focus has returned to the button before it moves on.
    flushSync(() => setSheet(undefined));
    onShow?.();
  };
  const groupOf = (name: FacetName) => (
    <Async value={facets} skeleton={<Skeleton lines={6} />}>
      {(data) => (
        <FacetGroup
          label={filters[name]}
          values={data[name]}
          selected={values[name]}
          isUpdating={isUpdating}
          nameOf={name === 'categories' ? texts.search.categoryName : undefined}
          onChange={(selected) => onChange({ [name]: selected })}
        />
      )}
    </Async>
  );
  const price = (name: 'min' | 'max') => (
    <PriceField name={name} value={values[name]} onChange={(typed) => onChange({ [name]: typed })} />
  );
  const inStock = (
    <Checkbox
      label={allParts.inStock}
      name="stock"
      value="in"
      checked={values.isInStock}
      onChange={({ target }) => onChange({ isInStock: target.checked })}
    />
  );
  return (
    <Stack direction="row" align="stretch" gap="sm" className={css.root} role="group" aria-label={filters.label}>
      <div className={css.toggle}>
        <Button aria-haspopup="dialog" onClick={() => setSheet('filters')}>
          <Icon path={filterIcon} /> {chosen(filters.label, selectedCount(values))}
        </Button>
      </div>
      <div className={css.fields}>
        {children}
        {price('min')}
        {price('max')}
      </div>
      <div className={css.buttons}>
        {facetNames.map((name) => (
          <div key={name} className={css.facet}>
            <Popover
              label={filters[name]}
              trigger={
                <Button>
                  {chosen(filters[name], values[name].length)} <Icon path={downIcon} />
                </Button>
              }
            >
              {groupOf(name)}
            </Popover>
          </div>
        ))}
        {myTrucks && (
          <div className={css.trucks}>
            <Button aria-haspopup="dialog" onClick={() => setSheet('trucks')}>
              <Icon path={truckIcon} /> {chosen(filters.myTrucks.title, myTrucks.trucks.length)}
            </Button>
          </div>
        )}
        <div className={css.facet}>{inStock}</div>
      </div>
      {sheet === 'filters' && (
        <FilterSheet
          title={children === undefined ? filters.label : allParts.filter}
          total={facets.state === 'ready' && !isUpdating ? facets.data.total : undefined}
          onChange={onChange}
          onShow={showParts}
          onClose={() => setSheet(undefined)}
        >
          {children}
          {facetNames.map((name) => (
            <div key={name}>{groupOf(name)}</div>
          ))}
          {inStock}
          <Grid columnWidth="xs" maxColumns={2} gap="sm">
            {price('min')}
            {price('max')}
          </Grid>
        </FilterSheet>
      )}
      {sheet === 'trucks' && myTrucks && (
        <MyTrucks
          {...myTrucks}
          onClose={() => setSheet(undefined)}
          onFilter={() => {
            onChange({ vehicles: myTrucks.trucks });
            showParts();
          }}
        />
      )}
    </Stack>
  );
};
