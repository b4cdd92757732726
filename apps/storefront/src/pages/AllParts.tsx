import {
  findPartsInput,
  mapAsyncData,
  pagedPageQuery,
  pageQuery,
  useFoundParts,
  useSeenParts,
} from '@dealerkit/api-client/react';
import { AllPartsScreen } from '@dealerkit/ui/screens/AllPartsScreen';
import type { AllPartsScreenProps } from '@dealerkit/ui/screens/AllPartsScreen';
import '@dealerkit/ui/screens/AllPartsScreen.css';
import { partQueryParameters, readPartQuery } from '@dealerkit/domain/partQuery';
import type { PartQuery } from '@dealerkit/domain/partQuery';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useContact } from '../preferences/useContact.js';
import type { PageAddress } from '../routing/lazyPage.js';

const PAGE_SIZE = 24;

/** The URL of a query, with the given number of pages loaded. */
const hrefOf = (query: PartQuery, pages = 1): string => {
  const parameters = new URLSearchParams({ ...partQueryParameters(query), ...(pages > 1 && { pages: String(pages) }) });
  return [paths.allParts, parameters.toString()].filter(Boolean).join('?');
};

const readPages = (parameters: URLSearchParams): number => {
  const pages = Number(parameters.get('pages'));
  return Number.isInteger(pages) && pages > 0 ? pages : 1;
};

const subscribe = () => () => undefined;

/** The query in the URL; none while the prerendered page is hydrated, which is the same for every query. */
const useSearch = (): string => {
  const { search } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => search,
    () => '',
  );
};

const useAllParts = (): AllPartsScreenProps => {
  const search = useSearch();
  const navigate = useNavigate();
  const { query, pages } = useMemo(() => {
    const parameters = new URLSearchParams(search);
    return { query: readPartQuery(parameters), pages: readPages(parameters) };
  }, [search]);
  const { found, isUpdating } = useFoundParts(query, { pages, pageSize: PAGE_SIZE, locale: useUi().texts.locale });
  useSeenParts(found.state === 'ready' ? found.data.rows : undefined);
  return {
    query,
    onQueryChange: (changed) => void navigate(hrefOf(changed), { replace: true }),
    found: mapAsyncData(found, ({ rows, total, isTotalMinimum, hasMore, usedSearch }) => ({
      parts: rows,
      total,
      isTotalMinimum,
      usedSearch,
      moreHref: hasMore ? hrefOf(query, Math.ceil(rows.length / PAGE_SIZE) + 1) : undefined,
    })),
    isUpdating,
    contact: useContact(),
  };
};

/** `/parts` */
export const AllParts = () => <AllPartsScreen {...useAllParts()} />;

AllParts.queries = ({ search, can }: PageAddress) => [
  can.findParts
    ? pagedPageQuery('findParts', findPartsInput(readPartQuery(new URLSearchParams(search))), PAGE_SIZE)
    : pageQuery('listParts', {}),
];
