import {
  findPartsInput,
  mapAsyncData,
  pagedPageQuery,
  pageQuery,
  useFacets,
  useHydrated,
  usePartList,
  usePartReader,
  useSeenParts,
} from '@dealerkit/api-client/react';
import type { PageAddress } from '@dealerkit/api-client/react';
import { AllPartsScreen } from '@dealerkit/ui/screens/AllPartsScreen';
import type { AllPartsScreenProps } from '@dealerkit/ui/screens/AllPartsScreen';
import '@dealerkit/ui/screens/AllPartsScreen.css';
import { emptyPartQuery, partQueryParameters, readPartQuery } from '@dealerkit/domain/partQuery';
import type { PartQuery } from '@dealerkit/domain/partQuery';
import type { Part } from '@dealerkit/domain/entities';
import { vehiclesOfPart } from '@dealerkit/domain/partFacts';
import type { FacetCounts, UnderstoodSearch } from '@dealerkit/domain/search';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addToBasket } from '../basket/BasketButton.js';
import type { LanguageCode } from '../content/languages.js';
import { useLanguage } from '../preferences/language.js';
import { myTrucks, rememberSearch } from '../preferences/preferences.js';
import { useContact } from '../preferences/useContact.js';

const PAGE_SIZE = 24;

/** The URL of a query, with the given number of pages loaded. */
const hrefOf = (query: PartQuery, pages = 1): string => {
  const parameters = new URLSearchParams(partQueryParameters(query));
  if (pages > 1) parameters.set('pages', String(pages));
  return [paths.allParts, parameters.toString()].filter(Boolean).join('?');
};

const readPages = (parameters: URLSearchParams): number => {
  const pages = Number(parameters.get('pages'));
  return Number.isInteger(pages) && pages > 0 ? pages : 1;
};

/** The query in the URL; none while the prerendered page is hydrated, which is the same for every query. */
const useSearch = (): string => {
  const { search } = useLocation();
  return useHydrated() ? search : '';
};

/** Which of the visitor's trucks the dealer lists a part for. */
const truckOf = (trucks: readonly string[], part: Part): string | undefined => {
  const vehicles = vehiclesOfPart(part);
  return trucks.find((truck) => vehicles.includes(truck));
};

/** What is shown of a search that found nothing: what it names, and the nearest category. */
const explainSearch = ({ kinds, vehicles, brands, category }: UnderstoodSearch, language: LanguageCode) => ({
  understood: [
    ...kinds.flatMap(({ names, bangla }) => {
      const namesIn: Record<LanguageCode, readonly string[]> = { en: names, bn: bangla };
      return namesIn[language][0] ?? names[0] ?? [];
    }),
    ...vehicles,
    ...brands,
  ],
  nearestCategory:
    category === undefined
      ? undefined
      : { name: category, href: hrefOf({ ...emptyPartQuery, categories: [category] }) },
});

/** Explains a search that found nothing; the trade names load only then. */
const useExplainedSearch = (search: string, facets: FacetCounts | undefined, language: LanguageCode) => {
  const isNeeded = facets !== undefined && search.trim() !== '';
  const understand = usePartReader(isNeeded)?.understand;
  return useMemo(
    () => (isNeeded && understand ? explainSearch(understand(search, facets), language) : undefined),
    [isNeeded, understand, search, facets, language],
  );
};

/** Remembers the search with which the visitor leaves the page. */
const useRecentSearch = (search: string) => {
  const last = useRef(search);
  useEffect(() => {
    last.current = search;
  }, [search]);
  useEffect(() => () => rememberSearch(last.current), []);
};

const useAllParts = (): AllPartsScreenProps => {
  const search = useSearch();
  const navigate = useNavigate();
  const { query, pages } = useMemo(() => {
    const parameters = new URLSearchParams(search);
    return { query: readPartQuery(parameters), pages: readPages(parameters) };
  }, [search]);
  const { locale } = useUi().texts;
  const { code } = useLanguage();
  const trucks = myTrucks.useValue();
  const all = useFacets(emptyPartQuery).facets;
  const hrefWith = (count: number) => hrefOf(query, count);
  const list = usePartList(query, { pages, pageSize: PAGE_SIZE, locale, hrefOf: hrefWith });
  const { found } = list;
  const isNothing = found.state === 'ready' && !list.isUpdating && found.data.total === 0;
  const explained = useExplainedSearch(query.search, isNothing && all.state === 'ready' ? all.data : undefined, code);
  useRecentSearch(query.search);
  useSeenParts(found.state === 'ready' ? found.data.parts : undefined);
  return {
    ...list,
    filters: {
      ...list.filters,
      myTrucks: {
        trucks,
        vehicles: mapAsyncData(all, ({ vehicles }) => vehicles),
        onChange: myTrucks.write,
      },
    },
    listedFor: (part) => truckOf(trucks, part),
    onQueryChange: (changed) => void navigate(hrefOf(changed), { replace: true }),
    found: mapAsyncData(found, (parts) => ({
      ...parts,
      exactHref: hrefOf({ ...query, isExact: true }),
      ...explained,
    })),
    addToBasket,
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
