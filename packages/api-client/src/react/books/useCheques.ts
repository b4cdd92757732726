import { type ChequeStatus, chequeStatuses } from '@dealerkit/domain/books';
import { useState } from 'react';
import { mapAsyncData } from '../data/asyncData.js';
import { usePagedQuery } from '../data/usePagedQuery.js';
import { type ChequeMessages, useSetCheque } from './useSetCheque.js';

const PAGE_SIZE = 100;

/**
 * The cheques with the status in a URL, page by page: props of `ChequesScreen`. Without a status they are those that have not cleared, and
 * those of every status with `all`.
 */
export const useCheques = (given: string | null, messages: ChequeMessages) => {
  const known = chequeStatuses.find((each) => each === given);
  const status: ChequeStatus | undefined = given === 'all' ? undefined : (known ?? 'received');
  const [paging, setPaging] = useState({ pages: 1, status });
  // Another status starts with its first page.
  const pages = paging.status === status ? paging.pages : 1;
  const { list, isUpdating } = usePagedQuery('findCheques', { status }, { pages, pageSize: PAGE_SIZE });
  const { total, hasMore } = list.state === 'ready' ? list.data : { total: 0, hasMore: false };
  return {
    cheques: mapAsyncData(list, ({ rows }) => rows),
    total,
    status,
    onMore: hasMore ? () => setPaging({ pages: pages + 1, status }) : undefined,
    isLoading: isUpdating,
    onSet: useSetCheque(messages),
  };
};
