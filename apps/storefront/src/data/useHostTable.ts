import type { HostPaging } from '@dealerkit/ui/screens/ManageProductsScreen';
import type { Input } from '@dealerkit/api-client';
import { useAbilities, usePagedQuery } from '@dealerkit/api-client/react';
import { useEffect, useState } from 'react';

const PAGE_SIZE = 100;

/** Milliseconds without a key press before the host searches. */
const DELAY = 250;

/** What the user searches a table for, and sorts it by. */
interface TableQuery {
  search: string | undefined;
  sort: HostPaging['sort'];
}

const noRows = { total: 0, isTotalMinimum: false, hasMore: false, usedSearch: undefined };

/** A table whose rows the host searches, sorts and sends in pages; nothing is loaded from a host that cannot (D29). */
export const useHostTable = <Name extends 'findParts' | 'findUsers' | 'findAudit'>(
  name: Name,
  inputOf: (query: TableQuery) => Input<Name>,
  initialSearch = '',
) => {
  const can = useAbilities();
  const [search, setSearch] = useState(initialSearch);
  const [sort, setSort] = useState<HostPaging['sort']>();
  const [query, setQuery] = useState<TableQuery>({ search: initialSearch || undefined, sort: undefined });
  const [pages, setPages] = useState(1);

  useEffect(() => {
    const delay = setTimeout(() => {
      setQuery({ search: search.trim() || undefined, sort });
      setPages(1);
    }, DELAY);
    return () => clearTimeout(delay);
  }, [search, sort]);

  const { list, isUpdating } = usePagedQuery(name, can[name] ? inputOf(query) : undefined, {
    pages,
    pageSize: PAGE_SIZE,
  });
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
