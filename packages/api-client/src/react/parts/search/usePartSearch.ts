import type { Part } from '@dealerkit/domain/entities';
import type { PartSearch } from '@dealerkit/domain/partSearch/partSearch';
import { useEffect, useReducer, useState } from 'react';
import type { TradeName } from '@dealerkit/domain/search';
import type { AsyncData } from '../../data/asyncData.js';
import { useClientSettings } from '../../data/ClientProvider.js';
import { oncePerList } from './oncePerList.js';
import { untilIdle } from './untilIdle.js';

/** The search of a list, which is indexed once. */
export const searchOf = oncePerList(
  async (parts: readonly Part[], addedNames: readonly TradeName[]): Promise<PartSearch> => {
    // Its code has the table of trade names.
    const { createPartSearch } = await import('@dealerkit/domain/partSearch/partSearch');
    return createPartSearch(parts, { pause: untilIdle, addedNames });
  },
);

/** The search of a whole list, which is indexed while the page is idle. Waits while `parts` is undefined. */
export const usePartSearch = (parts: readonly Part[] | undefined): AsyncData<PartSearch> => {
  const { tradeNames } = useClientSettings();
  const [loaded, setLoaded] = useState<{ parts: readonly Part[]; search: PartSearch | undefined }>();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!parts) return undefined;
    let isCurrent = true;
    const set = (search: PartSearch | undefined) => isCurrent && setLoaded({ parts, search });
    searchOf(parts, tradeNames).then(set, () => set(undefined));
    return () => {
      isCurrent = false;
    };
  }, [parts, tradeNames, attempt]);
  if (loaded === undefined || loaded.parts !== parts) return { state: 'loading' };
  const { search } = loaded;
  if (search) return { state: 'ready', data: search };
  const again = () => {
    setLoaded(undefined);
    retry();
  };
  return { state: 'failed', kind: 'offline', retry: again };
};
