import { useState } from 'react';
import type { HostPaging, Sort } from './column.js';

interface Controls {
  paging: HostPaging | undefined;
  search: string | undefined;
  onSearchChange: ((search: string) => void) | undefined;
  sort: Sort | undefined;
  onSortChange: ((sort: Sort | undefined) => void) | undefined;
}

/** The search and the sort order: those of the host, those of the caller if there is a handler, or the table's own. */
export const useControls = ({ paging, ...given }: Controls) => {
  const [search, onSearchChange] = useState('');
  const [sort, onSortChange] = useState<Sort>();
  if (paging) return paging;
  return {
    ...(given.onSearchChange
      ? { search: given.search ?? '', onSearchChange: given.onSearchChange }
      : { search, onSearchChange }),
    ...(given.onSortChange ? { sort: given.sort, onSortChange: given.onSortChange } : { sort, onSortChange }),
    isUpdating: false,
  };
};
