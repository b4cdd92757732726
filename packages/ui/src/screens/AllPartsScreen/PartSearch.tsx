'use client';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { PartFilters } from '../../blocks/PartFilters/PartFilters.js';
import type { PartFiltersProps } from '../../blocks/PartFilters/PartFilters.js';
import { PriceField } from '../../blocks/PartFilters/PriceField.js';
import { Button } from '../../elements/Button/Button.js';
import { Checkbox } from '../../elements/Checkbox/Checkbox.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { filterIcon, searchIcon } from '../../elements/Icon/icons.js';
import { SearchField } from '../../elements/SearchField/SearchField.js';
import { Select } from '../../elements/Select/Select.js';
import { paths } from '@dealerkit/domain/paths';
import { defaultSort, partSorts } from '@dealerkit/domain/parts/partQuery';
import type { PartQuery } from '@dealerkit/domain/parts/partQuery';
import { useTexts } from '../../UiProvider.js';
import { allPartsTexts } from '../../texts/en/allParts.js';
import { Card } from '../../elements/Card/Card.js';
import { Stack } from '../../elements/Stack/Stack.js';
import * as css from './AllPartsScreen.css.js';
import { useTypedQuery } from './useTypedQuery.js';
import type { TypedQuery } from './useTypedQuery.js';

/** The filters with counts. */
export type PartListFilters = Pick<PartFiltersProps, 'facets' | 'isUpdating' | 'myTrucks'>;

interface PartSearchProps {
  query: PartQuery;
  onQueryChange: (query: PartQuery) => void;
  /** Called when the user submits the search. */
  onSubmit: () => void;
  /** The filters with counts, unless there are only stock and price. */
  filters: PartListFilters | undefined;
}

/** The search field, the filters and the sort order. Before its script runs, the form loads the same page with the query. */
export const PartSearch = ({ query, onQueryChange, onSubmit, filters }: PartSearchProps) => {
  const { allParts, search, locale } = useTexts(allPartsTexts);
  const field = useRef<HTMLInputElement>(null);
  const { typed, type, applyNow } = useTypedQuery(query, locale, onQueryChange);
  const [isOpen, setIsOpen] = useState(false);
  const filtersId = useId();

  const usual = defaultSort(typed.search);
  const change = (changes: Partial<TypedQuery>) =>
    'min' in changes || 'max' in changes ? type(changes) : applyNow(changes);
  const searchFor = (text: string): Partial<TypedQuery> => {
    // A search is by relevance unless another order was chosen, and other words are corrected again.
    const sort = typed.sort === usual ? defaultSort(text) : typed.sort;
    return { search: text, sort: text.trim() === '' && sort === 'relevance' ? 'newest' : sort, isExact: undefined };
  };
  /** What was typed before the script arrived is only in the document, and a press that is repeated then comes before the next rendering. */
  const unread = (): Partial<TypedQuery> | undefined => {
    const text = field.current?.value ?? '';
    return text === typed.search ? undefined : searchFor(text);
  };
  const keepTyped = useEffectEvent(() => {
    const changes = unread();
    if (changes) type(changes);
  });
  useEffect(() => keepTyped(), []);
  const sort = (
    <Select
      label={allParts.sortBy}
      name="sort"
      value={typed.sort === usual ? '' : typed.sort}
      onChange={({ target }) => applyNow({ sort: partSorts.find((each) => each === target.value) ?? usual })}
    >
      {partSorts
        .filter((each) => each !== 'relevance' || usual === 'relevance')
        .map((each) => (
          // The usual order has no value: before the script runs, the form would send that of a list without a search.
          <option key={each} value={each === usual ? '' : each}>
            {each === 'relevance' ? allParts.relevance : allParts.sorts[each]}
          </option>
        ))}
    </Select>
  );

  return (
    <search>
      <Card asChild kind="panel" edge="accent" padding="sm" gap="sm">
        <form
          className={css.form}
          action={paths.allParts}
          onSubmit={(event) => {
            event.preventDefault();
            applyNow(unread());
            onSubmit();
          }}
        >
          <Stack direction="row" align="end" gap="sm" className={css.searchRow}>
            <SearchField
              label={allParts.search}
              name="search"
              ref={field}
              value={typed.search}
              onChange={({ target }) => type(searchFor(target.value))}
            />
            <div className={css.buttons}>
              <Button type="submit" tone="accent">
                <Icon path={searchIcon} /> <span className={css.phoneHidden}>{search.submit}</span>
              </Button>
              {!filters && (
                <span className={css.filterToggle}>
                  <Button aria-expanded={isOpen} aria-controls={filtersId} onClick={() => setIsOpen(!isOpen)}>
                    <Icon path={filterIcon} /> {allParts.filter}
                  </Button>
                </span>
              )}
            </div>
          </Stack>
          {filters ? (
            <PartFilters {...filters} values={typed} onChange={change} onShow={onSubmit}>
              {sort}
            </PartFilters>
          ) : (
            <div id={filtersId} className={css.filters[isOpen ? 'open' : 'closed']}>
              <div className={css.sort}>{sort}</div>
              <PriceField name="min" value={typed.min} onChange={(min) => type({ min })} />
              <PriceField name="max" value={typed.max} onChange={(max) => type({ max })} />
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
          )}
        </form>
      </Card>
    </search>
  );
};
