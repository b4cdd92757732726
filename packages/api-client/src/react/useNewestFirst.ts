import { useMemo } from 'react';
import type { AsyncData } from './asyncData.js';

/** The rows of a call that lists the oldest first, newest first. */
export const useNewestFirst = <Row>(list: AsyncData<readonly Row[]>): AsyncData<readonly Row[]> => {
  const rows = list.state === 'ready' ? list.data : undefined;
  const newestFirst = useMemo(() => rows?.toReversed(), [rows]);
  return newestFirst && list.state === 'ready' ? { ...list, data: newestFirst } : list;
};
