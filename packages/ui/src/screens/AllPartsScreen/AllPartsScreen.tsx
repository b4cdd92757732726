'use client';
import { useRef, useState } from 'react';
import { PartListSkeleton } from '../../blocks/PartList/PartListSkeleton.js';
import { PartQuickLook } from '../../blocks/PartQuickLook/PartQuickLook.js';
import { Async } from '../../elements/Async/Async.js';
import type { AsyncData } from '../../AsyncData.js';
import type { ShopContact } from '../../dealer.js';
import type { Part } from '@dealerkit/domain/entities';
import type { PartQuery } from '@dealerkit/domain/partQuery';
import { useUi } from '../../UiProvider.js';
import { useFormatTotal } from '../../elements/useFormatTotal.js';
import { ActiveFilters } from './ActiveFilters.js';
import { lead, page, resultHead, resultTitle, title } from './AllPartsScreen.css.js';
import { FoundParts } from './FoundParts.js';
import type { FoundPartList } from './FoundParts.js';
import { PartSearch } from './PartSearch.js';

export type { FoundPartList } from './FoundParts.js';

export interface AllPartsScreenProps {
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
}

const useCurrentTitle = ({ query, found }: Pick<AllPartsScreenProps, 'query' | 'found'>): string => {
  const { allParts, common } = useUi().texts;
  const formatTotal = useFormatTotal();
  if (found.state === 'failed') return allParts.results;
  if (found.state === 'loading') return common.loading;
  const { total, isTotalMinimum } = found.data;
  const formatted = formatTotal(total, isTotalMinimum);
  const search = query.search.trim();
  return search ? allParts.countFor(total, formatted, search) : allParts.count(total, formatted);
};

/** The title of the parts that are shown, which is that of the last query while the parts of a new one are loading. */
const useResultTitle = (props: Pick<AllPartsScreenProps, 'query' | 'found'>, isUpdating: boolean): string => {
  const current = useCurrentTitle(props);
  const [loaded, setLoaded] = useState(current);
  if (!isUpdating && loaded !== current) setLoaded(current);
  return isUpdating ? loaded : current;
};

/** All parts with search, filters and a quick look (`/parts`). */
export const AllPartsScreen = ({ query, onQueryChange, found, isUpdating = false, contact }: AllPartsScreenProps) => {
  const { titles, allParts, table } = useUi().texts;
  const results = useRef<HTMLHeadingElement>(null);
  const [shownPart, setShownPart] = useState<Part>();
  const resultTitleText = useResultTitle({ query, found }, isUpdating);
  const focusResults = () => results.current?.focus();
  const changeFilters = (changed: PartQuery) => {
    // The button that was clicked disappears.
    focusResults();
    onQueryChange(changed);
  };
  return (
    <div className={page}>
      <div>
        <h1 className={title} tabIndex={-1}>
          {titles.allParts}
        </h1>
        <p className={lead}>{allParts.lead}</p>
      </div>
      <PartSearch query={query} onQueryChange={onQueryChange} onSubmit={focusResults} />
      <div className={resultHead}>
        <div role="status">
          <h2 ref={results} className={resultTitle} tabIndex={-1}>
            {resultTitleText}
          </h2>
          {found.state === 'ready' && found.data.usedSearch !== undefined && (
            <p>{table.searchCut(found.data.usedSearch)}</p>
          )}
        </div>
        <ActiveFilters query={query} onRemove={changeFilters} />
      </div>
      <div aria-busy={isUpdating}>
        <Async value={found} skeleton={<PartListSkeleton />}>
          {(data) => (
            <FoundParts {...data} query={query} contact={contact} onClear={changeFilters} onQuickLook={setShownPart} />
          )}
        </Async>
      </div>
      {shownPart && <PartQuickLook part={shownPart} contact={contact} onClose={() => setShownPart(undefined)} />}
    </div>
  );
};
