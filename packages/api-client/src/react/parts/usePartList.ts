import type { Part } from '@dealerkit/domain/entities';
import { explainSearch } from '@dealerkit/domain/partSearch/explainSearch';
import { languageOfLocale } from '@dealerkit/domain/text/languages';
import { readPages } from '@dealerkit/domain/site/listAddress';
import { listedVehicle } from '@dealerkit/domain/parts/partFacts';
import { emptyPartQuery, type PartQuery, partsHref, readPartQuery } from '@dealerkit/domain/parts/partQuery';
import type { FacetCounts } from '@dealerkit/domain/search';
import { useMemo } from 'react';
import { mapAsyncData } from '../data/asyncData.js';
import { pagedPageQuery } from '../data/pagedPageQuery.js';
import type { PageQuery } from '../data/requests/pageQuery.js';
import { useSeenParts } from '../../storage/seenParts.js';
import { useFacets } from './search/useFacets.js';
import { findPartsInput, useFoundParts } from './search/useFoundParts.js';
import { usePartReader } from './search/usePartReader.js';

const PAGE_SIZE = 24;

export interface PartListOptions {
  /** The language of the page, such as `bn-BD`. */
  locale: string;
  /** The trucks of the visitor, by which the list can be filtered; without them there is no such filter. */
  trucks?: { trucks: readonly string[]; onChange: (trucks: readonly string[]) => void };
  /** Replaces the URL of the page, when the visitor changes the query. */
  onReplace: (href: string) => void;
}

/** The first calls of `usePartList`; `search` is the part of the URL that begins with `?`. */
export const partListQueries = (search: string): PageQuery[] => [
  pagedPageQuery('findParts', findPartsInput(readPartQuery(new URLSearchParams(search))), PAGE_SIZE),
];

/** Explains a search that found nothing; the synonyms load only then. */
const useExplainedSearch = (search: string, facets: FacetCounts | undefined, locale: string) => {
  const isNeeded = facets !== undefined && search.trim() !== '';
  const understand = usePartReader(isNeeded)?.understand;
  return useMemo(
    () => (isNeeded && understand ? explainSearch(understand(search, facets), languageOfLocale(locale)) : undefined),
    [isNeeded, understand, search, facets, locale],
  );
};

/** The parts of the query in a URL, with the filters that narrow it: props of `AllPartsScreen`. `search` is the part of the URL that begins with `?`. */
export const usePartList = (search: string, { locale, trucks, onReplace }: PartListOptions) => {
  const { query, pages } = useMemo(() => {
    const parameters = new URLSearchParams(search);
    return { query: readPartQuery(parameters), pages: readPages(parameters) };
  }, [search]);
  const all = useFacets(emptyPartQuery).facets;
  const { facets, isUpdating: areFacetsUpdating } = useFacets(query);
  const { found, isUpdating } = useFoundParts(query, { pages, pageSize: PAGE_SIZE });
  const isNothing = found.state === 'ready' && !isUpdating && found.data.total === 0;
  const explained = useExplainedSearch(query.search, isNothing && all.state === 'ready' ? all.data : undefined, locale);
  useSeenParts(found.state === 'ready' ? found.data.rows : undefined);
  return {
    query,
    onQueryChange: (changed: PartQuery) => onReplace(partsHref(changed)),
    filters: {
      facets,
      isUpdating: areFacetsUpdating,
      ...(trucks && { myTrucks: { ...trucks, vehicles: mapAsyncData(all, ({ vehicles }) => vehicles) } }),
    },
    listedFor: (part: Part) => listedVehicle(part, trucks?.trucks ?? []),
    found: mapAsyncData(found, ({ rows, hasMore, ...list }) => ({
      ...list,
      parts: rows,
      moreHref: hasMore ? partsHref(query, Math.ceil(rows.length / PAGE_SIZE) + 1) : undefined,
      exactHref: partsHref({ ...query, isExact: true }),
      ...explained,
    })),
    isUpdating,
  };
};
