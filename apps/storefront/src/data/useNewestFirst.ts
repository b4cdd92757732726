import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { useMemo } from 'react';

/** The rows of a host that lists the oldest first, newest first. */
export const useNewestFirst = <Row>(list: AsyncData<readonly Row[]>): AsyncData<readonly Row[]> => {
  const rows = list.state === 'ready' ? list.data : undefined;
  const newestFirst = useMemo(() => rows?.toReversed(), [rows]);
  return newestFirst && list.state === 'ready' ? { ...list, data: newestFirst } : list;
};
