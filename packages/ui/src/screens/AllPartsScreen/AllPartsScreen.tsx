'use client';
import { useCallback, useRef, useState } from 'react';
import type { PartListProps } from '../../blocks/PartList/PartList.js';
import { PartListSkeleton } from '../../blocks/PartList/PartListSkeleton.js';
import { Async } from '../../elements/Async/Async.js';
import type { AsyncData } from '../../AsyncData.js';
import type { ShopContact } from '../../dealer.js';
import { toggleCompared } from '@dealerkit/domain/parts/comparison';
import type { PartQuery } from '@dealerkit/domain/parts/partQuery';
import { useUi } from '../../UiProvider.js';
import { PageHeader } from '../../elements/PageHeader/PageHeader.js';
import { Page } from '../../elements/Page/Page.js';
import { CompareBar } from './CompareBar.js';
import { FoundParts } from './FoundParts.js';
import type { FoundPartList } from './foundPartList.js';
import { PartSearch } from './PartSearch.js';
import type { PartListFilters } from './PartSearch.js';
import { ResultHead } from './ResultHead.js';

export type { FoundPartList } from './foundPartList.js';

export type { PartListFilters } from './PartSearch.js';

export interface AllPartsScreenProps {
  /** Returns which of the vehicles of the visitor the part is listed for. */
  listedFor?: PartListProps['listedFor'];
  /** Renders the button that adds a part to the basket. */
  addToBasket?: PartListProps['addToBasket'];
  /** The query in the URL. */
  query: PartQuery;
  /** Called with another query, while the user types after a pause. */
  onQueryChange: (query: PartQuery) => void;
  /** The parts that the query finds, or the last ones while `isUpdating`. */
  found: AsyncData<FoundPartList>;
  /** The parts of a new query are loading. @default false */
  isUpdating?: boolean | undefined;
  /** How to ask the shop about a part, also about one that is not found. */
  contact: ShopContact;
  /** The filters by category, vehicle and brand. Without it there are those by stock and price. */
  filters?: PartListFilters | undefined;
}

/** All parts with search and filters (`/parts`). */
export const AllPartsScreen = (props: AllPartsScreenProps) => {
  const { query, onQueryChange, found, isUpdating = false, contact, filters } = props;
  const { titles } = useUi().texts;
  const results = useRef<HTMLHeadingElement>(null);
  const focusResults = () => results.current?.focus();
  const [compared, setCompared] = useState<readonly string[]>([]);
  const onCompare = useCallback((id: string) => setCompared((ids) => toggleCompared(ids, id)), []);
  const clearCompared = () => {
    // The button that was clicked disappears.
    focusResults();
    setCompared([]);
  };
  const changeFilters = (changed: PartQuery) => {
    // The button that was clicked disappears.
    focusResults();
    onQueryChange(changed);
  };
  return (
    <Page width="wide" gap="sm">
      <PageHeader title={titles.allParts} density="dense" />
      <PartSearch query={query} onQueryChange={onQueryChange} onSubmit={focusResults} filters={filters} />
      <ResultHead query={query} found={found} isUpdating={isUpdating} titleRef={results} onRemove={changeFilters} />
      <div aria-busy={isUpdating}>
        <Async value={found} skeleton={<PartListSkeleton hasBasket={props.addToBasket !== undefined} />}>
          {(data) => (
            <FoundParts
              {...data}
              query={query}
              contact={contact}
              listedFor={props.listedFor}
              addToBasket={props.addToBasket}
              compared={compared}
              onCompare={onCompare}
              onClear={changeFilters}
            />
          )}
        </Async>
      </div>
      {compared.length > 0 && <CompareBar ids={compared} onClear={clearCompared} />}
    </Page>
  );
};
