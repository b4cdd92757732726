import { useEffect, useState } from 'react';
import type { Input } from '../../index.js';
import { type PagedList, type RowsByCall, usePagedQuery } from './usePagedQuery.js';

const PAGE_SIZE = 100;

/** Milliseconds without a key press before the host searches. */
const DELAY = 250;

/** The column by which a table is sorted. */
interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** What the user searches a table for, and sorts it by. */
interface TableQuery {
  search: string | undefined;
  sort: TableSort | undefined;
}

/** The search, sort order and pages of a table, as the tables of `@dealerkit/ui` take them. */
export interface HostPaging {
  /** The number of rows on all pages. */
  total: number;
  /** The host stopped counting at `total`. */
  isTotalMinimum: boolean;
  /** The typed search text. */
  search: string;
  /** The part of the search text that the host used, unless it used all of it. */
  usedSearch: string | undefined;
  onSearchChange: (search: string) => void;
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort | undefined) => void;
  /** The rows are those of an earlier search or sort order, or more rows are loading. */
  isUpdating: boolean;
  /** Loads the next page, if there is one. */
  onMore: (() => void) | undefined;
}

const noRows = { total: 0, isTotalMinimum: false, hasMore: false, usedSearch: undefined };

/** A table whose rows the host searches, sorts and sends in pages. */
export const useHostTable = <Name extends 'findParts' | 'findUsers' | 'findAudit'>(
  name: Name,
  inputOf: (query: TableQuery) => Input<Name>,
  initialSearch = '',
): Pick<PagedList<RowsByCall[Name]>, 'list'> & { paging: HostPaging } => {
  const [search, setSearch] = useState(initialSearch);
  const [sort, setSort] = useState<TableSort>();
  const [query, setQuery] = useState<TableQuery>({ search: initialSearch || undefined, sort: undefined });
  const [pages, setPages] = useState(1);

  useEffect(() => {
    const delay = setTimeout(() => {
      setQuery({ search: search.trim() || undefined, sort });
      setPages(1);
    }, DELAY);
    return () => clearTimeout(delay);
  }, [search, sort]);

  const { list, isUpdating } = usePagedQuery(name, inputOf(query), { pages, pageSize: PAGE_SIZE });
  const { total, isTotalMinimum, hasMore, usedSearch } = list.state === 'ready' ? list.data : noRows;
  const paging: HostPaging = {
    total,
    isTotalMinimum,
    search,
    usedSearch,
    onSearchChange: setSearch,
    sort,
    onSortChange: setSort,
    isUpdating: isUpdating || search.trim() !== (query.search ?? ''),
    onMore: hasMore ? () => setPages(pages + 1) : undefined,
  };
  return { list, paging };
};
