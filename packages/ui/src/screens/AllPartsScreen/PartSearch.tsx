'use client';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Checkbox } from '../../elements/Checkbox/Checkbox.js';
import { Field } from '../../elements/Field/Field.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { filterIcon, searchIcon } from '../../elements/Icon/icons.js';
import { SearchField } from '../../elements/SearchField/SearchField.js';
import { Select } from '../../elements/Select/Select.js';
import { paths } from '@dealerkit/domain/paths';
import { partSorts } from '@dealerkit/domain/partQuery';
import type { PartQuery } from '@dealerkit/domain/partQuery';
import { useUi } from '../../UiProvider.js';
import * as css from './AllPartsScreen.css.js';
import { isNoPrice, useTypedQuery } from './useTypedQuery.js';

interface PartSearchProps {
  query: PartQuery;
  onQueryChange: (query: PartQuery) => void;
  /** Called when the user submits the search. */
  onSubmit: () => void;
}

/** The search field, the filters and the sort order. Before its script runs, the form loads the same page with the query. */
export const PartSearch = ({ query, onQueryChange, onSubmit }: PartSearchProps) => {
  const { allParts, locale } = useUi().texts;
  const { typed, type, applyNow } = useTypedQuery(query, locale, onQueryChange);
  const [isOpen, setIsOpen] = useState(false);
  const filtersId = useId();

  const price = (field: 'min' | 'max') => (
    <Field label={allParts[field]} error={isNoPrice(typed[field]) ? allParts.priceNumber : undefined}>
      {(control) => (
        <input
          {...control}
          name={field}
          inputMode="decimal"
          autoComplete="off"
          value={typed[field]}
          onChange={({ target }) => type({ [field]: target.value })}
        />
      )}
    </Field>
  );

  return (
    <search>
      <form
        className={css.form}
        action={paths.allParts}
        onSubmit={(event) => {
          event.preventDefault();
          applyNow();
          onSubmit();
        }}
      >
        <div className={css.searchRow}>
          <SearchField
            label={allParts.search}
            hint={allParts.searchHint}
            name="search"
            value={typed.search}
            onChange={({ target }) => type({ search: target.value })}
          />
          <div className={css.buttons}>
            <Button type="submit" tone="accent">
              <Icon path={searchIcon} /> {allParts.submit}
            </Button>
            <span className={css.filterToggle}>
              <Button aria-expanded={isOpen} aria-controls={filtersId} onClick={() => setIsOpen(!isOpen)}>
                <Icon path={filterIcon} /> {allParts.filter}
              </Button>
            </span>
          </div>
        </div>
        <div id={filtersId} className={css.filters[isOpen ? 'open' : 'closed']}>
          <div className={css.sort}>
            <Select
              label={allParts.sortBy}
              name="sort"
              value={typed.sort}
              onChange={({ target }) => applyNow({ sort: partSorts.find((sort) => sort === target.value) ?? 'newest' })}
            >
              {partSorts.map((sort) => (
                <option key={sort} value={sort}>
                  {allParts.sorts[sort]}
                </option>
              ))}
            </Select>
          </div>
          {price('min')}
          {price('max')}
          <div className={css.check}>
            <Checkbox
              label={allParts.inStock}
              name="stock"
              value="in"
              checked={typed.isInStock}
              onChange={({ target }) => applyNow({ isInStock: target.checked })}
            />
          </div>
        </div>
      </form>
    </search>
  );
};
