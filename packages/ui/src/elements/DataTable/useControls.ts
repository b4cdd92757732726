import { useState } from 'react';
import type { HostPaging, Sort } from './column.js';

interface Controls {
  paging: HostPaging | undefined;
  search: string | undefined;
  onSearch: ((search: string) => void) | undefined;
  sort: Sort | undefined;
  onSort: ((sort: Sort | undefined) => void) | undefined;
}

/** The search and the sort order: those of the host, those of the caller if there is a handler, or the table's own. */
export const useControls = ({ paging, ...given }: Controls) => {
  const [search, onSearch] = useState('');
  const [sort, onSort] = useState<Sort>();
  if (paging) return paging;
  return {
    ...(given.onSearch ? { search: given.search ?? '', onSearch: given.onSearch } : { search, onSearch }),
    ...(given.onSort ? { sort: given.sort, onSort: given.onSort } : { sort, onSort }),
    isUpdating: false,
  };
};
