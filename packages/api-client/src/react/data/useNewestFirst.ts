import type { Order } from '@dealerkit/domain/entities';
import { newestOrdersFirst } from '@dealerkit/domain/orders/orders';
import { useMemo } from 'react';
import type { AsyncData } from './asyncData.js';

/** The lines of a call that lists the oldest order first, the newest order first. */
export const useNewestFirst = (list: AsyncData<readonly Order[]>): AsyncData<readonly Order[]> => {
  const lines = list.state === 'ready' ? list.data : undefined;
  const newestFirst = useMemo(() => lines && newestOrdersFirst(lines), [lines]);
  return newestFirst && list.state === 'ready' ? { ...list, data: newestFirst } : list;
};
